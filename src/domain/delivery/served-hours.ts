// Whether a zone is served at a time of day, and how long until it is.
import { clockMinutes, inDayWindow } from '../place/hours.ts';
import type { DeliveryHours } from '../place/place.ts';

const DAY_MINUTES = 1440;

/** Without a window it is always served; with half of one, or one that cannot be read, never. [S5.23] */
export const isServed = ({ activeFrom, activeTo }: DeliveryHours, minutes: number): boolean => {
  if (activeFrom === undefined && activeTo === undefined) return true;
  const from = clockMinutes(activeFrom ?? '');
  const to = clockMinutes(activeTo ?? '');
  return from !== undefined && to !== undefined && inDayWindow(from, to, minutes);
};

/** How long until it is served, at a time of day; 0: it is, Infinity: it never is. */
export const minutesUntilServed = (hours: DeliveryHours, minutes: number): number => {
  if (isServed(hours, minutes)) return 0;
  const from = clockMinutes(hours.activeFrom ?? '');
  if (from === undefined || clockMinutes(hours.activeTo ?? '') === undefined) return Number.POSITIVE_INFINITY;
  return (from - minutes + DAY_MINUTES) % DAY_MINUTES;
};
