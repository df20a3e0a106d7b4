// Parties that have left are noticed, and their rows taken away: at the start, every hour, and when a session comes or goes.
import type { TablDatabase } from '#db/database.ts';

export interface SweepParts {
  readonly db: TablDatabase;
  /** Epoch ms, device clock. */
  readonly deviceNow: () => number;
}

const EVERY_MS = 3_600_000;

/** Never rejects: what cannot be swept now is swept the next time. */
export const sweep = ({ db, deviceNow }: SweepParts): Promise<void> =>
  import('#db/visit/sweep-visits.ts').then(({ sweepVisits }) => sweepVisits(db, deviceNow())).catch(() => undefined);

/** Sweeps now and every hour, as long as the page lives. */
export function startSweeping(parts: SweepParts): void {
  void sweep(parts);
  setInterval(() => void sweep(parts), EVERY_MS);
}
