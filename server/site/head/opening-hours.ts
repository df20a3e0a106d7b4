// Opening hours as schema.org spells them.
import type { OpeningWindow, WeeklyHours } from '#domain/place/weekly-hours.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const DAY_MINUTES = 1440;

export interface OpeningHours {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek: readonly string[];
  readonly opens: string;
  /** The closing time; if not later than `opens`, on the next day. */
  readonly closes: string;
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Open around the clock is 00:00 to 23:59 for search engines: equal times would mean closed. */
const closing = ({ from, to }: OpeningWindow): string =>
  from === to % DAY_MINUTES ? clock((from + DAY_MINUTES - 1) % DAY_MINUTES) : clock(to % DAY_MINUTES);

/** The hours, with days of equal hours together; a day without hours is closed. */
export const openingHoursData = (hours: WeeklyHours): OpeningHours[] => {
  const byTimes = new Map<string, { opens: string; closes: string; days: string[] }>();
  hours.slice(0, DAYS.length).forEach((windows, at) => {
    for (const window of windows) {
      const opens = clock(window.from);
      const closes = closing(window);
      const group = byTimes.get(`${opens}-${closes}`) ?? { opens, closes, days: [] };
      group.days.push(`https://schema.org/${DAYS[at]}`);
      byTimes.set(`${opens}-${closes}`, group);
    }
  });
  return [...byTimes.values()].map(({ opens, closes, days }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }));
};
