// Orders with details: delivery, pickup, room, served on the spot; and orders without a table. [S7.13, S7.17–S7.20]
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { HEADERS } from '#contract/headers.ts';
import { parseFollowKey } from '#contract/order/follow-link.ts';
import { placedOrderSchema, placedOrderToWire } from '#contract/order/order.ts';
import { orderAcceptedSchema, orderRefusedSchema } from '#contract/order/order-answer.ts';
import {
  DETAILED_ORDERS,
  type DetailedBody,
  type DetailedOrderType,
  detailedBodySchemas,
  detailsFromWire,
  wantedText,
} from '#contract/order/order-details.ts';
import { orderSecretSchema, parseOrderSecret, parseSecrets } from '#contract/order/order-secret.ts';
import { withdrawBodySchema, withdrawnSchema, withdrawRefusedSchema } from '#contract/order/withdraw-order.ts';
import { isWithoutTable } from '#domain/order/order-type.ts';
import { followOrder } from '../../services/order/follow-order.ts';
import { ownOrders } from '../../services/order/list-own-orders.ts';
import { placeOrder } from '../../services/order/place-order.ts';
import { cancelOwnOrder, takeOwnOrder } from '../../services/order/take-own-order.ts';
import { withdrawOrder } from '../../services/order/withdraw-order.ts';
import type { Services } from '../../services/services.ts';
import { cancelHeaders, followHeaders, orderHeaders, refusedSchema, secretHeaders } from '../documented.ts';
import { headerOf, placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';
import { customerOfOrder } from './account/guard.ts';
import { commandOf, orderIdOf, readOrder, unreadableOrder } from './order-headers.ts';

const UNREADABLE = 'invalid_order';
const ORDER_ROUTE = { config: { unreadable: UNREADABLE, unreadableFor: unreadableOrder, echoesId: true } };
const refused = { 400: refusedSchema, 404: refusedSchema, 429: refusedSchema };
const answers = { 201: orderAcceptedSchema, 422: orderRefusedSchema, ...refused };

const SUMMARIES: Readonly<Record<DetailedOrderType, string>> = {
  delivery: 'An order that is brought to an address, exactly once',
  preorder: 'An order that is fetched, exactly once',
  room: 'An order to a room, exactly once',
  served_on_spot: 'An order that is served on the spot, exactly once',
};

const detailedRoute = (app: FastifyInstance, services: Services, orderType: DetailedOrderType): void => {
  app.post<{ Body: DetailedBody }>(
    `/api/orders/${DETAILED_ORDERS[orderType]}`,
    {
      ...ORDER_ROUTE,
      schema: {
        summary: SUMMARIES[orderType],
        headers: orderHeaders,
        querystring: v.object({ t: v.optional(v.string()) }),
        body: detailedBodySchemas[orderType],
        response: { ...answers, 401: refusedSchema, 409: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const { body } = request;
      const order = readOrder(request, { ...body, session: body.token }, place.document.place.currency);
      const isOwn = isWithoutTable(orderType);
      // Rejects a secret that can be guessed.
      if (!order || (isOwn && !parseOrderSecret(body.token))) {
        return personal(reply, { status: 400, body: refusal(UNREADABLE, { id: orderIdOf(request) ?? null }) });
      }
      // Sending time by the guest's clock: "19:30" stays on its day when the order waited past midnight.
      const sentAt = services.clock() - (order.ageMs ?? 0);
      const clock = { timeZone: place.document.place.timeZone, now: sentAt };
      const details = detailsFromWire(orderType, body, clock);
      const detailed = {
        ...order,
        orderType,
        details,
        wantedWords: wantedText(body),
        language: body.client_language ?? undefined,
        customer: await customerOfOrder(services, request),
      };
      const take = isOwn ? takeOwnOrder : placeOrder;
      return personal(reply, await take(services, place, detailed));
    },
  );
};

const cancelBodySchema = v.object({ token: orderSecretSchema });

export const ownOrderRoutes = (app: FastifyInstance, services: Services): void => {
  for (const orderType of Object.keys(DETAILED_ORDERS) as DetailedOrderType[]) detailedRoute(app, services, orderType);

  app.post<{ Body: v.InferOutput<typeof cancelBodySchema> }>(
    '/api/orders/own/cancel',
    {
      ...ORDER_ROUTE,
      schema: {
        summary: 'Takes back an order without a table that may not have arrived',
        headers: cancelHeaders,
        body: cancelBodySchema,
        response: answers,
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const command = commandOf(request);
      if (!command) return personal(reply, { status: 400, body: refusal(UNREADABLE, { id: null }) });
      const { id, device, address } = command;
      return personal(reply, await cancelOwnOrder(services, place, { id, token: request.body.token, device, address }));
    },
  );

  app.post<{ Body: v.InferOutput<typeof withdrawBodySchema> }>(
    '/api/orders/own/withdraw',
    {
      ...ORDER_ROUTE,
      schema: {
        summary: 'Withdraws an order without a table, or to a room, that the venue has not taken yet',
        headers: cancelHeaders,
        body: withdrawBodySchema,
        response: { 200: withdrawnSchema, 422: withdrawRefusedSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const id = orderIdOf(request);
      if (!id) return personal(reply, { status: 400, body: refusal(UNREADABLE, { id: null }) });
      const answer = await withdrawOrder(services, place, { id, token: request.body.token });
      return personal(reply, answer ?? { status: 404, body: refusal('unknown_order', { id }) });
    },
  );

  app.get(
    '/api/orders/own',
    {
      schema: {
        summary: 'Orders without a table, by their own secrets',
        headers: secretHeaders,
        response: { 200: v.array(placedOrderSchema), 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const orders = await ownOrders(services, place, parseSecrets(headerOf(request, HEADERS.orderSecrets)));
      const { currency } = place.document.place;
      return personal(reply, { status: 200, body: orders.map((order) => placedOrderToWire(order, currency)) });
    },
  );

  app.get(
    '/api/orders/followed',
    {
      schema: {
        summary: 'An order without a table, by the key of its link: no name, no phone, of the address the street alone',
        headers: followHeaders,
        response: { 200: placedOrderSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const key = parseFollowKey(headerOf(request, HEADERS.orderSecrets));
      const order = key && (await followOrder(services, place, key));
      if (!order) return personal(reply, { status: 404, body: refusal('unknown_order') });
      return personal(reply, { status: 200, body: placedOrderToWire(order, place.document.place.currency) });
    },
  );
};
