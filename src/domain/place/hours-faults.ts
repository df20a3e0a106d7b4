// Likely mistakes in a week's hours: an owner must confirm them before guests see them.
import type { OpeningWindow, WeeklyHours } from './weekly-hours.ts';

const DAY_MINUTES = 1440;
/** Latest end of a night, on the next morning. A bar closes at 4, a club at 8; "18:00-11:00" is a mistake. */
const LATEST_END = 10 * 60;

export type HoursFault =
  | { readonly kind: 'no-length'; readonly window: OpeningWindow }
  | { readonly kind: 'ends-next-day'; readonly window: OpeningWindow }
  /** The window begins before another one of the same or the previous day has ended. */
  | {
      readonly kind: 'overlap';
      readonly window: OpeningWindow;
      readonly other: OpeningWindow;
      readonly isOfDayBefore: boolean;
    };

const passesMidnight = ({ from, to }: OpeningWindow): boolean => to < from;
const endOf = (window: OpeningWindow): number => (passesMidnight(window) ? window.to + DAY_MINUTES : window.to);

/** Faults of a day with its own hours, independent of its neighbours. */
export const dayFaults = (windows: readonly OpeningWindow[]): readonly HoursFault[] =>
  hoursFaults([[], windows, []]).flat();

/** Faults of each day, Monday first; windows that only touch are valid. */
export const hoursFaults = (hours: WeeklyHours): readonly (readonly HoursFault[])[] =>
  hours.map((windows, day) => {
    const faults: HoursFault[] = [];
    const before = hours[(day + hours.length - 1) % hours.length]?.at(-1);
    for (const [i, window] of windows.entries()) {
      const other = windows[i - 1];
      if (window.from === window.to) faults.push({ kind: 'no-length', window });
      else if (passesMidnight(window) && window.to > LATEST_END) faults.push({ kind: 'ends-next-day', window });
      if (other && window.from < endOf(other)) faults.push({ kind: 'overlap', window, other, isOfDayBefore: false });
      // A reported end also explains its overlap.
      const night = before && passesMidnight(before) && before.to <= LATEST_END ? before : undefined;
      if (i === 0 && night && window.from < night.to) {
        faults.push({ kind: 'overlap', window, other: night, isOfDayBefore: true });
      }
    }
    return faults;
  });
