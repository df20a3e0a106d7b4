// Figures of a shared machine are comparable only within one run: tables with the ratio first.

const sorted = (values: readonly number[]): number[] => values.filter(Number.isFinite).sort((a, b) => a - b);

/** Median; NaN without values. */
export const median = (values: readonly number[]): number => {
  const all = sorted(values);
  return ((all[(all.length - 1) >> 1] ?? Number.NaN) + (all[all.length >> 1] ?? Number.NaN)) / 2;
};

/** Quantile: the value that the fraction `part` (0 to 1) of all values does not exceed. */
export const quantile = (values: readonly number[], part: number): number => {
  const all = sorted(values);
  return all[Math.min(all.length - 1, Math.floor(all.length * part))] ?? Number.NaN;
};

/** Below this, a figure is shown as 0.00. */
const NOTHING = 0.005;

export interface Row {
  readonly what: string;
  /** One value per round; values with the same index are of the same round. */
  readonly ours: readonly number[];
  readonly base: readonly number[];
  /** The goal, in words. */
  readonly goal?: string;
}

/** A Markdown table: the median of the rounds' ratios, then both medians with their ranges. */
export function ratioTable(rows: readonly Row[], oursName: string, baseName: string): string {
  const hasGoals = rows.some(({ goal }) => goal !== undefined);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = ['', `${oursName} / ${baseName}`, `${oursName} (min-max)`, `${baseName} (min-max)`];
  return [
    line(hasGoals ? [...head, 'goal'] : head),
    `|${'---|'.repeat(hasGoals ? 5 : 4)}`,
    ...rows.map(({ what, ours, base, goal }) => {
      // A ratio to almost zero has no meaning.
      const ratio =
        median(base) < NOTHING ? Number.NaN : median(ours.map((one, round) => one / (base[round] ?? Number.NaN)));
      const cells = [what, `**${short(ratio)}**`, spread(ours), spread(base)];
      return line(hasGoals ? [...cells, goal ?? ''] : cells);
    }),
  ].join('\n');
}

export const short = (value: number): string => {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
};

const spread = (values: readonly number[]): string => {
  const all = sorted(values);
  if (all.length < 2) return short(median(all));
  return `${short(median(all))} (${short(all[0] ?? Number.NaN)}-${short(all.at(-1) ?? Number.NaN)})`;
};
