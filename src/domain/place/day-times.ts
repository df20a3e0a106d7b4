// The times that a place's clock shows on a day, as instants: on days of 23 and 25 hours too.
import { instantsOf } from './wall-instants.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const DAY_MINUTES = 1440;

export interface DayTime {
  /** Epoch ms. */
  readonly at: number;
  /** Since midnight, as the clock shows them. */
  readonly minutes: number;
  /** Minutes before UTC, where the clock shows this time twice that day; absent: it comes once. */
  readonly offset?: number;
}

/**
 * The times of a day's clock, `step` minutes apart, each at every instant that shows it, ascending: none that the clocks skip.
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
