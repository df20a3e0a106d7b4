// Parsers for the answers of booking calls.
import * as v from 'valibot';
import { BOOKING_FIELDS } from '#domain/booking/booking-verdict.ts';
import type { BookingDays, BookingFailure, OfferedHall, OfferedHour, OwnBooking } from '#domain/booking/own-booking.ts';
import { type Currency, parseAmount, ZERO } from '#domain/pricing/money.ts';
import { parseTranslated } from '../language/translated.ts';
import {
  bookingRefusedSchema,
  type bookingSchema,
  busyDatesSchema,
  freeHoursSchema,
  hallsSchema,
  ownBookingSchema,
  ownBookingsSchema,
} from './booking.ts';

const REASONS = ['season', 'closed', 'late', 'full'] as const;

/** `currency`: the place's. */
export const readBusyDates = (body: unknown, currency: Currency): BookingDays | undefined => {
  const parsed = v.safeParse(busyDatesSchema, body);
  if (!parsed.success) return undefined;
  const { busy_dates, first_date, last_date, most_people, cancel_limit, confirms, mails, deposit, season } =
    parsed.output;
  return {
    // An unknown reason of a newer server counts as full.
    busy: new Map(busy_dates.map(({ date, reason }) => [date, REASONS.find((one) => one === reason) ?? 'full'])),
    first: first_date,
    last: last_date,
    mostPeople: most_people,
    cancelLimit: cancel_limit,
    confirms,
    mails,
    deposit: deposit === undefined ? undefined : parseAmount(deposit, currency),
    season,
  };
};

export const readFreeHours = (body: unknown): readonly OfferedHour[] | undefined => {
  const parsed = v.safeParse(freeHoursSchema, body);
  if (!parsed.success) return undefined;
  return parsed.output.free_hours.flatMap(({ time, start, offset, free }) => {
    const at = Date.parse(start);
    return Number.isNaN(at) ? [] : [{ time, at, offset, free }];
  });
};

export const readHalls = (
  body: unknown,
): { readonly halls: readonly OfferedHall[]; readonly mostPeople: number; readonly keeps: number } | undefined => {
  const parsed = v.safeParse(hallsSchema, body);
  if (!parsed.success) return undefined;
  const { halls, most_people, keeps } = parsed.output;
  return {
    halls: halls.map(({ key, name, note, most, season, shut = false }) => ({
      key,
      name: parseTranslated(name),
      note: parseTranslated(note),
      most,
      season,
      isShut: shut,
    })),
    mostPeople: most_people,
    keeps,
  };
};

type Thing = v.InferOutput<typeof bookingSchema>['thing'];

const toThing = (thing: Thing): OwnBooking['booking']['thing'] => {
  if (thing.kind === 'table') return thing;
  const { product_id, variant_id, name, size, price, currency } = thing;
  return {
    ...{ kind: 'product', productId: product_id, variantId: variant_id, name, size },
    ...{ price: price === null ? null : (parseAmount(price, currency) ?? null), currency: currency as Currency },
  };
};

export const readOwnBooking = (body: unknown): OwnBooking | undefined => {
  const parsed = v.safeParse(ownBookingSchema, body);
  return parsed.success ? toOwnBooking(parsed.output) : undefined;
};

/** A customer's bookings. */
export const readOwnBookings = (body: unknown): readonly OwnBooking[] | undefined => {
  const parsed = v.safeParse(ownBookingsSchema, body);
  return parsed.success ? parsed.output.bookings.map(toOwnBooking) : undefined;
};

const toOwnBooking = ({
  booking,
  key,
  cancel_until,
  keeps,
  hall,
  mail,
}: v.InferOutput<typeof ownBookingSchema>): OwnBooking => {
  const { id, status, thing, start, end, people, name, phone, email, comment, sequence, changed, deposit } = booking;
  const amount = deposit && parseAmount(deposit.amount, deposit.currency);
  const refunded = deposit?.refunded === undefined ? undefined : parseAmount(deposit.refunded, deposit.currency);
  return {
    booking: {
      ...{ id, status, thing: toThing(thing), startAt: Date.parse(start), endAt: Date.parse(end), people },
      ...{ person: { name, phone, email, comment }, sequence, changedAt: Date.parse(changed) },
    },
    key,
    cancelUntil: cancel_until === null ? undefined : Date.parse(cancel_until),
    keeps,
    hall: hall && parseTranslated(hall),
    mail,
    deposit:
      deposit && amount !== undefined
        ? {
            ...{ amount, isPaid: deposit.paid },
            heldUntil: deposit.held_until === undefined ? undefined : Date.parse(deposit.held_until),
            refunded: refunded ?? ZERO,
          }
        : undefined,
  };
};

/** Why a call failed, from its answer. */
export const readBookingFailure = (status: number, body: unknown): BookingFailure => {
  if (status === 429) return { kind: 'wait' };
  const parsed = v.safeParse(bookingRefusedSchema, body);
  if (!parsed.success) return { kind: 'other' };
  const { payload, fields = {}, next = [] } = parsed.output;
  const hours = next.map((text) => Date.parse(text)).filter((at) => !Number.isNaN(at));
  switch (payload.message) {
    case 'slot_taken':
      return { kind: 'taken', next: hours };
    case 'invalid_time':
      return { kind: 'time', next: hours };
    case 'price_changed':
      return { kind: 'price' };
    case 'too_late':
      return { kind: 'late' };
    case 'edited':
      return { kind: 'edited' };
    case 'deposit_changes':
      return { kind: 'deposit' };
    case 'not_bookable':
    case 'unknown_booking':
      return { kind: 'gone' };
    case 'invalid_booking':
      return { kind: 'faults', fields: BOOKING_FIELDS.filter((field) => fields[field] !== undefined) };
    default:
      return { kind: 'other' };
  }
};
