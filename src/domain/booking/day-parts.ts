// Groups the hours of a day into parts, so that fifty quarters of an hour are not one wall of buttons.
import type { OfferedHour } from './own-booking.ts';

export const DAY_PARTS = ['night', 'morning', 'noon', 'afternoon', 'evening', 'late'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Hour of the place's clock at which each part begins. */
const BEGINS: Readonly<Record<DayPart, number>> = {
  night: 0,
  morning: 5,
  noon: 11,
  afternoon: 15,
  evening: 17,
  late: 21,
};

export interface HoursOfPart {
  readonly part: DayPart;
  readonly hours: readonly OfferedHour[];
  /** At least one hour of this part is free. */
  readonly free: boolean;
}

/** `hour`: of the place's clock, 0 to 23. */
export const partOfHour = (hour: number): DayPart => DAY_PARTS.findLast((part) => hour >= BEGINS[part]) ?? 'night';

const partOf = ({ time }: OfferedHour): DayPart => partOfHour(Number(time.slice(0, 2)));

/** Parts that have hours, in order; each hour is in exactly one part. */
export const byDayParts = (hours: readonly OfferedHour[]): readonly HoursOfPart[] =>
  DAY_PARTS.map((part) => {
    const own = hours.filter((hour) => partOf(hour) === part);
    return { part, hours: own, free: own.some(({ free }) => free) };
  }).filter((one) => one.hours.length > 0);
