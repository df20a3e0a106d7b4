import { formatTime } from '#ui/words/format-time.ts';
import type { BoardTime } from './tables-view.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const seconds = (age: number): string => `0:${String(Math.floor(age / SECOND)).padStart(2, '0')}`;

/** Format of an age, with its number or clock time. */
export interface WrittenAge {
  readonly as: 'since' | 'seconds' | 'minutes' | 'now';
  /** Empty for `now`. */
  readonly text: string;
}

/**
 * Age of a state: `now` or, if `exact`, "0:40" in the first minute, then "24" minutes, because "27:07" reads like a clock time. On a stale board
 * its start time, because an age would be a guess.
 */
export const writtenAge = (since: number, { now, isStale, timeZone }: BoardTime, exact = false): WrittenAge => {
  const age = Math.max(0, now - since);
  if (isStale || age >= 3 * HOUR) return { as: 'since', text: formatTime(since, timeZone) };
  if (age < MINUTE) return exact ? { as: 'seconds', text: seconds(age) } : { as: 'now', text: '' };
  return { as: 'minutes', text: String(Math.floor(age / MINUTE)) };
};

/** Whether two times give the same text, so that no new render is needed. */
export const isSameAge = (since: number, before: BoardTime, after: BoardTime, exact = false): boolean => {
  if (before === after) return true;
  const [one, other] = [writtenAge(since, before, exact), writtenAge(since, after, exact)];
  return one.as === other.as && one.text === other.text;
};
