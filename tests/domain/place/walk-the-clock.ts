import type { DatedHours, WeeklyHours } from '#domain/place/weekly-hours.ts';

const MINUTE = 60_000;

// The oracle: a minute-by-minute walk of the wall clock. A window begins once the clock has shown its first minute or a
// later one, and ends once it has shown its end. The latest time shown so far counts, so a clock that goes back neither
// reopens nor closes a window.
const clock = (zone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (instant: number): string => format.format(instant);
};
/** The date that many days later. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const stamp = (date: string, minutes: number): string => {
  const [day, rest] = minutes >= 1440 ? [dayAfter(date, 1), minutes - 1440] : [date, minutes];
  const hour = `${Math.floor(rest / 60)}`.padStart(2, '0');
  return `${day} ${hour}:${`${rest % 60}`.padStart(2, '0')}`;
};

/** All minutes of some days, and whether the hours are open. */
export const walk = (
  hours: WeeklyHours,
  zone: string,
  start: string,
  days: number,
  dated: DatedHours = {},
): { instant: number; open: boolean }[] => {
  const shows = clock(zone);
  const begin = Date.parse(start);
  const periods: [string, string][] = [];
  for (let offset = -2; offset <= days + 2; offset += 1) {
    const date = dayAfter(start.slice(0, 10), offset);
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
    for (const { from, to } of dated[date] ?? dated[date.slice(5)] ?? hours[weekday - 1] ?? []) {
      periods.push([stamp(date, from), stamp(date, to > from ? to : to + 1440)]);
    }
  }
  let latest = '';
  const minutes: { instant: number; open: boolean }[] = [];
  for (let instant = begin; instant < begin + days * 1440 * MINUTE; instant += MINUTE) {
    const shown = shows(instant);
    if (shown > latest) latest = shown;
    minutes.push({ instant, open: periods.some(([from, to]) => from <= latest && latest < to) });
  }
  return minutes;
};
