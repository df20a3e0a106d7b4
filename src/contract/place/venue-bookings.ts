// Bookings in a venue file: resources of products, and reservable tables.
import * as v from 'valibot';
import { hours, key, week, whole, words } from './venue-fields.ts';

const MOST_TURN = 240;
const MOST_PEOPLE = 500;

/** Yearly season of bookings, may span the new year. */
const season = v.pipe(v.string(), v.regex(/^\d{2}-\d{2}\/\d{2}-\d{2}$/, 'days of every year such as "05-01/09-30"'));

/** Booking terms of a product of the type "booking". */
export const productBooking = v.strictObject({
  /** Rooms, courts, boats: any one will do, one booking at a time. Absent: the product itself. */
  resources: v.optional(v.pipe(v.array(key), v.minLength(1), v.maxLength(40))),
  /** Minutes after the booking, for cleaning. */
  turnMinutes: v.optional(whole(0, MOST_TURN), 0),
  mostPeople: v.optional(whole(1, MOST_PEOPLE), 10),
  /** Within the venue's hours; absent: the venue's hours. The same each day, or by weekday. */
  hours: v.optional(v.union([hours, week])),
  /** Absent: all year. */
  season: v.optional(season),
});

const tableName = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

const hall = v.strictObject({
  key,
  name: words,
  /** "under the vine, smoking". */
  note: v.optional(words),
  /** Absent: all year. */
  season: v.optional(season),
  tables: v.pipe(
    v.array(
      v.strictObject({
        /** Name of a table in the file's `tables`. */
        table: tableName,
        seats: whole(1, 100),
        /** Smallest party for this table. */
        least: v.optional(whole(1, 100), 1),
      }),
    ),
    v.minLength(1),
    v.maxLength(200),
  ),
  /** Tables that can be joined; without `seats`, the sum of their seats. */
  joins: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          tables: v.pipe(v.array(tableName), v.minLength(2), v.maxLength(12)),
          seats: v.optional(whole(1, MOST_PEOPLE)),
        }),
      ),
      v.maxLength(100),
    ),
    [],
  ),
});

/** Absent: tables cannot be reserved. */
export const reservations = v.strictObject({
  halls: v.pipe(v.array(hall), v.minLength(1), v.maxLength(20)),
  /** Stay of a party up to this size; the last entry applies to larger ones too. */
  durations: v.optional(
    v.pipe(
      v.array(v.strictObject({ people: whole(1, MOST_PEOPLE), minutes: whole(15, 720) })),
      v.minLength(1),
      v.maxLength(12),
    ),
    [
      { people: 2, minutes: 90 },
      { people: 4, minutes: 120 },
      { people: 8, minutes: 150 },
    ],
  ),
  turnMinutes: v.optional(whole(0, MOST_TURN), 15),
  /** Larger parties must call the venue. */
  mostPeople: v.optional(whole(1, MOST_PEOPLE), 12),
  /** Minutes for which a table is kept for late guests. */
  keepMinutes: v.optional(whole(0, MOST_TURN), 15),
});
