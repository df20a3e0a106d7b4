// Booking endpoints. Fields that the specification does not name are ours. [S3.32, S7.35–S7.37]
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
/** A table for a number of people in a hall, by the hall's key. */
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
    /** Begin: "2026-12-10T12:30:00.000Z". */
    start: v.pipe(v.string(), v.isoTimestamp()),
    people,
    name: text,
    phone: text,
    email: v.optional(text, ''),
    comment: v.optional(text, ''),
    client_language: v.optional(v.picklist(LANGUAGES)),
    /** "20.00": the deposit that the guest saw; "": none; absent: an older app. */
    shown_deposit: v.optional(v.pipe(v.string(), v.maxLength(20))),
  }),
]);
export type BookingBody = v.InferOutput<typeof bookingBodySchema>;

/** Yearly days: "05-01". */
export const seasonSchema = v.object({ from: v.string(), to: v.string() });

export const busyDatesSchema = v.object({
  /** Days without a booking, each with its reason. */
  busy_dates: v.array(v.object({ date: v.string(), reason: v.string() })),
  first_date: v.string(),
  last_date: v.string(),
  most_people: v.number(),
  /** Minutes before the begin until which a guest may cancel. */
  cancel_limit: v.number(),
  /** Whether the venue must confirm the booking. */
  confirms: v.boolean(),
  /** Whether guests with an email address get mails. */
  mails: v.boolean(),
  /** "20.00": deposit by card before confirmation; absent: none. */
  deposit: v.optional(v.string()),
  /** Yearly season; absent: all year. */
  season: v.optional(seasonSchema),
});

const hourSchema = v.object({
  /** Wall-clock time of the place: "14:30". */
  time: v.string(),
  start: v.string(),
  /** UTC offset in minutes, when this time occurs twice that day. */
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
    /** "49.00"; null: no fixed price. */
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
  /** Only sent to staff. */
  tables: v.optional(v.array(v.string())),
  late: v.boolean(),
  /** Minutes after `start` at which late guests are expected; absent: not known. */
  late_minutes: v.optional(v.number()),
  /** Absent: none required. */
  deposit: v.optional(
    v.object({
      amount: v.string(),
      currency: v.string(),
      paid: v.boolean(),
      /** When an unpaid booking releases its time. */
      held_until: v.optional(v.string()),
      /** "20.00": amount refunded or being refunded, also of a late payment; absent: none. */
      refunded: v.optional(v.string()),
    }),
  ),
  sequence: v.number(),
  changed: v.string(),
});
export type WireBooking = v.InferOutput<typeof bookingSchema>;

/** A booking for its guest. */
export const ownBookingSchema = v.object({
  success: v.literal(true),
  booking: bookingSchema,
  /** Key of the booking's link; a holder of the key may cancel the booking. */
  key: v.string(),
  /** Until when a guest may cancel; null: no longer. */
  cancel_until: v.nullable(v.string()),
  /** Minutes for which a table is kept; absent: not a table. */
  keeps: v.optional(v.number()),
  /** Current name of its hall, in all languages; absent: not a table, or the hall was removed. */
  hall: v.optional(translatedSchema),
  /** The booking is mailed to the given address. For older apps. */
  mailed: v.boolean(),
  /** State of the latest mail; absent: none. */
  mail: v.optional(v.picklist(['waiting', 'sent', 'failed'])),
});

/** A customer's bookings. */
export const ownBookingsSchema = v.object({ bookings: v.array(ownBookingSchema) });

export const bookingRefusedSchema = v.object({
  success: v.literal(false),
  payload: v.object({ message: v.string() }),
  /** Faults, by field. */
  fields: v.optional(v.record(v.string(), v.string())),
  /** The next free hours. */
  next: v.optional(v.array(v.string())),
});

export const bookingKeySchema = v.pipe(v.string(), v.maxLength(120), v.regex(/^[0-9A-Fa-f-]{36}\.[A-Za-z0-9_-]{22}$/));
export const bookingKeyBodySchema = v.object({ key: bookingKeySchema });
/** The days for a change of an own booking. */
export const changeDaysBodySchema = v.object({ key: bookingKeySchema, people });
export const changeHoursBodySchema = v.object({
  key: bookingKeySchema,
  people,
  date: v.pipe(v.string(), v.maxLength(10)),
});
export const changeBodySchema = v.object({
  key: bookingKeySchema,
  /** The booking's `sequence` that the guest saw. */
  sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
  start: v.pipe(v.string(), v.isoTimestamp()),
  people,
  comment: v.optional(text, ''),
});
/** Bookings made before the guest registered. */
export const claimBodySchema = v.object({ keys: v.pipe(v.array(bookingKeySchema), v.maxLength(20)) });

/** After the "#" of an address, which browsers send to no server. */
const BEFORE = 'booking=';
export const bookingHref = (placeSlug: string, key: string): string => bookedHref(`/${placeSlug}/reservations`, key);

/** Address of a page with a booking; `page`: its address without one. */
export const bookedHref = (page: string, key: string): string => `${page}#${BEFORE}${key}`;

/** Booking key of an address; undefined: none; "broken": the link was cut or changed. */
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
      /** Largest party that a table fits. */
      most: v.number(),
      /** Yearly season of the hall's tables; absent: all year. */
      season: v.optional(seasonSchema),
      /** The season is out of the booking range. */
      shut: v.optional(v.boolean()),
    }),
  ),
  /** Language of texts without a translation. */
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

/** `forStaff`: includes its tables. `refunded`: refund of its deposit; undefined: none. */
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
    ...(booking.lateMinutes !== undefined && { late_minutes: booking.lateMinutes }),
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
