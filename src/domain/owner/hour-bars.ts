// A day's hours beside last week's, as bars: from the first hour in which something was ordered on either day to the last.
import type { HourCount } from './day-figures.ts';

export interface HourBar {
  readonly hour: number;
  readonly orders: number;
  readonly lastWeek: number;
  /** Share of the highest bar of all, 0 to 1. */
  readonly height: number;
  readonly lastWeekHeight: number;
}

/** Without a gap; none where nothing was ordered on either day. */
export const hourBars = (today: readonly HourCount[], lastWeek: readonly HourCount[]): readonly HourBar[] => {
  const all = [...today, ...lastWeek];
  if (all.length === 0) return [];
  const hours = all.map(({ hour }) => hour);
  const [first, last] = [Math.min(...hours), Math.max(...hours)];
  const most = Math.max(1, ...all.map(({ orders }) => orders));
  const at = (counts: readonly HourCount[], hour: number) => counts.find((one) => one.hour === hour)?.orders ?? 0;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    const [orders, before] = [at(today, hour), at(lastWeek, hour)];
    return { hour, orders, lastWeek: before, height: orders / most, lastWeekHeight: before / most };
  });
};
