// A new build takes over only when nothing is open: no dish chosen, nothing on its way, nobody touching the screen.
import type { TablDatabase } from '#db/database.ts';
import { listEntries } from '#db/outbox-table.ts';
import { isSettled } from '#domain/outbox.ts';

const LOOK_EVERY_MS = 15_000;
/** [S9.10] */
const IDLE_MS = 60_000;

/** Calls `takeOver` once, as soon as a reload takes nothing from anybody. */
export function updateWhenIdle(db: TablDatabase, takeOver: () => void): void {
  let touchedAt = performance.now();
  const touched = () => {
    touchedAt = performance.now();
  };
  for (const type of ['pointerdown', 'keydown', 'scroll'] as const) {
    window.addEventListener(type, touched, { passive: true, capture: true });
  }
  const timer = setInterval(async () => {
    const isIdle = document.visibilityState === 'hidden' || performance.now() - touchedAt > IDLE_MS;
    const isOpen = document.querySelector('[role="dialog"]') !== null;
    if (!isIdle || isOpen || (await hasSomethingOpen(db))) return;
    clearInterval(timer);
    takeOver();
  }, LOOK_EVERY_MS);
}

async function hasSomethingOpen(db: TablDatabase): Promise<boolean> {
  const [carts, entries] = await Promise.all([db.carts.toArray(), listEntries(db)]);
  return carts.some((cart) => cart.lines.length > 0) || entries.some((entry) => !isSettled(entry.state));
}
