// The calls of bookings. Their fields are ours to define where the specification names none. [S3.32, S7.35–S7.37]
import * as v from 'valibot';
import type { Booking } from '#domain/booking/booking.ts';
import { BOOKING_STATUSES } from '#domain/booking/booking.ts';
import type { BookingFaults } from '#domain/booking/booking-verdict.ts';
import { BOOKING_FIELDS } from '#domain/booking/booking-verdict.ts';
import type { BookingHour } from '#domain/booking/free-hours.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { formatAmountPlain, type Minor } from '#domain/pricing/money.ts';
import { translatedSchema } from '../language/translated.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
const people = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
const text = v.pipe(v.string(), v.maxLength(4000));

/** A product: one of its sizes, within one of its categories. */
const productTarget = v.object({
  productVariantId: id,
  categoryId: v.optional(id),
  productId: v.optional(id),
});
/** A table for so many in a hall, by its key. */
const tableTarget = v.object({ hall: v.pipe(v.string(), v.maxLength(80)), people });

export const bookingTargetSchema = v.union([productTarget, tableTarget]);
export type BookingTarget = v.InferOutput<typeof bookingTargetSchema>;

export const freeHoursBodySchema = v.intersect([
  bookingTargetSchema,
  v.object({ date: v.pipe(v.string(), v.maxLength(10)) }),
]);

export const bookingBodySchema = v.intersect([
  bookingTargetSchema,
  v.object({
    /** The instant at which it begins: "2026-12-10T12:30:00.000Z". */
    start: v.pipe(v.string(), v.isoTimestamp()),
    people,
    name: text,
    phone: text,
    email: v.optional(text, ''),
    comment: v.optional(text, ''),
    client_language: v.optional(v.picklist(LANGUAGES)),
    /** "20.00": the deposit that its guest was shown; "": none was; absent: an older app does not say. */
    shown_deposit: v.optional(v.pipe(v.string(), v.maxLength(20))),
  }),
]);
export type BookingBody = v.InferOutput<typeof bookingBodySchema>;

/** Days of every year: "05-01". */
const seasonSchema = v.object({ from: v.string(), to: v.string() });

export const busyDatesSchema = v.object({
  /** The days on which it cannot be booked, each with why. */
  busy_dates: v.array(v.object({ date: v.string(), reason: v.string() })),
  first_date: v.string(),
  last_date: v.string(),
  most_people: v.number(),
  /** Minutes before its begin until which a guest may cancel it. */
  cancel_limit: v.number(),
  /** Whether it waits for the venue's confirmation. */
  confirms: v.boolean(),
  /** Whether a guest with an address gets mails. */
  mails: v.boolean(),
  /** "20.00": paid by card before it stands; absent: nothing is. */
  deposit: v.optional(v.string()),
  /** Days of every year on which it can be booked; absent: all. */
  season: v.optional(seasonSchema),
});

const hourSchema = v.object({
  /** As the place's clock shows it: "14:30". */
  time: v.string(),
  start: v.string(),
  /** Minutes before UTC, where the clock shows this time twice that day. */
  offset: v.optional(v.number()),
  free: v.boolean(),
});
export const freeHoursSchema = v.object({ free_hours: v.array(hourSchema) });

const thingSchema = v.variant('kind', [
  v.object({
    kind: v.literal('product'),
    product_id: v.number(),
    variant_id: v.number(),
    name: v.string(),
    size: v.string(),
    /** "49.00"; null: nobody has fixed a price. */
    price: v.nullable(v.string()),
    currency: v.string(),
  }),
  v.object({ kind: v.literal('table'), hall: v.string(), name: v.string() }),
]);

export const bookingSchema = v.object({
  id: v.string(),
  status: v.picklist(BOOKING_STATUSES),
  thing: thingSchema,
  start: v.string(),
  end: v.string(),
  people: v.number(),
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  comment: v.string(),
  /** For those who are told: the staff. */
  tables: v.optional(v.array(v.string())),
  late: v.boolean(),
  /** Absent: none was asked for. */
  deposit: v.optional(
    v.object({
      amount: v.string(),
      currency: v.string(),
      paid: v.boolean(),
      /** Until when an unpaid booking keeps its time. */
      held_until: v.optional(v.string()),
      /** "20.00": of what was paid, even too late, so much goes back to the card or has gone; absent: nothing does. */
      refunded: v.optional(v.string()),
    }),
  ),
  sequence: v.number(),
  changed: v.string(),
});
export type WireBooking = v.InferOutput<typeof bookingSchema>;

/** A booking as its guest sees it. */
export const ownBookingSchema = v.object({
  success: v.literal(true),
  booking: bookingSchema,
  /** Key of its link; its holder may cancel. */
  key: v.string(),
  /** Until when a guest may cancel it; null: not any more. */
  cancel_until: v.nullable(v.string()),
  /** Minutes for which a table is kept; absent: it is no table. */
  keeps: v.optional(v.number()),
  /** Its hall as it is called now, in all languages; absent: it is no table, or the hall is no more. */
  hall: v.optional(translatedSchema),
  /** A mail is on its way to the address that was given. */
  mailed: v.boolean(),
});

/** A customer's bookings. */
export const ownBookingsSchema = v.object({ bookings: v.array(ownBookingSchema) });

export const bookingRefusedSchema = v.object({
  success: v.literal(false),
  payload: v.object({ message: v.string() }),
  /** Faults, by field. */
  fields: v.optional(v.record(v.string(), v.string())),
  /** The next hours that are free. */
  next: v.optional(v.array(v.string())),
});

export const bookingKeySchema = v.pipe(v.string(), v.maxLength(120), v.regex(/^[0-9A-Fa-f-]{36}\.[A-Za-z0-9_-]{22}$/));
export const bookingKeyBodySchema = v.object({ key: bookingKeySchema });
/** Bookings that were made before their guest registered. */
export const claimBodySchema = v.object({ keys: v.pipe(v.array(bookingKeySchema), v.maxLength(20)) });

/** Behind the "#" of an address, which no browser sends to a server. */
const BEFORE = 'booking=';
export const bookingHref = (placeSlug: string, key: string): string => bookedHref(`/${placeSlug}/reservations`, key);

/** Address of a page that shows a booking; `page`: its address without one. */
export const bookedHref = (page: string, key: string): string => `${page}#${BEFORE}${key}`;

/** The key in an address; undefined: it names no booking; "broken": the link was cut or changed. */
export const readBookingLink = (hash: string): string | undefined => {
  const said = hash.replace(/^#/, '');
  if (!said.startsWith(BEFORE)) return undefined;
  const key = said.slice(BEFORE.length);
  return v.is(bookingKeySchema, key) ? key : 'broken';
};

export const hallsSchema = v.object({
  halls: v.array(
    v.object({
      key: v.string(),
      name: translatedSchema,
      note: v.nullish(translatedSchema),
      /** The largest party that finds room. */
      most: v.number(),
      /** Days of every year on which its tables can be reserved; absent: all. */
      season: v.optional(seasonSchema),
      /** Bookings are taken for no day of its season yet. */
      shut: v.optional(v.boolean()),
    }),
  ),
  /** Without a translation, words are in it. */
  language: v.picklist(LANGUAGES),
  most_people: v.number(),
  keeps: v.number(),
});

export const faultsToWire = (faults: BookingFaults): Record<string, string> =>
  Object.fromEntries(BOOKING_FIELDS.flatMap((field) => (faults[field] ? [[field, faults[field].fault]] : [])));

const TWO_DIGITS = 2;
const two = (count: number): string => String(count).padStart(TWO_DIGITS, '0');

export const hoursToWire = (hours: readonly BookingHour[]): v.InferOutput<typeof freeHoursSchema>['free_hours'] =>
  hours.map(({ at, minutes, offset, free }) => ({
    time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
    start: iso(at),
    ...(offset !== undefined && { offset }),
    free,
  }));

const iso = (at: number): string => new Date(at).toISOString();

/** `forStaff`: with the tables that are its own. `refunded`: what of its deposit goes back; undefined: nothing. */
export const bookingToWire = (
  booking: Booking,
  { forStaff = false, refunded }: { readonly forStaff?: boolean; readonly refunded?: Minor | undefined } = {},
): WireBooking => {
  const { thing, person, resources, deposit } = booking;
  return {
    id: booking.id,
    status: booking.status,
    thing:
      thing.kind === 'table'
        ? thing
        : {
            kind: 'product',
            product_id: thing.productId,
            variant_id: thing.variantId,
            name: thing.name,
            size: thing.size,
            price: thing.price === null ? null : formatAmountPlain(thing.price, thing.currency),
            currency: thing.currency,
          },
    start: iso(booking.startAt),
    end: iso(booking.endAt),
    people: booking.people,
    ...person,
    ...(forStaff && { tables: thing.kind === 'table' ? [...resources] : [] }),
    late: booking.isLate,
    ...(deposit && {
      deposit: {
        amount: formatAmountPlain(deposit.amount, deposit.currency),
        currency: deposit.currency,
        paid: deposit.paidAt !== undefined,
        ...(deposit.heldUntil !== undefined && { held_until: iso(deposit.heldUntil) }),
        ...(refunded !== undefined && { refunded: formatAmountPlain(refunded, deposit.currency) }),
      },
    }),
    sequence: booking.sequence,
    changed: iso(booking.changedAt),
  };
};
