// Rules for a booking that staff enter for a guest who calls, or who stands at the door.
import type { BookingRules, Hall } from './booking-terms.ts';
import { type BookingFaults, type BookingForm, bookingFaults } from './booking-verdict.ts';

/** Staff may take a larger party than guests may book themselves. */
export const MOST_ENTERED_PEOPLE = 500;

/** Faults of a booking that staff enter: the rule of the guests' form, but without a required phone number. */
export const enteredFaults = (form: BookingForm): BookingFaults => bookingFaults(form, MOST_ENTERED_PEOPLE, ['name']);

/** Seats of tables that are taken together: those of a join that the venue lists, else their sum. */
export const seatsOf = ({ tables, joins }: Pick<Hall, 'tables' | 'joins'>, names: readonly string[]): number => {
  const join = joins.find(
    (one) => one.tables.length === names.length && one.tables.every((name) => names.includes(name)),
  );
  return join?.seats ?? tables.filter(({ name }) => names.includes(name)).reduce((sum, { seats }) => sum + seats, 0);
};

/** Seats of tables that may stand in several halls; `undefined`: no hall has one of them. */
export const seatsAt = (
  halls: readonly Pick<Hall, 'tables' | 'joins'>[],
  names: readonly string[],
): number | undefined => {
  const inHalls = halls.map((hall) => names.filter((name) => hall.tables.some((one) => one.name === name)));
  if (inHalls.flat().length < names.length) return undefined;
  return halls.reduce((seats, hall, at) => seats + seatsOf(hall, inHalls[at] ?? []), 0);
};

/**
 * The guests' rules without their limits: staff need no lead time, and a time within the running interval
 * counts as now.
 */
export const rulesOfStaff = (
  { interval }: Pick<BookingRules, 'interval'>,
  { day, today }: { readonly day: number; readonly today: number },
): Pick<BookingRules, 'lead' | 'daysAhead'> => ({
  lead: 1 - interval,
  daysAhead: Math.max(0, Math.round((day - today) / 86_400_000)),
});
