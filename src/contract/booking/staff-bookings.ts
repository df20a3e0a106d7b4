// The day's bookings, for waiters.
import * as v from 'valibot';
import { translatedSchema } from '../language/translated.ts';
import { answerReader } from '../staff/staff-answers.ts';
import { bookingSchema, freeHoursSchema } from './booking.ts';

export const staffDaySchema = v.object({
  /** "2026-12-10", by the place's clock. */
  date: v.string(),
  bookings: v.array(bookingSchema),
  /** Reservable tables with their seats. */
  tables: v.array(v.object({ name: v.string(), seats: v.number() })),
  /** Current names of halls, in all languages; absent: an older server. */
  halls: v.optional(v.array(v.object({ key: v.string(), name: translatedSchema }))),
  /** Start of the first booking after this day that is not past; absent: none, or an older server. */
  next_start: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});
export type StaffDay = v.InferOutput<typeof staffDaySchema>;

export const staffActionSchema = v.variant('action', [
  v.object({ action: v.picklist(['confirm', 'decline', 'arrive', 'late', 'no_show', 'cancel']) }),
  v.object({
    action: v.literal('move'),
    start: v.pipe(v.string(), v.isoTimestamp()),
    tables: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(12))),
  }),
]);
export type WireStaffAction = v.InferOutput<typeof staffActionSchema>;

export const changedBookingSchema = v.object({ success: v.literal(true), booking: bookingSchema });

export const readStaffDay = answerReader(staffDaySchema);
export const readChangedBooking = answerReader(changedBookingSchema);
export const readMoveHours = answerReader(freeHoursSchema);
