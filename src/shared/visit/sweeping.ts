// Detects parties that have left and deletes their rows: at the start, every hour, and when a session starts or ends.
import type { TablDatabase } from '#core/db/database.ts';
import type { ServerClock } from '#core/sync/clock.ts';

export interface SweepParts {
  readonly db: TablDatabase;
  readonly clock: ServerClock;
  /** Epoch ms, device clock. */
  readonly deviceNow: () => number;
}

const EVERY_MS = 3_600_000;
/** Interval while the server's time is unknown; until then no party counts as having left. */
const UNHEARD_MS = 30_000;

/** Never rejects: a failed sweep is repeated by the next one. */
export const sweep = ({ db, clock, deviceNow }: SweepParts): Promise<void> =>
  import('#core/db/visit/sweep-visits.ts')
    .then(({ sweepVisits }) => sweepVisits(db, { serverNow: clock.heard(), deviceNow: deviceNow() }))
    .catch(() => undefined);

/** Sweeps now and every hour while the page lives. */
export function startSweeping(parts: SweepParts): void {
  void sweep(parts);
  setTimeout(() => startSweeping(parts), parts.clock.heard() === undefined ? UNHEARD_MS : EVERY_MS);
}
