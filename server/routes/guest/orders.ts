// POST orders, withdrawal, orders of a table session, and the bill. [S7.13–S7.16]
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { billAnswerSchema, billBodySchema } from '#contract/bill/bill.ts';
import { toldBillSchema } from '#contract/bill/told-bill.ts';
import { HEADERS } from '#contract/headers.ts';
import { orderBodySchema, placedOrderSchema, placedOrderToWire } from '#contract/order/order.ts';
import { INVALID_SESSION, orderAcceptedSchema, orderRefusedSchema } from '#contract/order/order-answer.ts';
import { parseOrderId } from '#domain/order/order-id.ts';
import { takeBill, wantBill } from '../../services/bill/bill.ts';
import { billOfSession } from '../../services/bill/tell-bill.ts';
import { cancelOrder } from '../../services/order/cancel-order.ts';
import { answerOfOrder, ordersOfSession } from '../../services/order/list-orders.ts';
import { toAnswer } from '../../services/order/order-answers.ts';
import { placeOrder } from '../../services/order/place-order.ts';
import type { Services } from '../../services/services.ts';
import { addressOf } from '../call-address.ts';
import {
  cancelHeaders,
  commandHeaders,
  orderHeaders,
  ownSessionHeaders,
  refusedSchema,
  sessionHeaders,
} from '../documented.ts';
import { headerOf, placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';
import { customerOfOrder } from './account/guard.ts';
import { commandOf, deviceOf, earlierOf, orderIdOf, readOrder, unreadableOrder } from './order-headers.ts';
import { sessionOf } from './own-session.ts';

const UNREADABLE = 'invalid_order';
const ORDER_ROUTE = { config: { unreadable: UNREADABLE, unreadableFor: unreadableOrder, echoesId: true } };
const cancelBodySchema = v.object({ session: orderBodySchema.entries.session });
const refused = { 400: refusedSchema, 401: refusedSchema, 404: refusedSchema, 429: refusedSchema };

const invalidSession = { status: 401, body: refusal(INVALID_SESSION) };

export const orderRoutes = (app: FastifyInstance, services: Services): void => {
  app.post<{ Body: v.InferOutput<typeof orderBodySchema> }>(
    '/api/orders',
    {
      ...ORDER_ROUTE,
      schema: {
        summary: 'An order on the spot, exactly once',
        headers: orderHeaders,
        body: orderBodySchema,
        response: { 201: orderAcceptedSchema, 422: orderRefusedSchema, 409: refusedSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const order = readOrder(request, request.body, place.document.place.currency);
      if (!order) {
        const id = orderIdOf(request) ?? null;
        return personal(reply, { status: 400, body: refusal(UNREADABLE, { id }) });
      }
      const customer = await customerOfOrder(services, request);
      return personal(reply, await placeOrder(services, place, { ...order, customer }));
    },
  );

  app.post<{ Body: v.InferOutput<typeof cancelBodySchema> }>(
    '/api/orders/cancel',
    {
      ...ORDER_ROUTE,
      schema: {
        summary: 'Takes back an order that may not have arrived',
        headers: cancelHeaders,
        body: cancelBodySchema,
        response: { 201: orderAcceptedSchema, 422: orderRefusedSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const id = orderIdOf(request);
      if (!id) return personal(reply, { status: 400, body: refusal(UNREADABLE, { id: null }) });
      const token = request.body.session;
      return personal(
        reply,
        await cancelOrder(services, place, {
          id,
          token,
          earlier: earlierOf(request),
          device: deviceOf(request),
          address: addressOf(request),
        }),
      );
    },
  );

  app.get<{ Params: { id: string } }>(
    '/api/orders/by-client-id/:id',
    {
      schema: {
        summary: 'What an order of one’s own session was answered',
        headers: sessionHeaders,
        params: v.object({ id: v.string() }),
        response: { 201: orderAcceptedSchema, 422: orderRefusedSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const token = headerOf(request, HEADERS.session) ?? '';
      const id = parseOrderId(request.params.id);
      const answer = await answerOfOrder(services, place, token, id ?? '');
      if (answer.ok) return personal(reply, toAnswer(answer.value, token));
      if (answer.error === 'invalid_session') return personal(reply, invalidSession);
      return personal(reply, { status: 404, body: refusal('unknown_order', { id: id ?? null }) });
    },
  );

  app.get<{ Params: { session: string } }>(
    '/api/orders/by_table_session/:session',
    {
      schema: {
        summary: 'The orders of a table session',
        headers: ownSessionHeaders,
        params: v.object({ session: v.string() }),
        querystring: v.object({ timestamp: v.optional(v.string()) }),
        response: { 200: v.array(placedOrderSchema), 401: refusedSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const orders = await ordersOfSession(services, place, sessionOf(request), deviceOf(request));
      if (!orders.ok) return personal(reply, invalidSession);
      const { currency } = place.document.place;
      return personal(reply, { status: 200, body: orders.value.map((order) => placedOrderToWire(order, currency)) });
    },
  );

  app.get<{ Params: { session: string } }>(
    '/api/orders/by_table_session/:session/bill',
    {
      schema: {
        summary: 'The bill of a table session, and who pays what of it',
        headers: ownSessionHeaders,
        params: v.object({ session: v.string() }),
        response: { 200: toldBillSchema, 401: refusedSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const bill = await billOfSession(services, place, sessionOf(request), deviceOf(request));
      if (bill.ok) return personal(reply, { status: 200, body: bill.value });
      if (bill.error === 'invalid_session') return personal(reply, invalidSession);
      return personal(reply, { status: 404, body: refusal(bill.error) });
    },
  );

  app.put<{ Params: { session: string }; Body: v.InferOutput<typeof billBodySchema> }>(
    '/api/orders/by_table_session/:session/bill_wanted',
    {
      config: { unreadable: 'invalid_bill', echoesId: true },
      schema: {
        summary: 'Asks for the bill; with an id, exactly once',
        headers: v.looseObject({ ...ownSessionHeaders.entries, ...commandHeaders.entries }),
        params: v.object({ session: v.string() }),
        body: billBodySchema,
        response: { 200: billAnswerSchema, 409: refusedSchema, 422: refusedSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const paymentMethod = request.body.paymentMethod ?? undefined;
      const token = sessionOf(request);
      const split = request.body.split ?? undefined;
      const command = commandOf(request);
      if (command) return personal(reply, await takeBill(services, place, { ...command, token, paymentMethod, split }));
      const wanted = await wantBill(services, place, token, { paymentMethod, split });
      if (wanted.ok) return personal(reply, { status: 200, body: { success: true, expires: wanted.value } });
      if (wanted.error === 'invalid_session') return personal(reply, invalidSession);
      return personal(reply, { status: 422, body: refusal(wanted.error) });
    },
  );
};
