// Runs many schedules one after another; prints the first one that breaks a guarantee.

import { type Ground, runRandomSchedule, type Sabotaged } from './random-schedule.ts';
import type { Verdict } from './run-schedule.ts';
import { openVenueServer } from './venue-server.ts';

/** Number of schedules per server; with more, its tables become slow. */
const SCHEDULES_A_SERVER = 400;

/** Orders stay on a board for a day, so each shift needs a new server. */
const SHIFTS_A_SERVER = 1;

export async function withGround<T>(work: (ground: Ground) => Promise<T>): Promise<T> {
  let now = () => 0;
  const server = await openVenueServer(() => now());
  try {
    return await work({ server, onTime: (clock) => (now = clock) });
  } finally {
    await server.close();
  }
}

export const explain = (seed: number, { violations, trace }: Verdict): string =>
  [
    `SEED=${seed} broke a promise; again: SEED=${seed} npx vitest run tests/simulation/random`,
    ...violations.map(({ kind, what }) => `  ${kind}: ${what}`),
    ...trace,
  ].join('\n');

export interface BatchResult {
  readonly run: number;
  readonly sent: number;
  readonly cooked: number;
  readonly shown: ReadonlySet<string>;
  /** Verdicts of the first failed schedules. */
  readonly failures: readonly { readonly seed: number; readonly verdict: Verdict }[];
}

/** Runs seeds `from` … `from + count - 1`; stops at the first failure, or when told that it has seen enough. */
export async function runBatch(
  from: number,
  count: number,
  disk: 'memory' | 'dexie',
  options: { readonly sabotaged?: Sabotaged; readonly isEnough?: (verdict: Verdict) => boolean } = {},
): Promise<BatchResult> {
  const { sabotaged, isEnough = () => true } = options;
  let enough = false;
  const failures: { seed: number; verdict: Verdict }[] = [];
  let run = 0;
  let sent = 0;
  let cooked = 0;
  const shown = new Set<string>();
  const share = sabotaged?.service ? SHIFTS_A_SERVER : SCHEDULES_A_SERVER;
  for (let first = from; first < from + count && !enough; first += share) {
    await withGround(async (ground) => {
      const end = Math.min(from + count, first + share);
      for (let seed = first; seed < end && !enough; seed++) {
        const verdict = await runRandomSchedule(ground, seed, disk, sabotaged);
        run += 1;
        sent += verdict.sent;
        cooked += verdict.cooked;
        for (const one of verdict.shown) shown.add(one);
        if (verdict.violations.length === 0) continue;
        failures.push({ seed, verdict });
        enough = isEnough(verdict);
      }
    });
  }
  return { run, sent, cooked, shown, failures };
}
