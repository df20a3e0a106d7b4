// Full slots of a place. Devices know all slots from the place's settings. Not in the specification's API.
import type { FastifyInstance } from 'fastify';
import { HEADERS } from '#contract/headers.ts';
import { fullTimesSchema, fullTimesToWire } from '#contract/order/full-times.ts';
import { fullTimes } from '../../services/order/judge-time.ts';
import type { Services } from '../../services/services.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { placeOf } from '../place.ts';

/** May be slightly old, because an order for a full slot is rejected anyway. */
const KEPT = 'public, max-age=10';

export const orderTimeRoutes = (app: FastifyInstance, services: Services): void => {
  app.get(
    '/api/order-times',
    {
      schema: {
        summary: 'The times for which no further order is taken',
        headers: placeHeaders,
        response: { 200: fullTimesSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const full = await fullTimes(services.store.read, place, services.clock());
      return reply.header('cache-control', KEPT).header('vary', HEADERS.place).send(fullTimesToWire(full));
    },
  );
};
