// Faults in a week's hours that can only be slips: an owner is asked before guests read them.
import type { OpeningWindow, WeeklyHours } from './weekly-hours.ts';

const DAY_MINUTES = 1440;
/** The latest end of a night, the next morning. A bar closes at 4, a club at 8; "18:00-11:00" was meant otherwise. */
const LATEST_END = 10 * 60;

export type HoursFault =
  | { readonly kind: 'no-length'; readonly window: OpeningWindow }
  | { readonly kind: 'ends-next-day'; readonly window: OpeningWindow }
  /** The window begins before another one has ended, of the same day or of the day before. */
  | {
      readonly kind: 'overlap';
      readonly window: OpeningWindow;
      readonly other: OpeningWindow;
      readonly isOfDayBefore: boolean;
    };

const passesMidnight = ({ from, to }: OpeningWindow): boolean => to < from;
const endOf = (window: OpeningWindow): number => (passesMidnight(window) ? window.to + DAY_MINUTES : window.to);

/** The faults of a day that has hours of its own, whatever the days beside it say. */
export const dayFaults = (windows: readonly OpeningWindow[]): readonly HoursFault[] =>
  hoursFaults([[], windows, []]).flat();

/** The faults of each day, Monday first; windows that touch each other are none. */
export const hoursFaults = (hours: WeeklyHours): readonly (readonly HoursFault[])[] =>
  hours.map((windows, day) => {
    const faults: HoursFault[] = [];
    const before = hours[(day + hours.length - 1) % hours.length]?.at(-1);
    for (const [i, window] of windows.entries()) {
      const other = windows[i - 1];
      if (window.from === window.to) faults.push({ kind: 'no-length', window });
      else if (passesMidnight(window) && window.to > LATEST_END) faults.push({ kind: 'ends-next-day', window });
      if (other && window.from < endOf(other)) faults.push({ kind: 'overlap', window, other, isOfDayBefore: false });
      // An end that is told already explains its overlap as well.
      const night = before && passesMidnight(before) && before.to <= LATEST_END ? before : undefined;
      if (i === 0 && night && window.from < night.to) {
        faults.push({ kind: 'overlap', window, other: night, isOfDayBefore: true });
      }
    }
    return faults;
  });
