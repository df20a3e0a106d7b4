// Orders of a day by hour beside last week's, as bars: from the first to the last hour with an order on either day.
import { type Minor, ZERO } from '../pricing/money.ts';
import type { HourCount } from './day-figures.ts';

export interface HourBar {
  readonly hour: number;
  readonly orders: number;
  readonly lastWeek: number;
  /** Turnover of both days; undefined: unknown on one of them. */
  readonly amounts: { readonly now: Minor; readonly lastWeek: Minor } | undefined;
  /** Relative to the highest bar, 0 to 1. */
  readonly height: number;
  readonly lastWeekHeight: number;
}

/** Hours without a gap; empty when neither day has an order. */
export const hourBars = (today: readonly HourCount[], lastWeek: readonly HourCount[]): readonly HourBar[] => {
  const all = [...today, ...lastWeek];
  if (all.length === 0) return [];
  const hours = all.map(({ hour }) => hour);
  const [first, last] = [Math.min(...hours), Math.max(...hours)];
  const most = Math.max(1, ...all.map(({ orders }) => orders));
  const isPriced = all.every(({ amount }) => amount !== undefined);
  const amountAt = (counts: readonly HourCount[], hour: number) =>
    counts.find((one) => one.hour === hour)?.amount ?? ZERO;
  const at = (counts: readonly HourCount[], hour: number) => counts.find((one) => one.hour === hour)?.orders ?? 0;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    const [orders, before] = [at(today, hour), at(lastWeek, hour)];
    const amounts = isPriced ? { now: amountAt(today, hour), lastWeek: amountAt(lastWeek, hour) } : undefined;
    return { hour, orders, lastWeek: before, amounts, height: orders / most, lastWeekHeight: before / most };
  });
};
