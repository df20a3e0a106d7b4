// Calendar days of a place's clock, "2026-10-03": orders are numbered and counted by them.
import { instantOf, type WallClock, wallClockAt } from '../place/clock-zone.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

const wallOf = (day: string): WallClock => Date.parse(`${day}T00:00:00Z`);

/** Whether the day exists: "2026-02-30" does not. */
export const isDay = (text: string): boolean => {
  const wall = SHAPE.test(text) ? wallOf(text) : Number.NaN;
  return Number.isFinite(wall) && new Date(wall).toISOString().startsWith(text);
};

/** The day that many days later, or earlier for a negative number. */
export const dayLater = (day: string, days: number): string =>
  new Date(wallOf(day) + days * DAY).toISOString().slice(0, 10);

/** Number of days from one day to another. */
export const daysBetween = (from: string, to: string): number => (wallOf(to) - wallOf(from)) / DAY;

/** Day of an instant, and its wall-clock minutes since midnight. */
export const dayAt = (epochMs: number, timeZone: string): { readonly day: string; readonly minutes: number } => {
  const wall = wallClockAt(epochMs, timeZone);
  return { day: new Date(wall).toISOString().slice(0, 10), minutes: Math.floor((wall % DAY) / MINUTE) };
};

/** Instant at which a day begins by the place's clock. */
export const dayStart = (day: string, timeZone: string): number => instantOf(wallOf(day), timeZone);
