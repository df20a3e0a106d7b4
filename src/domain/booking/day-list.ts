// The staff's list of a day: bookings by meal with their guests, and the next party.
import { wallClockAt } from '../place/clock-zone.ts';
import type { BookingStatus } from './booking.ts';
import { type DayPart, partOfHour } from './day-parts.ts';

/** Meals at which a house counts its guests. */
export const MEALS = ['night', 'morning', 'lunch', 'afternoon', 'dinner'] as const;
export type Meal = (typeof MEALS)[number];

const MEAL_OF: Readonly<Record<DayPart, Meal>> = {
  ...{ night: 'night', morning: 'morning', noon: 'lunch', afternoon: 'afternoon' },
  ...{ evening: 'dinner', late: 'dinner' },
};

/** `hour`: of the place's clock, 0 to 23. */
export const mealOfHour = (hour: number): Meal => MEAL_OF[partOfHour(hour)];

export interface HoursOfMeal<H> {
  readonly meal: Meal;
  /** The free ones. */
  readonly hours: readonly H[];
}

/** Free times of a day by meal, in order; a meal whose times are all taken has none. `time`: "19:15". */
export const freeByMeal = <H extends { readonly time: string; readonly free: boolean }>(
  hours: readonly H[],
): readonly HoursOfMeal<H>[] =>
  MEALS.map((meal) => {
    const own = hours.filter(({ time }) => mealOfHour(Number(time.slice(0, 2))) === meal);
    return { meal, isServed: own.length > 0, hours: own.filter(({ free }) => free) };
  }).flatMap(({ meal, isServed, hours: own }) => (isServed ? [{ meal, hours: own }] : []));

interface Listed {
  readonly status: BookingStatus;
  /** ISO time at which the booking begins. */
  readonly start: string;
  readonly people: number;
  /** Minutes after `start` at which late guests are expected. */
  readonly late_minutes?: number | undefined;
}

/** Guests that are expected or here; a booking without its deposit is not sure yet. */
export const isCounted = ({ status }: Pick<Listed, 'status'>): boolean =>
  status === 'pending' || status === 'confirmed' || status === 'arrived';

/** Guests that are still to come. */
export const isAwaited = ({ status }: Pick<Listed, 'status'>): boolean =>
  status === 'pending' || status === 'confirmed';

export const peopleOf = (bookings: readonly Listed[]): number =>
  bookings.filter(isCounted).reduce((sum, { people }) => sum + people, 0);

const isOn = (one: Pick<Listed, 'status'>): boolean => one.status === 'unpaid' || isCounted(one);

export interface BookingsOfMeal<B> {
  readonly meal: Meal;
  readonly bookings: readonly B[];
  readonly people: number;
}

/** Bookings by meal, in order, and apart from them those whose guests do not come. Meals without bookings are left out. */
export const dayList = <B extends Listed>(
  bookings: readonly B[],
  timeZone: string,
): { readonly meals: readonly BookingsOfMeal<B>[]; readonly over: readonly B[] } => {
  const mealAt = ({ start }: B): Meal => mealOfHour(new Date(wallClockAt(Date.parse(start), timeZone)).getUTCHours());
  const on = bookings.filter(isOn);
  const meals = MEALS.map((meal) => {
    const own = on.filter((one) => mealAt(one) === meal);
    return { meal, bookings: own, people: peopleOf(own) };
  });
  return { meals: meals.filter((one) => one.bookings.length > 0), over: bookings.filter((one) => !isOn(one)) };
};

/** The first party that is still to come, after `now` (epoch ms); undefined: none. `bookings`: by time. */
export const nextParty = <B extends Listed>(bookings: readonly B[], now: number): B | undefined =>
  bookings.find((one) => isAwaited(one) && Date.parse(one.start) > now);

const MINUTE = 60_000;

/**
 * Whole minutes by which an awaited party is over its time, or over the time at which it said to come; undefined: not over,
 * or not awaited.
 */
export const minutesOver = (one: Listed, now: number): number | undefined => {
  const over = Math.floor((now - Date.parse(one.start)) / MINUTE) - (one.late_minutes ?? 0);
  return isAwaited(one) && over >= 1 ? over : undefined;
};
