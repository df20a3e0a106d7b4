// Bookings of products and tables. [S7.35–S7.37]
import {
  readBookingFailure,
  readBusyDates,
  readFreeHours,
  readHalls,
  readOwnBooking,
  readOwnBookings,
} from '#contract/booking/booking-answers.ts';
import { HEADERS } from '#contract/headers.ts';
import { type Http, ORDER_TIMEOUT_MS } from '#core/api/http.ts';
import type { BookingAttempt } from '#domain/booking/booking-attempt.ts';
import type { ChangedBooking } from '#domain/booking/changed-booking.ts';
import type { BookingFailure, BookingTarget, OwnBooking } from '#domain/booking/own-booking.ts';
import type { PlaceId } from '#domain/ids.ts';
import { type Currency, formatAmountPlain } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';

interface Call {
  readonly json?: object;
  readonly headers?: Record<string, string>;
  /** The call changes something: a request without an answer may have arrived, unless the device had no network. */
  readonly changes?: boolean;
}

const ask = async <T>(
  http: Http,
  path: string,
  place: PlaceId,
  { json, headers = {}, changes = false }: Call,
  read: (body: unknown) => T | undefined,
): Promise<Result<T, BookingFailure>> => {
  const silence = fail({ kind: changes && navigator.onLine !== false ? 'unanswered' : 'offline' } as const);
  const timeout = changes ? { timeout: ORDER_TIMEOUT_MS } : {};
  const answer = await http.send(path, { place, headers, ...timeout, ...(json && { method: 'post', json }) });
  if (!answer.ok) return answer.error.kind === 'no_response' || changes ? silence : fail({ kind: 'other' });
  const { status, body } = answer.value;
  // A gateway answers with an error when the server's own answer is lost.
  if (body === undefined || (changes && status >= 500)) return silence;
  if (status !== 200) return fail(readBookingFailure(status, body));
  const value = read(body);
  return value === undefined ? fail({ kind: 'other' }) : ok(value);
};

/** A call that changes a booking, or makes one. */
const command = (http: Http, path: string, place: PlaceId, call: Call) =>
  ask(http, path, place, { ...call, changes: true }, readOwnBooking);

export const getHalls = (http: Http, place: PlaceId) => ask(http, 'reservations', place, {}, readHalls);

export const getBusyDates = (
  http: Http,
  { id, currency }: { readonly id: PlaceId; readonly currency: Currency },
  target: BookingTarget,
) => ask(http, 'bookings/getBusyDates', id, { json: target }, (body) => readBusyDates(body, currency));

export const getFreeHours = (http: Http, place: PlaceId, target: BookingTarget, date: string) =>
  ask(http, 'bookings/getFreeHoursForDate', place, { json: { ...target, date } }, readFreeHours);

export const book = (
  http: Http,
  place: PlaceId,
  { id, target, startAt, form, language, price, deposit }: BookingAttempt,
): Promise<Result<OwnBooking, BookingFailure>> => {
  const json = {
    ...{ ...target, ...form, start: new Date(startAt).toISOString(), client_language: language },
    shown_deposit: deposit ? formatAmountPlain(deposit.amount, deposit.currency) : '',
  };
  const headers = {
    [HEADERS.idempotencyKey]: id,
    ...(price && { [HEADERS.shownTotal]: formatAmountPlain(price.amount, price.currency) }),
  };
  return command(http, 'bookings', place, { json, headers });
};

export const getOwnBooking = (http: Http, place: PlaceId, key: string) =>
  ask(http, 'bookings/own', place, { json: { key } }, readOwnBooking);

/** The signed-in customer's bookings at the place, latest begin first. */
export const getMyBookings = (http: Http, place: PlaceId) => ask(http, 'users/bookings', place, {}, readOwnBookings);

/**
 * Assigns bookings without an owner to the signed-in customer, by their link keys; returns all of the customer's bookings.
 */
export const claimBookings = (http: Http, place: PlaceId, keys: readonly string[]) =>
  ask(http, 'users/bookings', place, { json: { keys } }, readOwnBookings);

/** The days for a change of an own booking to a number of people. */
export const getChangeDays = (
  http: Http,
  { id, currency }: { readonly id: PlaceId; readonly currency: Currency },
  own: { readonly key: string; readonly people: number },
) => ask(http, 'bookings/own/days', id, { json: own }, (body) => readBusyDates(body, currency));

export const getChangeHours = (
  http: Http,
  place: PlaceId,
  own: { readonly key: string; readonly people: number; readonly date: string },
) => ask(http, 'bookings/own/hours', place, { json: own }, readFreeHours);

/** Changes a booking once, however often it is sent. `sequence`: of the booking that the guest saw. */
export const changeOwnBooking = (
  http: Http,
  place: PlaceId,
  { startAt, ...change }: ChangedBooking & { readonly key: string; readonly sequence: number },
) => command(http, 'bookings/own/change', place, { json: { ...change, start: new Date(startAt).toISOString() } });

export const cancelOwnBooking = (http: Http, place: PlaceId, key: string) =>
  command(http, 'bookings/own/cancel', place, { json: { key } });
