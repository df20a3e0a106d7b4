// Calendar days as a place's clock has them, "2026-10-03": the days that orders are numbered and counted by.
import { instantOf, type WallClock, wallClockAt } from '../place/clock-zone.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

const wallOf = (day: string): WallClock => Date.parse(`${day}T00:00:00Z`);

/** Whether it is a day that there is: "2026-02-30" is none. */
export const isDay = (text: string): boolean => {
  const wall = SHAPE.test(text) ? wallOf(text) : Number.NaN;
  return Number.isFinite(wall) && new Date(wall).toISOString().startsWith(text);
};

/** The day that is this many days later; earlier where the number is negative. */
export const dayLater = (day: string, days: number): string =>
  new Date(wallOf(day) + days * DAY).toISOString().slice(0, 10);

/** How many days lie from one to another. */
export const daysBetween = (from: string, to: string): number => (wallOf(to) - wallOf(from)) / DAY;

/** The day of an instant, and how many minutes the place's clock shows since its midnight. */
export const dayAt = (epochMs: number, timeZone: string): { readonly day: string; readonly minutes: number } => {
  const wall = wallClockAt(epochMs, timeZone);
  return { day: new Date(wall).toISOString().slice(0, 10), minutes: Math.floor((wall % DAY) / MINUTE) };
};

/** The instant at which a day begins by the place's clock. */
export const dayStart = (day: string, timeZone: string): number => instantOf(wallOf(day), timeZone);
