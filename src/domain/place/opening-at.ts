// An earlier announced opening, named relative to now.
import { wallClockAt } from './clock-zone.ts';
import { type NextOpening, whenOf } from './hours.ts';

const DAY = 86_400_000;

const dayOf = (at: number, timeZone: string): number => {
  const wall = wallClockAt(at, timeZone);
  return wall - (wall % DAY);
};

/** Names an opening in the place's zone at `now`: today, tomorrow, a weekday. undefined: it has passed. */
export const openingAt = (at: number, timeZone: string, now: number): Pick<NextOpening, 'at' | 'when'> | undefined =>
  at > now ? { at, when: whenOf(dayOf(at, timeZone) - dayOf(now, timeZone)) } : undefined;
