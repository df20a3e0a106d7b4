// An opening that was told before, as it is said now.
import { wallClockAt } from './clock-zone.ts';
import { type NextOpening, whenOf } from './hours.ts';

const DAY = 86_400_000;

const dayOf = (at: number, timeZone: string): number => {
  const wall = wallClockAt(at, timeZone);
  return wall - (wall % DAY);
};

/** An opening in the place's zone as it is called at `now`: today's, tomorrow's, a named day's. undefined: it has come. */
export const openingAt = (at: number, timeZone: string, now: number): Pick<NextOpening, 'at' | 'when'> | undefined =>
  at > now ? { at, when: whenOf(dayOf(at, timeZone) - dayOf(now, timeZone)) } : undefined;
