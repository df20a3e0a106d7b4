// A day's bookings, for staff.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { bookingToWire, freeHoursSchema, hoursToWire } from '#contract/booking/booking.ts';
import {
  changedBookingSchema,
  staffActionSchema,
  staffDaySchema,
  type WireStaffAction,
} from '#contract/booking/staff-bookings.ts';
import { translatedToWire } from '#contract/language/translated.ts';
import { readMoment } from '#contract/order/wanted-time.ts';
import { dayOfDate } from '#domain/booking/free-hours.ts';
import { refundedDeposits } from '../../services/booking/refunded-deposits.ts';
import { changeBooking, type StaffAction } from '../../services/booking/staff-bookings.ts';
import { bookingOfStaff, dayOfStaff, moveHours } from '../../services/booking/staff-day.ts';
import type { Services } from '../../services/services.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';
import { staffOf } from './guard.ts';

const refused = { 400: refusedSchema, 401: refusedSchema, 403: refusedSchema, 404: refusedSchema, 409: refusedSchema };
const idParams = v.object({ id: v.pipe(v.string(), v.maxLength(100)) });
const dateQuery = v.object({ date: v.pipe(v.string(), v.maxLength(10)) });
const CONFIG = { unreadable: 'invalid_booking' };

const toAction = (body: WireStaffAction): StaffAction =>
  body.action === 'move'
    ? { kind: 'move', startAt: readMoment(body.start), tables: body.tables }
    : { kind: body.action };

export const staffBookingRoutes = (app: FastifyInstance, services: Services): void => {
  app.get<{ Querystring: v.InferOutput<typeof dateQuery> }>(
    '/api/staff/bookings',
    {
      config: CONFIG,
      schema: {
        summary: 'The bookings of a day, by time',
        headers: placeHeaders,
        querystring: dateQuery,
        response: { 200: staffDaySchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const day = dayOfDate(request.query.date);
      if (day === undefined) return personal(reply, { status: 400, body: refusal('invalid_booking') });
      const { bookings, tables, nextStart } = await dayOfStaff(services, place, day);
      const refunded = await refundedDeposits(services.store.read, place.id, bookings);
      const told = bookings.map((one) => bookingToWire(one, { forStaff: true, refunded: refunded.get(one.id) }));
      const halls = (place.document.bookings?.tables?.halls ?? []).map(({ key, name }) => ({
        key,
        name: translatedToWire(name),
      }));
      const next = nextStart !== undefined && { next_start: new Date(nextStart).toISOString() };
      const { date } = request.query;
      return personal(reply, { status: 200, body: { date, bookings: told, tables, halls, ...next } });
    },
  );

  app.get<{ Params: v.InferOutput<typeof idParams>; Querystring: v.InferOutput<typeof dateQuery> }>(
    '/api/staff/bookings/:id/hours',
    {
      config: CONFIG,
      schema: {
        summary: 'The hours of a day to which a booking can be moved',
        headers: placeHeaders,
        params: idParams,
        querystring: dateQuery,
        response: { 200: freeHoursSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const day = dayOfDate(request.query.date);
      if (day === undefined) return personal(reply, { status: 400, body: refusal('invalid_booking') });
      const booking = await bookingOfStaff(services.store.read, place, request.params.id);
      if (!booking) return personal(reply, { status: 404, body: refusal('unknown_booking') });
      const hours = await moveHours(services, place, booking, day);
      return personal(reply, { status: 200, body: { free_hours: hoursToWire(hours) } });
    },
  );

  app.post<{ Params: v.InferOutput<typeof idParams>; Body: WireStaffAction }>(
    '/api/staff/bookings/:id',
    {
      config: CONFIG,
      schema: {
        summary:
          'Confirms, declines, moves, seats or cancels a booking, or notes that its guests are late or never came',
        headers: placeHeaders,
        params: idParams,
        body: staffActionSchema,
        response: { 200: changedBookingSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const { id } = request.params;
      const action = toAction(request.body);
      if (action.kind === 'move' && Number.isNaN(action.startAt))
        return personal(reply, { status: 400, body: refusal('invalid_booking') });
      const changed = await changeBooking(services, place, { id, action, by: staffOf(request).name });
      if (changed.ok) {
        const refunded = await refundedDeposits(services.store.read, place.id, [changed.value]);
        const booking = bookingToWire(changed.value, { forStaff: true, refunded: refunded.get(id) });
        return personal(reply, { status: 200, body: { success: true, booking } });
      }
      if (changed.error === 'unknown') return personal(reply, { status: 404, body: refusal('unknown_booking') });
      return personal(reply, { status: 409, body: refusal(changed.error) });
    },
  );
};
