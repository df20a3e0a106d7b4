// Bookings of products and tables. [S7.35–S7.37]
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as v from 'valibot';
import {
  type BookingBody,
  type BookingTarget,
  bookingBodySchema,
  bookingKeyBodySchema,
  bookingRefusedSchema,
  bookingTargetSchema,
  bookingToWire,
  busyDatesSchema,
  claimBodySchema,
  faultsToWire,
  freeHoursBodySchema,
  freeHoursSchema,
  hallsSchema,
  hoursToWire,
  ownBookingSchema,
  ownBookingsSchema,
} from '#contract/booking/booking.ts';
import { HEADERS } from '#contract/headers.ts';
import { translatedToWire } from '#contract/language/translated.ts';
import { RATE_LIMITED } from '#contract/order/order-answer.ts';
import { readMoment } from '#contract/order/wanted-time.ts';
import type { Booking } from '#domain/booking/booking.ts';
import { dayOfDate } from '#domain/booking/free-hours.ts';
import { type Currency, formatAmountPlain, type Minor, parseAmount, ZERO } from '#domain/pricing/money.ts';
import { bookingKeyOf } from '../../../services/booking/booking-key.ts';
import { findTarget, rulesOf } from '../../../services/booking/booking-target.ts';
import { depositDue } from '../../../services/booking/deposit.ts';
import { busyDays, hoursOfDay } from '../../../services/booking/free-hours.ts';
import { hallsFor } from '../../../services/booking/halls.ts';
import {
  bookingsOf,
  cancelOwnBooking,
  cancelUntil,
  claimBookings,
  ownBooking,
} from '../../../services/booking/own-booking.ts';
import { refundedDeposits } from '../../../services/booking/refunded-deposits.ts';
import { type BookingRefusal, takeBooking } from '../../../services/booking/take-booking.ts';
import type { PublishedPlace } from '../../../services/place/published-places.ts';
import type { Services } from '../../../services/services.ts';
import { addressOf } from '../../call-address.ts';
import { commandHeaders, placeHeaders, refusedSchema } from '../../documented.ts';
import { headerOf, placeOf } from '../../place.ts';
import { personal, refusal } from '../../replies.ts';
import { customerBeside, customerOfCall } from '../account/guard.ts';
import { orderIdOf } from '../order-headers.ts';

const CONFIG = { unreadable: 'invalid_booking' };
const refused = { 400: refusedSchema, 404: refusedSchema };
const UNKNOWN = { status: 404, body: refusal('not_bookable') } as const;

const targetOf = (body: BookingBody | BookingTarget): BookingTarget =>
  'productVariantId' in body
    ? { productVariantId: body.productVariantId, categoryId: body.categoryId, productId: body.productId }
    : { hall: body.hall, people: body.people };

/** `undefined` when the app does not send the shown deposit. An unreadable amount matches no deposit. */
const readShownDeposit = (shown: string | undefined, currency: Currency): number | undefined => {
  if (shown === undefined) return undefined;
  return shown === '' ? ZERO : (parseAmount(shown, currency) ?? Number.NaN);
};

const iso = (at: number): string => new Date(at).toISOString();

const refuse = (reply: FastifyReply, error: BookingRefusal): FastifyReply => {
  switch (error.kind) {
    case 'unknown':
      return personal(reply, UNKNOWN);
    case 'reused':
      return personal(reply, { status: 409, body: refusal('id_reused') });
    case 'price_changed':
      return personal(reply, { status: 409, body: refusal('price_changed') });
    case 'wait':
      return personal(reply, { status: 429, body: refusal(RATE_LIMITED), retryAfter: error.seconds });
    case 'faults':
      return personal(reply, {
        status: 422,
        body: { ...refusal('invalid_booking'), fields: faultsToWire(error.faults) },
      });
    default:
      return personal(reply, {
        status: error.kind === 'taken' ? 409 : 422,
        body: { ...refusal(error.kind === 'taken' ? 'slot_taken' : 'invalid_time'), next: error.next.map(iso) },
      });
  }
};

export const bookingRoutes = (app: FastifyInstance, services: Services): void => {
  const { places, store, clock, sendsMail = false } = services;

  const ownOnes = async (place: PublishedPlace, bookings: readonly Booking[]) => {
    const refunded = await refundedDeposits(store.read, place.id, bookings);
    return bookings.map((booking) => ownOf(place, booking, refunded.get(booking.id)));
  };
  const own = async (place: PublishedPlace, booking: Booking) =>
    ownOf(place, booking, (await refundedDeposits(store.read, place.id, [booking])).get(booking.id));

  const ownOf = (place: PublishedPlace, booking: Booking, refunded: Minor | undefined) => {
    const until = cancelUntil(place, booking, clock());
    const { thing } = booking;
    const tables = thing.kind === 'table' ? place.document.bookings?.tables : undefined;
    const keeps = tables?.keeps;
    const hall = tables?.halls.find(({ key }) => thing.kind === 'table' && key === thing.hall)?.name;
    return {
      success: true as const,
      booking: bookingToWire(booking, { refunded }),
      key: bookingKeyOf(services, place.id, booking.id),
      cancel_until: until === undefined ? null : iso(until),
      ...(keeps !== undefined && { keeps }),
      ...(hall && { hall: translatedToWire(hall) }),
      mailed: sendsMail && booking.person.email !== '',
    };
  };

  app.get(
    '/api/reservations',
    {
      schema: {
        summary: 'The halls in which tables are reserved',
        headers: placeHeaders,
        response: { 200: hallsSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const halls = hallsFor(place, clock());
      return halls ? personal(reply, { status: 200, body: halls }) : personal(reply, UNKNOWN);
    },
  );

  app.post<{ Body: v.InferOutput<typeof bookingTargetSchema> }>(
    '/api/bookings/getBusyDates',
    {
      config: CONFIG,
      schema: {
        summary: 'The days on which a product, or a table, cannot be booked',
        headers: placeHeaders,
        body: bookingTargetSchema,
        response: { 200: busyDatesSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const found = findTarget(place, targetOf(request.body));
      if (!found) return personal(reply, UNKNOWN);
      const { busy, first, last } = await busyDays(store.read, place, found, clock());
      const { cancelLimit, confirms } = rulesOf(place);
      const { people } = { people: 1, ...request.body };
      const { due, isPayable } = depositDue(services, place, found, people);
      const body = { busy_dates: busy, first_date: first, last_date: last, most_people: found.mostPeople };
      return personal(reply, {
        status: 200,
        body: {
          ...body,
          cancel_limit: cancelLimit,
          confirms: confirms || (due > 0 && !isPayable),
          mails: sendsMail,
          ...(found.wanted.season && { season: found.wanted.season }),
          ...(isPayable && { deposit: formatAmountPlain(due, place.document.place.currency) }),
        },
      });
    },
  );

  app.post<{ Body: v.InferOutput<typeof freeHoursBodySchema> }>(
    '/api/bookings/getFreeHoursForDate',
    {
      config: CONFIG,
      schema: {
        summary: 'The hours of a day at which a product, or a table, can be booked',
        headers: placeHeaders,
        body: freeHoursBodySchema,
        response: { 200: freeHoursSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const found = findTarget(place, targetOf(request.body));
      const day = dayOfDate(request.body.date);
      if (!found) return personal(reply, UNKNOWN);
      if (day === undefined) return personal(reply, { status: 400, body: refusal('invalid_booking') });
      const hours = await hoursOfDay(store.read, place, found.wanted, { day, now: clock() });
      return personal(reply, { status: 200, body: { free_hours: hoursToWire(hours) } });
    },
  );

  app.post<{ Body: BookingBody }>(
    '/api/bookings',
    {
      config: CONFIG,
      schema: {
        summary: 'Books a product, or reserves a table, exactly once',
        headers: commandHeaders,
        body: bookingBodySchema,
        response: {
          200: ownBookingSchema,
          ...refused,
          409: bookingRefusedSchema,
          422: bookingRefusedSchema,
          429: refusedSchema,
        },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const { body } = request;
      const { place: venue } = place.document;
      const shown = headerOf(request, HEADERS.shownTotal);
      const taken = await takeBooking(services, place, {
        id: orderIdOf(request) ?? randomUUID(),
        target: targetOf(body),
        startAt: readMoment(body.start),
        people: body.people,
        person: {
          name: body.name.trim(),
          phone: body.phone.trim(),
          email: body.email.trim(),
          comment: body.comment.trim(),
        },
        language: body.client_language ?? venue.defaultLanguage,
        shownPrice: shown === undefined ? undefined : parseAmount(shown, venue.currency),
        shownDeposit: readShownDeposit(body.shown_deposit, venue.currency),
        address: addressOf(request),
        customer: await customerBeside(services, request),
      });
      if (!taken.ok) return refuse(reply, taken.error);
      return personal(reply, { status: 200, body: await own(place, taken.value) });
    },
  );

  app.get(
    '/api/users/bookings',
    {
      schema: {
        summary: 'A customer’s bookings at the place, those that begin last first',
        headers: placeHeaders,
        response: { 200: ownBookingsSchema, 401: refusedSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const bookings = await bookingsOf(services, place, customerOfCall(request));
      return personal(reply, { status: 200, body: { bookings: await ownOnes(place, bookings) } });
    },
  );

  app.post<{ Body: v.InferOutput<typeof claimBodySchema> }>(
    '/api/users/bookings',
    {
      config: CONFIG,
      schema: {
        summary: 'Gives bookings made without an account to the customer, by the keys of their links',
        headers: placeHeaders,
        body: claimBodySchema,
        response: { 200: ownBookingsSchema, ...refused, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const customer = customerOfCall(request);
      await claimBookings(services, place, customer, request.body.keys);
      const bookings = await bookingsOf(services, place, customer);
      return personal(reply, { status: 200, body: { bookings: await ownOnes(place, bookings) } });
    },
  );

  app.post<{ Body: v.InferOutput<typeof bookingKeyBodySchema> }>(
    '/api/bookings/own',
    {
      config: CONFIG,
      schema: {
        summary: 'A booking, by the key of its link',
        headers: placeHeaders,
        body: bookingKeyBodySchema,
        response: { 200: ownBookingSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const booking = await ownBooking(services, place, request.body.key);
      if (!booking) return personal(reply, { status: 404, body: refusal('unknown_booking') });
      return personal(reply, { status: 200, body: await own(place, booking) });
    },
  );

  app.post<{ Body: v.InferOutput<typeof bookingKeyBodySchema> }>(
    '/api/bookings/own/cancel',
    {
      config: CONFIG,
      schema: {
        summary: 'Cancels a booking, by the key of its link, until the venue’s limit',
        headers: placeHeaders,
        body: bookingKeyBodySchema,
        response: { 200: ownBookingSchema, ...refused, 409: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const cancelled = await cancelOwnBooking(services, place, request.body.key);
      if (cancelled.ok) return personal(reply, { status: 200, body: await own(place, cancelled.value) });
      if (cancelled.error === 'unknown') return personal(reply, { status: 404, body: refusal('unknown_booking') });
      return personal(reply, { status: 409, body: refusal('too_late') });
    },
  );
};
