// Orders that staff take for a table.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { orderRefusedSchema } from '#contract/order/order-answer.ts';
import { staffOrderAcceptedSchema, staffOrderBodySchema } from '#contract/order/staff-order.ts';
import { cancelStaffOrder } from '../../services/service/cancel-staff-order.ts';
import { takeStaffOrder } from '../../services/service/take-staff-order.ts';
import type { Services } from '../../services/services.ts';
import { commandHeaders, orderHeaders, refusedSchema } from '../documented.ts';
import { orderIdOf, readOrder, unreadableOrder } from '../guest/order-headers.ts';
import { placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';
import { staffOf } from './guard.ts';

const UNREADABLE = 'invalid_order';
const refused = { 400: refusedSchema, 401: refusedSchema, 403: refusedSchema, 404: refusedSchema, 409: refusedSchema };

export const staffOrderRoutes = (app: FastifyInstance, services: Services): void => {
  app.post<{ Body: v.InferOutput<typeof staffOrderBodySchema> }>(
    '/api/staff/orders',
    {
      config: { unreadable: UNREADABLE, unreadableFor: unreadableOrder, echoesId: true },
      schema: {
        summary: 'An order that staff take for a table, exactly once',
        headers: orderHeaders,
        body: staffOrderBodySchema,
        response: { 201: staffOrderAcceptedSchema, 422: orderRefusedSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const identity = staffOf(request);
      const { table, sitting, ...lines } = request.body;
      const order = readOrder(request, { ...lines, session: '' }, place.document.place.currency);
      if (!order || identity.kind !== 'person') {
        const id = orderIdOf(request) ?? null;
        return personal(reply, { status: 400, body: refusal(UNREADABLE, { id }) });
      }
      return personal(reply, await takeStaffOrder(services, place, identity, order, { table, sitting }));
    },
  );

  app.post(
    '/api/staff/orders/cancel',
    {
      config: { unreadable: UNREADABLE, echoesId: true },
      schema: {
        summary: 'Takes back an order of the staff that may not have arrived',
        headers: commandHeaders,
        body: v.object({}),
        response: { 201: staffOrderAcceptedSchema, 422: orderRefusedSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const identity = staffOf(request);
      const id = orderIdOf(request);
      if (!id || identity.kind !== 'person') {
        return personal(reply, { status: 400, body: refusal(UNREADABLE, { id: id ?? null }) });
      }
      return personal(reply, await cancelStaffOrder(services, place, identity, id));
    },
  );
};
