// Bookings in a venue file: a product's resources, and the tables that guests reserve.
import * as v from 'valibot';
import { hours, key, week, whole, words } from './venue-fields.ts';

const MOST_TURN = 240;
const MOST_PEOPLE = 500;

/** Days of every year on which something can be booked, across the new year too. */
const season = v.pipe(v.string(), v.regex(/^\d{2}-\d{2}\/\d{2}-\d{2}$/, 'days of every year such as "05-01/09-30"'));

/** Booking terms of a product of the type "booking". */
export const productBooking = v.strictObject({
  /** Rooms, courts, boats: any one of them serves, one booking at a time. Left out: the product itself. */
  resources: v.optional(v.pipe(v.array(key), v.minLength(1), v.maxLength(40))),
  /** After it, for cleaning. */
  turnMinutes: v.optional(whole(0, MOST_TURN), 0),
  mostPeople: v.optional(whole(1, MOST_PEOPLE), 10),
  /** Within the venue's own; left out: as long as the venue is open. The same every day, or by weekday. */
  hours: v.optional(v.union([hours, week])),
  /** Left out: all year. */
  season: v.optional(season),
});

const tableName = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

const hall = v.strictObject({
  key,
  name: words,
  /** "under the vine, smoking". */
  note: v.optional(words),
  /** Left out: all year. */
  season: v.optional(season),
  tables: v.pipe(
    v.array(
      v.strictObject({
        /** Name of a table in the file's `tables`. */
        table: tableName,
        seats: whole(1, 100),
        /** Fewer people do not get it. */
        least: v.optional(whole(1, 100), 1),
      }),
    ),
    v.minLength(1),
    v.maxLength(200),
  ),
  /** Tables that may be pushed together; without `seats`, with all of theirs. */
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

/** Left out: no tables are reserved. */
export const reservations = v.strictObject({
  halls: v.pipe(v.array(hall), v.minLength(1), v.maxLength(20)),
  /** How long a party of at most so many stays; the last one holds for larger ones too. */
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
  /** For more than so many guests call. */
  mostPeople: v.optional(whole(1, MOST_PEOPLE), 12),
  /** Minutes for which a table is kept for guests who are late. */
  keepMinutes: v.optional(whole(0, MOST_TURN), 15),
});
