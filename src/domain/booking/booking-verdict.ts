// Validates a booking's form by the same rule as the server. [S5.19]
import { detailFault, type FieldFault } from '../order/details-verdict.ts';
import type { BookingPerson } from './booking.ts';

/** In the form's order. */
export const BOOKING_FIELDS = ['people', 'name', 'phone', 'email', 'comment'] as const;
export type BookingField = (typeof BOOKING_FIELDS)[number];

export interface BookingForm extends BookingPerson {
  readonly people: number;
}

export type BookingFaults = Readonly<Partial<Record<BookingField, FieldFault>>>;

const isCount = (people: number, most: number): boolean => Number.isInteger(people) && people >= 1 && people <= most;

/** Missing or wrong fields; empty: the booking may be sent. Fields outside of `required` may be empty. */
export const bookingFaults = (
  form: BookingForm,
  mostPeople: number,
  required: readonly BookingField[] = ['name', 'phone'],
): BookingFaults => {
  const faults: Partial<Record<BookingField, FieldFault>> = {};
  if (!isCount(form.people, mostPeople)) faults.people = { fault: 'wrong', limit: mostPeople };
  for (const field of ['name', 'phone', 'email', 'comment'] as const) {
    const text = form[field].trim();
    const isAsked = required.includes(field);
    const fault: FieldFault | undefined =
      text === '' ? (isAsked ? { fault: 'missing' } : undefined) : detailFault(field, text);
    if (fault) faults[field] = fault;
  }
  return faults;
};
