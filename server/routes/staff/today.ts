// A manager's first page.
import type { FastifyInstance } from 'fastify';
import { todaySchema } from '#contract/owner/today.ts';
import { readToday } from '../../services/owner/read-today.ts';
import type { Services } from '../../services/services.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { placeOf } from '../place.ts';
import { personal } from '../replies.ts';

export const todayRoutes = (app: FastifyInstance, services: Services): void => {
  app.get(
    '/api/staff/today',
    {
      schema: {
        summary: 'What needs a person, and the day’s figures beside the same time last week',
        headers: placeHeaders,
        response: { 200: todaySchema, 401: refusedSchema, 403: refusedSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      return personal(reply, { status: 200, body: await readToday(services, place) });
    },
  );
};
