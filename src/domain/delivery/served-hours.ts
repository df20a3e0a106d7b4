// Whether a zone is served at a time of day.
import { clockMinutes, inDayWindow } from '../place/hours.ts';
import type { DeliveryHours } from '../place/place.ts';

/** Without a window it is always served; with half of one, or one that cannot be read, never. [S5.23] */
export const isServed = ({ activeFrom, activeTo }: DeliveryHours, minutes: number): boolean => {
  if (activeFrom === undefined && activeTo === undefined) return true;
  const from = clockMinutes(activeFrom ?? '');
  const to = clockMinutes(activeTo ?? '');
  return from !== undefined && to !== undefined && inDayWindow(from, to, minutes);
};
