import { formatTime } from '#ui/words/format-time.ts';
import type { BoardTime } from './tables-view.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const seconds = (age: number): string => `0:${String(Math.floor(age / SECOND)).padStart(2, '0')}`;

/** How an age is written, and with which number or time of day. */
export interface WrittenAge {
  readonly as: 'since' | 'seconds' | 'minutes';
  readonly text: string;
}

/**
 * For how long something has been so: "0:40" for somebody who has just begun to wait, "24" minutes after that, as "27:07" reads like a time of day. Where the board is not fresh it is
 * since when, because an age would be a guess. `exact`: to the second, within the first minute.
 */
export const writtenAge = (since: number, { now, isStale, timeZone }: BoardTime, exact = false): WrittenAge => {
  const age = Math.max(0, now - since);
  if (isStale || age >= 3 * HOUR) return { as: 'since', text: formatTime(since, timeZone) };
  if (exact && age < MINUTE) return { as: 'seconds', text: seconds(age) };
  return { as: 'minutes', text: String(Math.floor(age / MINUTE)) };
};

/** Whether two moments write the same age: what shows it need not be drawn again. */
export const isSameAge = (since: number, before: BoardTime, after: BoardTime, exact = false): boolean => {
  if (before === after) return true;
  const [one, other] = [writtenAge(since, before, exact), writtenAge(since, after, exact)];
  return one.as === other.as && one.text === other.text;
};
