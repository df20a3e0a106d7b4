// End of a place's business day: dishes that are off for the day return when the place opens again.
import { instantOf, wallClockAt } from '../place/clock-zone.ts';
import { openingsFrom } from '../place/hours.ts';
import type { VenueHours } from '../place/weekly-hours.ts';

const DAY = 86_400_000;

/**
 * First opening on a later day, epoch ms. Hours after midnight belong to the day before. Without hours, and when the place
 * does not open within a week, the day ends at midnight of the place's clock.
 */
export const dayEnd = (hours: VenueHours, timeZone: string, now: number): number => {
  const wall = wallClockAt(now, timeZone);
  const midnight = wall - (wall % DAY);
  const openings = hours.openingHours || hours.datedHours ? openingsFrom(hours, timeZone, midnight) : [];
  const day = openings.find(({ start, end }) => start <= now && now < end)?.day ?? midnight;
  const next = openings.find((one) => one.day > day && one.start > now);
  return next?.start ?? instantOf(midnight + DAY, timeZone);
};
