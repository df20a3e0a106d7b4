// Instants of a wall-clock time: none when the clocks skip it, two when they go back.
import { type WallClock, wallClockAt } from './clock-zone.ts';

const DAY = 86_400_000;

/** All instants at which the zone's wall clock shows that time, ascending. */
export const instantsOf = (wall: WallClock, timeZone: string): readonly number[] => {
  const offsets = [wall - DAY, wall + DAY].map((about) => wallClockAt(about, timeZone) - about);
  const candidates = [...new Set(offsets)].map((offset) => wall - offset).sort((a, b) => a - b);
  return candidates.filter((at) => wallClockAt(at, timeZone) === wall);
};
