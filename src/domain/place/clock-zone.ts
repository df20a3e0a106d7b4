// Wall clocks of a time zone, based on Intl: the only rule that depends on the platform.

/** A wall-clock time as if it were UTC, in epoch ms: times of one zone can be compared and subtracted. */
export type WallClock = number;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached formatter of a zone: creating one costs as much as a hundred uses. Throws a RangeError for an unknown zone. */
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
};

/** Wall-clock time of the zone at an instant, to the second. */
export const wallClockAt = (epochMs: number, timeZone: string): WallClock => {
  const field = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatterOf(timeZone).formatToParts(epochMs)) {
    if (type in field) field[type as keyof typeof field] = Number(value);
  }
  return Date.UTC(field.year, field.month - 1, field.day, field.hour, field.minute, field.second);
};

const SECOND = 1000;
const DAY = 86_400_000;

const offsetAt = (epochMs: number, timeZone: string): number => {
  const whole = Math.floor(epochMs / SECOND) * SECOND;
  return wallClockAt(whole, timeZone) - whole;
};

/** First instant, to the second, at which the zone's offset differs from the offset at `from`. */
const changeBetween = (from: number, to: number, timeZone: string): number => {
  const before = offsetAt(from, timeZone);
  let [low, high] = [from, to];
  while (high - low > SECOND) {
    const middle = Math.floor((low + high) / 2 / SECOND) * SECOND;
    if (offsetAt(middle, timeZone) === before) low = middle;
    else high = middle;
  }
  return high;
};

/**
 * First instant at which the zone's wall clock shows that time, or a later one of that day. A repeated time gives its first
 * occurrence; a skipped time gives the moment of the change.
 */
export const instantOf = (wall: WallClock, timeZone: string): number => {
  const before = offsetAt(wall - DAY, timeZone);
  const after = offsetAt(wall + DAY, timeZone);
  const first = wall - Math.max(before, after);
  if (before === after) return first;
  if (offsetAt(first, timeZone) === wall - first) return first;
  const second = wall - Math.min(before, after);
  if (offsetAt(second, timeZone) === wall - second) return second;
  return changeBetween(wall - DAY, wall + DAY, timeZone);
};
