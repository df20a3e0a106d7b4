// A new build takes over only when idle: no dish chosen lately, no pending command, no open dialog, no half-written text, no
// touch.
import type { TablDatabase } from '#core/db/database.ts';
import { followTouches, isAnythingOpen } from '#core/platform/page-rest.ts';
import { ENTRY_STATES, isSettled } from '#domain/outbox/outbox.ts';

const LOOK_EVERY_MS = 15_000;
/** [S9.10] */
const IDLE_MS = 60_000;
/** A full cart is stored and survives the reload; a forgotten one must not block a new build forever. */
const CART_HOLDS_MS = 600_000;

/** Runs the work once, as soon as a reload loses no data. Returns a function that cancels it. */
export function whenIdle(db: TablDatabase, work: () => void): () => void {
  // A guest who has just opened the page may be reading.
  let touchedAt = performance.now();
  const unfollow = followTouches(() => {
    touchedAt = performance.now();
  });
  const look = async () => {
    const quietFor = performance.now() - touchedAt;
    const isIdle = document.visibilityState === 'hidden' || quietFor > IDLE_MS;
    if (!isIdle || isAnythingOpen() || (await hasSomethingOpen(db, quietFor)) || stopped) return;
    stop();
    work();
  };
  let stopped = false;
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  const stop = () => {
    stopped = true;
    clearInterval(timer);
    unfollow();
  };
  return stop;
}

const SETTLED = ENTRY_STATES.filter(isSettled);

/** Whether a dish was chosen lately or a command is pending. Unreadable data counts as open. */
async function hasSomethingOpen(db: TablDatabase, quietFor: number): Promise<boolean> {
  try {
    const [carts, waiting] = await Promise.all([db.carts.toArray(), db.outbox.where('state').noneOf(SETTLED).count()]);
    return waiting > 0 || (quietFor < CART_HOLDS_MS && carts.some((cart) => cart.lines.length > 0));
  } catch {
    return true;
  }
}
