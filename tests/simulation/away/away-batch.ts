// Runs many schedules of guests without a table; prints the first one that breaks a guarantee.
import { withGround } from '../random-batch.ts';
import { type AwaySabotage, type AwayVerdict, runAwaySchedule } from './away-schedule.ts';

/** Number of schedules that share one server. */
const SCHEDULES_A_SERVER = 200;

export interface AwayBatch {
  readonly run: number;
  readonly sent: number;
  readonly cooked: number;
  /** Number of delivery orders by place. */
  readonly brought: ReadonlyMap<string, number>;
  readonly shown: ReadonlySet<string>;
  readonly failures: readonly { readonly seed: number; readonly verdict: AwayVerdict }[];
}

export const explainAway = (seed: number, { violations, trace }: AwayVerdict): string =>
  [
    `SEED=${seed} broke a promise; again: SEED=${seed} npx vitest run tests/simulation/away`,
    ...violations.map(({ kind, what }) => `  ${kind}: ${what}`),
    ...trace,
  ].join('\n');

/** Runs seeds `from` … `from + count - 1`; stops at the first failure, or when told that it has seen enough. */
export async function runAwayBatch(
  from: number,
  count: number,
  options: {
    readonly disk?: 'memory' | 'dexie';
    readonly sabotage?: AwaySabotage;
    readonly isEnough?: (verdict: AwayVerdict) => boolean;
  } = {},
): Promise<AwayBatch> {
  const { disk = 'memory', sabotage, isEnough = () => true } = options;
  const failures: { seed: number; verdict: AwayVerdict }[] = [];
  const shown = new Set<string>();
  const brought = new Map<string, number>();
  let [run, sent, cooked, enough] = [0, 0, 0, false];
  for (let first = from; first < from + count && !enough; first += SCHEDULES_A_SERVER) {
    await withGround(async (ground) => {
      const end = Math.min(from + count, first + SCHEDULES_A_SERVER);
      for (let seed = first; seed < end && !enough; seed++) {
        const verdict = await runAwaySchedule(ground, seed, disk, sabotage);
        run += 1;
        sent += verdict.sent;
        cooked += verdict.cooked;
        for (const one of verdict.shown) shown.add(one);
        for (const zone of verdict.brought) brought.set(zone, (brought.get(zone) ?? 0) + 1);
        if (verdict.violations.length === 0) continue;
        failures.push({ seed, verdict });
        enough = isEnough(verdict);
      }
    });
  }
  return { run, sent, cooked, brought, shown, failures };
}
