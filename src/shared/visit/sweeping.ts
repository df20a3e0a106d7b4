// Parties that have left are noticed, and their rows taken away: at the start, every hour, and when a session comes or goes.
import type { TablDatabase } from '#core/db/database.ts';
import type { ServerClock } from '#core/sync/clock.ts';

export interface SweepParts {
  readonly db: TablDatabase;
  readonly clock: ServerClock;
  /** Epoch ms, device clock. */
  readonly deviceNow: () => number;
}

const EVERY_MS = 3_600_000;
/** Until the server has told the time nobody is known to have left. */
const UNHEARD_MS = 30_000;

/** Never rejects: what cannot be swept now is swept the next time. */
export const sweep = ({ db, clock, deviceNow }: SweepParts): Promise<void> =>
  import('#core/db/visit/sweep-visits.ts')
    .then(({ sweepVisits }) => sweepVisits(db, { serverNow: clock.heard(), deviceNow: deviceNow() }))
    .catch(() => undefined);

/** Sweeps now and every hour, as long as the page lives. */
export function startSweeping(parts: SweepParts): void {
  void sweep(parts);
  setTimeout(() => startSweeping(parts), parts.clock.heard() === undefined ? UNHEARD_MS : EVERY_MS);
}
