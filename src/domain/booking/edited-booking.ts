// Rules for staff who correct a booking: its person, the number of people and its tables. Another time is a move.
import { type Booking, type BookingPerson, isMovable } from './booking.ts';

export interface EditedBooking {
  readonly people: number;
  readonly person: BookingPerson;
  /** By name, the first of them is where the party is seated; undefined: the tables stay. */
  readonly tables?: readonly string[] | undefined;
}

type Known = Pick<Booking, 'people' | 'person'> & { readonly tables: readonly string[] };

/**
 * Whether staff can edit a booking: while its guests are awaited or here, and until its end, because the personal data of an
 * ended booking is deleted. Times are epoch ms.
 */
export const isEditable = ({ status, endAt }: Pick<Booking, 'status' | 'endAt'>, now: number): boolean =>
  (isMovable(status) || status === 'arrived') && now < endAt;

/** Whether an edit needs room anew: other tables, or another number of people. */
export const needsRoom = (before: Known, { people, tables = before.tables }: EditedBooking): boolean =>
  people !== before.people || tables.join('\n') !== before.tables.join('\n');

/** True when an edit changes something. */
export const isEdit = (before: Known, edited: EditedBooking): boolean =>
  needsRoom(before, edited) ||
  (['name', 'phone', 'email', 'comment'] as const).some((field) => before.person[field] !== edited.person[field]);

/** Whether the guest gets a mail: it names the number of people, and a new address has had no mail yet. */
export const isMailed = (before: Known, { people, person }: EditedBooking): boolean =>
  people !== before.people || person.email !== before.person.email;
