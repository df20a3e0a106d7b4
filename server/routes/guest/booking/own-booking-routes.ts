// Routes of a booking's link: read, change and cancel by its key.
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import {
  bookingKeyBodySchema,
  bookingRefusedSchema,
  busyDatesSchema,
  changeBodySchema,
  changeDaysBodySchema,
  changeHoursBodySchema,
  freeHoursSchema,
  hoursToWire,
  ownBookingSchema,
} from '#contract/booking/booking.ts';
import { readMoment } from '#contract/order/wanted-time.ts';
import { dayOfDate } from '#domain/booking/free-hours.ts';
import { changeDays, changeHours, changeOwnBooking } from '../../../services/booking/change-own-booking.ts';
import { cancelOwnBooking, ownBooking } from '../../../services/booking/own-booking.ts';
import { mailsGuests } from '../../../services/mails-guests.ts';
import type { Services } from '../../../services/services.ts';
import { addressOf } from '../../call-address.ts';
import { placeHeaders, refusedSchema } from '../../documented.ts';
import { placeOf } from '../../place.ts';
import { personal, refusal } from '../../replies.ts';
import {
  BOOKING_CONFIG,
  daysToWire,
  NOT_BOOKABLE,
  ownBookingAnswers,
  refuseBooking,
  UNKNOWN_BOOKING,
} from './booking-answers.ts';

const refused = { 400: refusedSchema, 404: refusedSchema };

export const ownBookingRoutes = (app: FastifyInstance, services: Services): void => {
  const { places } = services;
  const { own } = ownBookingAnswers(services);

  app.post<{ Body: v.InferOutput<typeof bookingKeyBodySchema> }>(
    '/api/bookings/own',
    {
      config: BOOKING_CONFIG,
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
      if (!booking) return personal(reply, UNKNOWN_BOOKING);
      return personal(reply, { status: 200, body: await own(place, booking) });
    },
  );

  app.post<{ Body: v.InferOutput<typeof bookingKeyBodySchema> }>(
    '/api/bookings/own/cancel',
    {
      config: BOOKING_CONFIG,
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
      if (cancelled.error === 'unknown') return personal(reply, UNKNOWN_BOOKING);
      return personal(reply, { status: 409, body: refusal('too_late') });
    },
  );

  app.post<{ Body: v.InferOutput<typeof changeDaysBodySchema> }>(
    '/api/bookings/own/days',
    {
      config: BOOKING_CONFIG,
      schema: {
        summary: 'The days to which a booking cannot be changed, by the key of its link',
        headers: placeHeaders,
        body: changeDaysBodySchema,
        response: { 200: busyDatesSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const days = await changeDays(services, place, request.body);
      if (!days) return personal(reply, NOT_BOOKABLE);
      const { target, cancelLimit, confirms, due, isTouched } = days;
      const terms = {
        ...{ cancelLimit, confirms, mails: mailsGuests(services, place) },
        ...{ deposit: isTouched ? due : undefined, currency: place.document.place.currency },
      };
      return personal(reply, { status: 200, body: daysToWire(days, target, terms) });
    },
  );

  app.post<{ Body: v.InferOutput<typeof changeHoursBodySchema> }>(
    '/api/bookings/own/hours',
    {
      config: BOOKING_CONFIG,
      schema: {
        summary: 'The hours of a day to which a booking can be changed, by the key of its link',
        headers: placeHeaders,
        body: changeHoursBodySchema,
        response: { 200: freeHoursSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const day = dayOfDate(request.body.date);
      if (day === undefined) return personal(reply, { status: 400, body: refusal('invalid_booking') });
      const hours = await changeHours(services, place, { ...request.body, day });
      if (!hours) return personal(reply, NOT_BOOKABLE);
      return personal(reply, { status: 200, body: { free_hours: hoursToWire(hours) } });
    },
  );

  app.post<{ Body: v.InferOutput<typeof changeBodySchema> }>(
    '/api/bookings/own/change',
    {
      config: BOOKING_CONFIG,
      schema: {
        summary: 'Changes a booking, by the key of its link, until the venue’s limit to cancel',
        headers: placeHeaders,
        body: changeBodySchema,
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
      const { key, sequence, start, people, comment } = request.body;
      const changed = await changeOwnBooking(services, place, {
        ...{ key, sequence, startAt: readMoment(start), people, comment: comment.trim() },
        address: addressOf(request),
      });
      if (changed.ok) return personal(reply, { status: 200, body: await own(place, changed.value) });
      if (changed.error.kind === 'unknown') return personal(reply, UNKNOWN_BOOKING);
      return refuseBooking(reply, changed.error);
    },
  );
};
