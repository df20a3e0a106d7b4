// Wall-clock times of a day with their instants, also on days of 23 and 25 hours.
import { instantsOf } from './wall-instants.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const DAY_MINUTES = 1440;

export interface DayTime {
  /** Epoch ms. */
  readonly at: number;
  /** Wall-clock minutes since midnight. */
  readonly minutes: number;
  /** UTC offset in minutes, when this time occurs twice that day; absent: once. */
  readonly offset?: number;
}

/**
 * Wall-clock times of a day in steps of `step` minutes, each at each of its instants, ascending; skipped times are left out.
 * `day`: its midnight as if it were UTC.
 */
export const timesOfDay = (day: number, step: number, timeZone: string): readonly DayTime[] => {
  const clock = Array.from({ length: Math.ceil(DAY_MINUTES / step) }, (_, i) => i * step);
  const [begin, ...again] = instantsOf(day, timeZone);
  const isPlain = begin !== undefined && again.length === 0 && instantsOf(day + DAY, timeZone)[0] === begin + DAY;
  if (isPlain) return clock.map((minutes) => ({ at: begin + minutes * MINUTE, minutes }));
  const times = clock.flatMap((minutes) => {
    const wall = day + minutes * MINUTE;
    const instants = instantsOf(wall, timeZone);
    return instants.map((at) => ({ at, minutes, ...(instants.length > 1 && { offset: (wall - at) / MINUTE }) }));
  });
  return times.sort((a, b) => a.at - b.at);
};
