import { Trans } from '@lingui/react/macro';
import { formatTime } from '#ui/words/format-time.ts';
import type { BoardTime } from '#view/service/tables-view.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const seconds = (age: number): string =>
  `${Math.floor(age / MINUTE)}:${String(Math.floor((age % MINUTE) / SECOND)).padStart(2, '0')}`;

/**
 * For how long something has been so: "1:40" for who waits, "24 min" for what takes its time. Where the board is not fresh
 * it is since when, because an age would be a guess.
 */
export const Age = ({
  since,
  time: { now, isStale, timeZone },
  exact = false,
}: {
  readonly since: number;
  readonly time: BoardTime;
  /** To the second, within the first hour. */
  readonly exact?: boolean;
}) => {
  const age = Math.max(0, now - since);
  if (isStale || age >= 3 * HOUR) {
    const at = formatTime(since, timeZone);
    return <Trans comment="since a time of day: since 12:36">since {at}</Trans>;
  }
  if (exact && age < HOUR) return seconds(age);
  const minutes = Math.floor(age / MINUTE);
  return <Trans comment="an age in minutes: 24 min">{minutes} min</Trans>;
};
