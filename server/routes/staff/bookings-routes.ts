// A day's bookings, for staff.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { bookingRefusedSchema, bookingToWire, faultsToWire, hoursToWire } from '#contract/booking/booking.ts';
import {
  changedBookingSchema,
  type EntryHoursBody,
  editBodySchema,
  entryBodySchema,
  entryHoursBodySchema,
  staffActionSchema,
  staffDaySchema,
  staffHoursSchema,
  type StaffHours as WireHours,
  type WireStaffAction,
} from '#contract/booking/staff-bookings.ts';
import { translatedToWire } from '#contract/language/translated.ts';
import { readMoment } from '#contract/order/wanted-time.ts';
import type { BookingPerson } from '#domain/booking/booking.ts';
import type { BookingFaults } from '#domain/booking/booking-verdict.ts';
import { dayOfDate } from '#domain/booking/free-hours.ts';
import { type EditRefusal, editBooking } from '../../services/booking/edit-booking.ts';
import { type EntryRefusal, enterBooking, entryHours } from '../../services/booking/enter-booking.ts';
import { refundedDeposits } from '../../services/booking/refunded-deposits.ts';
import { changeBooking, type StaffAction } from '../../services/booking/staff-bookings.ts';
import { bookingOfStaff, dayOfStaff, moveHours, type StaffHours } from '../../services/booking/staff-day.ts';
import { mailsGuests } from '../../services/mails-guests.ts';
import type { Services } from '../../services/services.ts';
import { commandHeaders, placeHeaders, refusedSchema } from '../documented.ts';
import { orderIdOf } from '../guest/order-headers.ts';
import { placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';
import { staffOf } from './guard.ts';

const refused = { 400: refusedSchema, 401: refusedSchema, 403: refusedSchema, 404: refusedSchema, 409: refusedSchema };
const idParams = v.object({ id: v.pipe(v.string(), v.maxLength(100)) });
const tableName = v.pipe(v.string(), v.maxLength(40));
const dateQuery = v.object({ date: v.pipe(v.string(), v.maxLength(10)) });
/** `people`: instead of the booking's own number. `tables`: only these, by name; repeated for several. */
const moveQuery = v.object({
  ...dateQuery.entries,
  people: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/))),
  tables: v.optional(v.union([tableName, v.pipe(v.array(tableName), v.maxLength(12))])),
});
const CONFIG = { unreadable: 'invalid_booking' };

const toAction = (body: WireStaffAction): StaffAction =>
  body.action === 'move'
    ? {
        ...{ kind: 'move', startAt: readMoment(body.start), tables: body.tables },
        isOverCapacity: body.over_capacity ?? false,
      }
    : body.action === 'late'
      ? { kind: 'late', minutes: body.minutes }
      : { kind: body.action };

const REFUSED_ENTRIES = {
  unknown: [404, 'not_bookable'],
  no_table: [404, 'no_table'],
  reused: [409, 'id_reused'],
  over_capacity: [409, 'over_capacity'],
  time: [409, 'invalid_time'],
  taken: [409, 'taken'],
} as const satisfies Record<Exclude<EntryRefusal['kind'], 'faults'>, readonly [number, string]>;

const toPerson = ({ name, phone, email, comment }: BookingPerson): BookingPerson => ({
  ...{ name: name.trim(), phone: phone.trim(), email: email.trim(), comment: comment.trim() },
});

const toWireHours = ({ hours, minutes, taken }: StaffHours): WireHours => ({
  free_hours: hoursToWire(hours),
  ...(minutes !== undefined && { minutes }),
  taken: taken.map(({ table, startAt, until, name }) => ({
    ...{ table, name, start: new Date(startAt).toISOString(), until: new Date(until).toISOString() },
  })),
});

const refuseFaults = (reply: FastifyReply, faults: BookingFaults): FastifyReply =>
  personal(reply, { status: 422, body: { ...refusal('invalid_booking'), fields: faultsToWire(faults) } });

const refuseEdit = (reply: FastifyReply, error: EditRefusal): FastifyReply => {
  if (error.kind === 'faults') return refuseFaults(reply, error.faults);
  if (error.kind === 'unknown') return personal(reply, { status: 404, body: refusal('unknown_booking') });
  return personal(reply, { status: 409, body: refusal(error.kind) });
};

const refuseEntry = (reply: FastifyReply, error: EntryRefusal): FastifyReply => {
  if (error.kind === 'faults') return refuseFaults(reply, error.faults);
  const [status, message] = REFUSED_ENTRIES[error.kind];
  return personal(reply, { status, body: refusal(message) });
};

export const staffBookingRoutes = (app: FastifyInstance, services: Services, publicUrl: string | undefined): void => {
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
      const halls = (place.document.bookings?.tables?.halls ?? []).map((hall) => ({
        ...{ key: hall.key, name: translatedToWire(hall.name) },
        tables: hall.tables.map(({ name, seats }) => ({ name, seats })),
        joins: hall.joins.map(({ tables: joined, seats }) => ({ tables: [...joined], seats })),
        ...(hall.season && { season: hall.season }),
      }));
      const next = nextStart !== undefined && { next_start: new Date(nextStart).toISOString() };
      const { date } = request.query;
      const more = { mails: mailsGuests(services, place), public_url: publicUrl ?? null };
      return personal(reply, { status: 200, body: { date, bookings: told, tables, halls, ...more, ...next } });
    },
  );

  app.post<{ Body: EntryHoursBody }>(
    '/api/staff/bookings/hours',
    {
      config: CONFIG,
      schema: {
        summary: 'The hours of a day at which staff can enter a booking',
        headers: placeHeaders,
        body: entryHoursBodySchema,
        response: { 200: staffHoursSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const day = dayOfDate(request.body.date);
      if (day === undefined) return personal(reply, { status: 400, body: refusal('invalid_booking') });
      const hours = await entryHours(services, place, request.body, day);
      if (!hours.ok) return refuseEntry(reply, { kind: hours.error });
      return personal(reply, { status: 200, body: toWireHours(hours.value) });
    },
  );

  app.post<{ Body: v.InferOutput<typeof entryBodySchema> }>(
    '/api/staff/bookings',
    {
      config: CONFIG,
      schema: {
        summary: 'Enters a booking for a guest who calls or stands at the door, exactly once',
        headers: commandHeaders,
        body: entryBodySchema,
        response: { 200: changedBookingSchema, ...refused, 422: bookingRefusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const { start, client_language, over_capacity, ...wish } = request.body;
      const entered = await enterBooking(services, place, {
        ...wish,
        id: orderIdOf(request) ?? randomUUID(),
        startAt: readMoment(start),
        person: toPerson(request.body),
        language: client_language ?? place.document.place.defaultLanguage,
        isOverCapacity: over_capacity,
        by: staffOf(request).name,
      });
      if (!entered.ok) return refuseEntry(reply, entered.error);
      const booking = bookingToWire(entered.value.booking, { forStaff: true });
      return personal(reply, { status: 200, body: { success: true, booking, occupied: entered.value.occupied } });
    },
  );

  app.get<{ Params: v.InferOutput<typeof idParams>; Querystring: v.InferOutput<typeof moveQuery> }>(
    '/api/staff/bookings/:id/hours',
    {
      config: CONFIG,
      schema: {
        summary: 'The hours of a day to which a booking can be moved',
        headers: placeHeaders,
        params: idParams,
        querystring: moveQuery,
        response: { 200: staffHoursSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const day = dayOfDate(request.query.date);
      if (day === undefined) return personal(reply, { status: 400, body: refusal('invalid_booking') });
      const booking = await bookingOfStaff(services.store.read, place, request.params.id);
      if (!booking) return personal(reply, { status: 404, body: refusal('unknown_booking') });
      const people = Number(request.query.people ?? booking.people);
      const { tables } = request.query;
      const wish = { day, tables: typeof tables === 'string' ? [tables] : tables };
      const hours = await moveHours(services, place, { ...booking, people }, wish);
      return personal(reply, { status: 200, body: toWireHours(hours) });
    },
  );

  app.post<{ Params: v.InferOutput<typeof idParams>; Body: v.InferOutput<typeof editBodySchema> }>(
    '/api/staff/bookings/:id/edit',
    {
      config: CONFIG,
      schema: {
        summary: 'Corrects the person, the number of people or the tables of a booking',
        headers: placeHeaders,
        params: idParams,
        body: editBodySchema,
        response: { 200: changedBookingSchema, ...refused, 422: bookingRefusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const { id } = request.params;
      const { sequence, people, tables, over_capacity } = request.body;
      const edited = await editBooking(services, place, {
        ...{ id, sequence, people, tables, person: toPerson(request.body) },
        ...{ isOverCapacity: over_capacity, by: staffOf(request).name },
      });
      if (!edited.ok) return refuseEdit(reply, edited.error);
      const refunded = await refundedDeposits(services.store.read, place.id, [edited.value]);
      const booking = bookingToWire(edited.value, { forStaff: true, refunded: refunded.get(id) });
      return personal(reply, { status: 200, body: { success: true, booking } });
    },
  );

  app.post<{ Params: v.InferOutput<typeof idParams>; Body: WireStaffAction }>(
    '/api/staff/bookings/:id',
    {
      config: CONFIG,
      schema: {
        summary:
          'Confirms, declines, moves, seats, cancels or restores a booking, or notes that its guests are late, not here yet or never came',
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
