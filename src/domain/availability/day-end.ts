// When a place's day ends: what is off for the day comes back as its doors open again.
import { instantOf, wallClockAt } from '../place/clock-zone.ts';
import { openingsFrom } from '../place/hours.ts';
import type { VenueHours } from '../place/weekly-hours.ts';

const DAY = 86_400_000;

/**
 * The first opening of a later day, epoch ms. A night that began yesterday belongs to yesterday. Without hours, and where
 * a place does not open within the week, the day ends at midnight by the place's own clock.
 */
export const dayEnd = (hours: VenueHours, timeZone: string, now: number): number => {
  const wall = wallClockAt(now, timeZone);
  const midnight = wall - (wall % DAY);
  const openings = hours.openingHours || hours.datedHours ? openingsFrom(hours, timeZone, midnight) : [];
  const day = openings.find(({ start, end }) => start <= now && now < end)?.day ?? midnight;
  const next = openings.find((one) => one.day > day && one.start > now);
  return next?.start ?? instantOf(midnight + DAY, timeZone);
};
