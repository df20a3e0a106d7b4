// The times for which a place takes no further order. Which times there are at all, every device knows by the place's
// settings. Ours to define.
import type { FastifyInstance } from 'fastify';
import { HEADERS } from '#contract/headers.ts';
import { fullTimesSchema, fullTimesToWire } from '#contract/order/full-times.ts';
import { fullTimes } from '../../services/order/judge-time.ts';
import type { Services } from '../../services/services.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { placeOf } from '../place.ts';

/** An order that takes the last of a time is told by its answer, so that this may be a little old. */
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
