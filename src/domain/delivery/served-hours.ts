// Whether a zone is served at a time of day, and how long until it is.
import { clockMinutes, inDayWindow } from '../place/hours.ts';
import type { DeliveryHours } from '../place/place.ts';

const DAY_MINUTES = 1440;

/** Without a window a zone is always served; with an incomplete or unreadable one, never. [S5.23] */
export const isServed = ({ activeFrom, activeTo }: DeliveryHours, minutes: number): boolean => {
  if (activeFrom === undefined && activeTo === undefined) return true;
  const from = clockMinutes(activeFrom ?? '');
  const to = clockMinutes(activeTo ?? '');
  return from !== undefined && to !== undefined && inDayWindow(from, to, minutes);
};

/** Minutes until the zone is served; 0: now, Infinity: never. */
export const minutesUntilServed = (hours: DeliveryHours, minutes: number): number => {
  if (isServed(hours, minutes)) return 0;
  const from = clockMinutes(hours.activeFrom ?? '');
  if (from === undefined || clockMinutes(hours.activeTo ?? '') === undefined) return Number.POSITIVE_INFINITY;
  return (from - minutes + DAY_MINUTES) % DAY_MINUTES;
};
