// The day's bookings. `send` carries the signed-in person's token.
import {
  readChangedBooking,
  readMoveHours,
  readStaffDay,
  type WireStaffAction,
} from '#contract/booking/staff-bookings.ts';
import type { Http } from '#core/api/http.ts';
import { callStaff } from './sign-in-requests.ts';

type Send = Http['send'];

export const listBookings = (send: Send, date: string) =>
  callStaff(send, 'staff/bookings', readStaffDay, { searchParams: { date } });

export const listMoveHours = (send: Send, id: string, date: string) =>
  callStaff(send, `staff/bookings/${encodeURIComponent(id)}/hours`, readMoveHours, { searchParams: { date } });

export const changeBooking = (send: Send, id: string, action: WireStaffAction) =>
  callStaff(send, `staff/bookings/${encodeURIComponent(id)}`, readChangedBooking, { method: 'post', json: action });
