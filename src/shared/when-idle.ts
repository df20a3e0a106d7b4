// A new build takes over only when nothing is open: no dish chosen lately, nothing on its way, no dialog, nothing half written,
// nobody touching the screen.
import type { TablDatabase } from '#core/db/database.ts';
import { followTouches, isAnythingOpen } from '#core/platform/page-rest.ts';
import { ENTRY_STATES, isSettled } from '#domain/outbox/outbox.ts';

const LOOK_EVERY_MS = 15_000;
/** [S9.10] */
const IDLE_MS = 60_000;
/** A full cart is a row and stands there after the reload; a forgotten one must not keep a withdrawn build for ever. */
const CART_HOLDS_MS = 600_000;

/** Calls the work once, as soon as a reload takes nothing from anybody. Returns how to call it off. */
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

/** Whether a dish was chosen lately or a command waits. What cannot be read may be something. */
async function hasSomethingOpen(db: TablDatabase, quietFor: number): Promise<boolean> {
  try {
    const [carts, waiting] = await Promise.all([db.carts.toArray(), db.outbox.where('state').noneOf(SETTLED).count()]);
    return waiting > 0 || (quietFor < CART_HOLDS_MS && carts.some((cart) => cart.lines.length > 0));
  } catch {
    return true;
  }
}
