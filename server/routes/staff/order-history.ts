// Orders of any day: search, one order with its steps, and a spreadsheet file.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { daySchema, ordersOfDaySchema, searchSchema, wholeOrderSchema } from '#contract/owner/order-history.ts';
import { KIND_FILTERS, PAYMENT_FILTERS, STATE_FILTERS } from '#domain/owner/order-history.ts';
import { dayOf, searchOrders, wholeOrder } from '../../services/owner/order-history.ts';
import { ordersCsv } from '../../services/owner/orders-csv.ts';
import type { Services } from '../../services/services.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';
import { csvResponse, daysQuery, sendDaysFile } from './csv-of-days.ts';

const asked = v.object({
  day: v.optional(daySchema),
  q: v.optional(searchSchema, ''),
  paid: v.optional(v.picklist(PAYMENT_FILTERS), 'all'),
  state: v.optional(v.picklist(STATE_FILTERS), 'all'),
  kind: v.optional(v.picklist(KIND_FILTERS), 'all'),
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/)), '1'),
});
const idParams = v.object({ id: v.pipe(v.string(), v.maxLength(100)) });
const refused = { 400: refusedSchema, 401: refusedSchema, 403: refusedSchema, 404: refusedSchema };

export const orderHistoryRoutes = (app: FastifyInstance, services: Services): void => {
  app.get<{ Querystring: v.InferOutput<typeof asked> }>(
    '/api/staff/orders/history',
    {
      schema: {
        summary:
          'The orders of a day by the place’s clock, today where none is named; searched, or only some by payment, state or kind, in pages',
        headers: placeHeaders,
        querystring: asked,
        response: { 200: ordersOfDaySchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const { day = dayOf(services, place), q, page, ...filter } = request.query;
      const body = await searchOrders(services, place, { day, asked: q, page: Number(page), filter });
      return personal(reply, { status: 200, body });
    },
  );

  app.get<{ Params: v.InferOutput<typeof idParams> }>(
    '/api/staff/orders/history/:id',
    {
      schema: {
        summary: 'One order with all that was done with it, and what its table has paid',
        headers: placeHeaders,
        params: idParams,
        response: { 200: wholeOrderSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const body = await wholeOrder(services, place.id, request.params.id);
      return personal(reply, body ? { status: 200, body } : { status: 404, body: refusal('unknown_order') });
    },
  );

  app.get<{ Querystring: v.InferOutput<typeof daysQuery> }>(
    '/api/staff/orders/history.csv',
    {
      schema: {
        summary: 'The orders of a day, or from one day to another, as CSV: one row a line',
        headers: placeHeaders,
        querystring: daysQuery,
        response: { 200: csvResponse, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      return sendDaysFile(reply, request.query, dayOf(services, place), (days) => ordersCsv(services, place, days));
    },
  );
};
