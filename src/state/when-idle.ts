// A new build takes over only when nothing is open: no dish chosen, nothing on its way, no dialog, nothing half written,
// nobody touching the screen.
import type { TablDatabase } from '#db/database.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { followTouches, isAnythingOpen } from '#platform/page-rest.ts';

const LOOK_EVERY_MS = 15_000;
/** [S9.10] */
const IDLE_MS = 60_000;

/** Calls the work once, as soon as a reload takes nothing from anybody. Returns how to call it off. */
export function whenIdle(db: TablDatabase, work: () => void): () => void {
  // Who has just opened the page may be reading.
  let touchedAt = performance.now();
  const unfollow = followTouches(() => {
    touchedAt = performance.now();
  });
  const look = async () => {
    const isIdle = document.visibilityState === 'hidden' || performance.now() - touchedAt > IDLE_MS;
    if (!isIdle || isAnythingOpen() || (await hasSomethingOpen(db)) || stopped) return;
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

/** What cannot be read may be something. */
async function hasSomethingOpen(db: TablDatabase): Promise<boolean> {
  try {
    const { listEntries } = await import('#db/outbox/outbox-table.ts');
    const [carts, entries] = await Promise.all([db.carts.toArray(), listEntries(db)]);
    return carts.some((cart) => cart.lines.length > 0) || entries.some((entry) => !isSettled(entry.state));
  } catch {
    return true;
  }
}
