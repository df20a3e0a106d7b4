// The day's bookings. `send` carries the signed-in person's token.
import {
  type EditBody,
  type EntryBody,
  type EntryHoursBody,
  readChangedBooking,
  readStaffDay,
  readStaffHours,
  type WireStaffAction,
} from '#contract/booking/staff-bookings.ts';
import { HEADERS } from '#contract/headers.ts';
import type { Http } from '#core/api/http.ts';
import { callStaff } from './sign-in-requests.ts';

type Send = Http['send'];

export const listBookings = (send: Send, date: string) =>
  callStaff(send, 'staff/bookings', readStaffDay, { searchParams: { date } });

/** `people`: instead of the booking's own number. `tables`: only these; `undefined`: its own or any that fit. */
export const listMoveHours = (
  send: Send,
  id: string,
  { date, people, tables = [] }: { date: string; people?: number | undefined; tables?: readonly string[] | undefined },
) =>
  callStaff(send, `staff/bookings/${encodeURIComponent(id)}/hours`, readStaffHours, {
    searchParams: [
      ['date', date],
      ...(people === undefined ? [] : [['people', people]]),
      ...tables.map((name) => ['tables', name]),
    ],
  });

export const changeBooking = (send: Send, id: string, action: WireStaffAction) =>
  callStaff(send, `staff/bookings/${encodeURIComponent(id)}`, readChangedBooking, { method: 'post', json: action });

/** A repeated edit changes nothing, so that it needs no id of its own. */
export const editBooking = (send: Send, id: string, edit: EditBody) =>
  callStaff(send, `staff/bookings/${encodeURIComponent(id)}/edit`, readChangedBooking, { method: 'post', json: edit });

/** Times of a day for a booking that staff enter. */
export const listEntryHours = (send: Send, wish: EntryHoursBody) =>
  callStaff(send, 'staff/bookings/hours', readStaffHours, { method: 'post', json: wish });

/** `id`: shared by all attempts, so that a guest is not booked twice. */
export const enterBooking = (send: Send, id: string, entry: EntryBody) =>
  callStaff(send, 'staff/bookings', readChangedBooking, {
    method: 'post',
    json: entry,
    headers: { [HEADERS.idempotencyKey]: id },
  });
