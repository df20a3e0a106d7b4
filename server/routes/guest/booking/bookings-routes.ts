// Bookings of products and tables. [S7.35–S7.37]
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import {
  type BookingBody,
  type BookingTarget,
  bookingBodySchema,
  bookingRefusedSchema,
  bookingTargetSchema,
  busyDatesSchema,
  claimBodySchema,
  freeHoursBodySchema,
  freeHoursSchema,
  hallsSchema,
  hoursToWire,
  ownBookingSchema,
  ownBookingsSchema,
} from '#contract/booking/booking.ts';
import { HEADERS } from '#contract/headers.ts';
import { readMoment } from '#contract/order/wanted-time.ts';
import { dayOfDate } from '#domain/booking/free-hours.ts';
import { type Currency, parseAmount, ZERO } from '#domain/pricing/money.ts';
import { findTarget, rulesOf } from '../../../services/booking/booking-target.ts';
import { depositDue } from '../../../services/booking/deposit.ts';
import { busyDays, hoursOfDay } from '../../../services/booking/free-hours.ts';
import { hallsFor } from '../../../services/booking/halls.ts';
import { bookingsOf, claimBookings } from '../../../services/booking/own-booking.ts';
import { takeBooking } from '../../../services/booking/take-booking.ts';
import { mailsGuests } from '../../../services/mails-guests.ts';
import type { Services } from '../../../services/services.ts';
import { addressOf } from '../../call-address.ts';
import { commandHeaders, placeHeaders, refusedSchema } from '../../documented.ts';
import { headerOf, placeOf } from '../../place.ts';
import { personal, refusal } from '../../replies.ts';
import { customerBeside, customerOfCall } from '../account/guard.ts';
import { orderIdOf } from '../order-headers.ts';
import { BOOKING_CONFIG, daysToWire, NOT_BOOKABLE, ownBookingAnswers, refuseBooking } from './booking-answers.ts';

const refused = { 400: refusedSchema, 404: refusedSchema };
const targetOf = (body: BookingBody | BookingTarget): BookingTarget =>
  'productVariantId' in body
    ? { productVariantId: body.productVariantId, categoryId: body.categoryId, productId: body.productId }
    : { hall: body.hall, people: body.people };

/** `undefined` when the app does not send the shown deposit. An unreadable amount matches no deposit. */
const readShownDeposit = (shown: string | undefined, currency: Currency): number | undefined => {
  if (shown === undefined) return undefined;
  return shown === '' ? ZERO : (parseAmount(shown, currency) ?? Number.NaN);
};

export const bookingRoutes = (app: FastifyInstance, services: Services): void => {
  const { places, store, clock } = services;

  const { own, ownOnes } = ownBookingAnswers(services);

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
      return halls ? personal(reply, { status: 200, body: halls }) : personal(reply, NOT_BOOKABLE);
    },
  );

  app.post<{ Body: v.InferOutput<typeof bookingTargetSchema> }>(
    '/api/bookings/getBusyDates',
    {
      config: BOOKING_CONFIG,
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
      if (!found) return personal(reply, NOT_BOOKABLE);
      const days = await busyDays(store.read, place, found, clock());
      const { cancelLimit, confirms } = rulesOf(place);
      const { people } = { people: 1, ...request.body };
      const { due, isPayable } = depositDue(services, place, found, people);
      const terms = {
        ...{ cancelLimit, confirms: confirms || (due > 0 && !isPayable), mails: mailsGuests(services, place) },
        ...{ deposit: isPayable ? due : undefined, currency: place.document.place.currency },
      };
      return personal(reply, { status: 200, body: daysToWire(days, found, terms) });
    },
  );

  app.post<{ Body: v.InferOutput<typeof freeHoursBodySchema> }>(
    '/api/bookings/getFreeHoursForDate',
    {
      config: BOOKING_CONFIG,
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
      if (!found) return personal(reply, NOT_BOOKABLE);
      if (day === undefined) return personal(reply, { status: 400, body: refusal('invalid_booking') });
      const hours = await hoursOfDay(store.read, place, found.wanted, { day, now: clock() });
      return personal(reply, { status: 200, body: { free_hours: hoursToWire(hours) } });
    },
  );

  app.post<{ Body: BookingBody }>(
    '/api/bookings',
    {
      config: BOOKING_CONFIG,
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
      if (!taken.ok) return refuseBooking(reply, taken.error);
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
      config: BOOKING_CONFIG,
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
};
