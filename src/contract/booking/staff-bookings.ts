// The day's bookings, for waiters.
import * as v from 'valibot';
import { MOST_LATE_MINUTES } from '#domain/booking/late-times.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { translatedSchema } from '../language/translated.ts';
import { answerReader } from '../staff/staff-answers.ts';
import { bookingSchema, freeHoursSchema, seasonSchema } from './booking.ts';

export const staffDaySchema = v.object({
  /** "2026-12-10", by the place's clock. */
  date: v.string(),
  bookings: v.array(bookingSchema),
  /** Reservable tables with their seats. */
  tables: v.array(v.object({ name: v.string(), seats: v.number() })),
  /** Current names of halls, in all languages; absent: an older server. */
  halls: v.optional(
    v.array(
      v.object({
        key: v.string(),
        name: translatedSchema,
        /**
         * Tables of the hall, and tables that can be joined; absent: an older server, which takes no entered bookings.
         */
        tables: v.optional(v.array(v.object({ name: v.string(), seats: v.number() }))),
        joins: v.optional(v.array(v.object({ tables: v.array(v.string()), seats: v.number() }))),
        /** Absent: all year. */
        season: v.optional(seasonSchema),
      }),
    ),
  ),
  /** Whether a guest with an email address gets a confirmation; absent: an older server. */
  mails: v.optional(v.boolean()),
  /** Address of the server for guests; null: not set, or an older server. */
  public_url: v.optional(v.nullable(v.string()), null),
  /** Start of the first booking after this day that is not past; absent: none, or an older server. */
  next_start: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});
export type StaffDay = v.InferOutput<typeof staffDaySchema>;

const tableNames = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(12));
const text = v.pipe(v.string(), v.maxLength(4000));

/** A table that staff look for: the smallest one that fits, or the named ones. */
export const entryWishSchema = v.object({
  hall: v.pipe(v.string(), v.maxLength(80)),
  people: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  tables: v.optional(tableNames),
});
export const entryHoursBodySchema = v.object({
  ...entryWishSchema.entries,
  date: v.pipe(v.string(), v.maxLength(10)),
});
export type EntryHoursBody = v.InferOutput<typeof entryHoursBodySchema>;

/** Times of a day for staff, and the bookings that have tables then. */
export const staffHoursSchema = v.object({
  ...freeHoursSchema.entries,
  /** Minutes for which a table is needed, with those for clearing; absent: an older server, or not a table. */
  minutes: v.optional(v.number()),
  /** Absent: an older server. */
  taken: v.optional(
    v.array(
      v.object({
        table: v.string(),
        start: v.string(),
        /** With the minutes for clearing. */ until: v.string(),
        name: v.string(),
      }),
    ),
  ),
});
export type StaffHours = v.InferOutput<typeof staffHoursSchema>;

/** A booking that staff enter for a guest. */
export const entryBodySchema = v.object({
  ...entryWishSchema.entries,
  start: v.pipe(v.string(), v.isoTimestamp()),
  name: text,
  phone: v.optional(text, ''),
  email: v.optional(text, ''),
  comment: v.optional(text, ''),
  /** Language of the guest's mails; absent: the venue's. */
  client_language: v.optional(v.picklist(LANGUAGES)),
  /** Staff have read that the party is larger than its tables. */
  over_capacity: v.optional(v.boolean(), false),
});
export type EntryBody = v.InferInput<typeof entryBodySchema>;

/** Corrected facts of a booking. */
export const editBodySchema = v.object({
  /** Number of changes of the booking that staff saw. */
  sequence: v.pipe(v.number(), v.integer()),
  people: entryWishSchema.entries.people,
  name: text,
  phone: v.optional(text, ''),
  email: v.optional(text, ''),
  comment: v.optional(text, ''),
  /** Absent: the tables stay. */
  tables: v.optional(v.pipe(tableNames, v.minLength(1))),
  /** Staff have read that the party is larger than its tables, or than the product allows. */
  over_capacity: v.optional(v.boolean(), false),
});
export type EditBody = v.InferInput<typeof editBodySchema>;

export const staffActionSchema = v.variant('action', [
  v.object({ action: v.picklist(['confirm', 'decline', 'arrive', 'not_here', 'no_show', 'cancel', 'restore']) }),
  v.object({
    action: v.literal('late'),
    /** Minutes after the booking's start; absent: the guests did not say. */
    minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_LATE_MINUTES))),
  }),
  v.object({
    action: v.literal('move'),
    start: v.pipe(v.string(), v.isoTimestamp()),
    tables: v.optional(tableNames),
    /** Staff have read that the party is larger than these tables; absent: not, or an older app. */
    over_capacity: v.optional(v.boolean()),
  }),
]);
export type WireStaffAction = v.InferOutput<typeof staffActionSchema>;

export const changedBookingSchema = v.object({
  success: v.literal(true),
  booking: bookingSchema,
  /** Tables of an entered booking at which guests sit now; absent: an older server, or another change. */
  occupied: v.optional(v.array(v.string())),
});

export const readStaffDay = answerReader(staffDaySchema);
export const readChangedBooking = answerReader(changedBookingSchema);
export const readStaffHours = answerReader(staffHoursSchema);
