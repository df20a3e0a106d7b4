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
import type { Http } from '#core/api/http.ts';
import type { BookingForm } from '#domain/booking/booking-verdict.ts';
import type { ChangedBooking } from '#domain/booking/changed-booking.ts';
import type { BookingFailure, BookingTarget, OwnBooking } from '#domain/booking/own-booking.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import { type Currency, formatAmountPlain, type Minor } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';

interface Call {
  readonly json?: object;
  readonly headers?: Record<string, string>;
}

const ask = async <T>(
  http: Http,
  path: string,
  place: PlaceId,
  { json, headers = {} }: Call,
  read: (body: unknown) => T | undefined,
): Promise<Result<T, BookingFailure>> => {
  const answer = await http.send(path, { place, headers, ...(json && { method: 'post', json }) });
  if (!answer.ok) return fail({ kind: answer.error.kind === 'no_response' ? 'offline' : 'other' });
  const { status, body } = answer.value;
  if (body === undefined) return fail({ kind: 'offline' });
  if (status !== 200) return fail(readBookingFailure(status, body));
  const value = read(body);
  return value === undefined ? fail({ kind: 'other' }) : ok(value);
};

export const getHalls = (http: Http, place: PlaceId) => ask(http, 'reservations', place, {}, readHalls);

export const getBusyDates = (
  http: Http,
  { id, currency }: { readonly id: PlaceId; readonly currency: Currency },
  target: BookingTarget,
) => ask(http, 'bookings/getBusyDates', id, { json: target }, (body) => readBusyDates(body, currency));

export const getFreeHours = (http: Http, place: PlaceId, target: BookingTarget, date: string) =>
  ask(http, 'bookings/getFreeHoursForDate', place, { json: { ...target, date } }, readFreeHours);

export interface NewBooking {
  /** Id shared by all attempts, so that a booking is not made twice. */
  readonly id: string;
  readonly target: BookingTarget;
  readonly startAt: number;
  readonly form: BookingForm;
  readonly language: Language;
  /** Price shown to the guest; undefined: none. */
  readonly price: { readonly amount: Minor; readonly currency: Currency } | undefined;
  /** Deposit shown to the guest; undefined: none. */
  readonly deposit: { readonly amount: Minor; readonly currency: Currency } | undefined;
}

export const book = (
  http: Http,
  place: PlaceId,
  { id, target, startAt, form, language, price, deposit }: NewBooking,
): Promise<Result<OwnBooking, BookingFailure>> => {
  const json = {
    ...{ ...target, ...form, start: new Date(startAt).toISOString(), client_language: language },
    shown_deposit: deposit ? formatAmountPlain(deposit.amount, deposit.currency) : '',
  };
  const headers = {
    [HEADERS.idempotencyKey]: id,
    ...(price && { [HEADERS.shownTotal]: formatAmountPlain(price.amount, price.currency) }),
  };
  return ask(http, 'bookings', place, { json, headers }, readOwnBooking);
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
) =>
  ask(
    http,
    'bookings/own/change',
    place,
    { json: { ...change, start: new Date(startAt).toISOString() } },
    readOwnBooking,
  );

export const cancelOwnBooking = (http: Http, place: PlaceId, key: string) =>
  ask(http, 'bookings/own/cancel', place, { json: { key } }, readOwnBooking);
