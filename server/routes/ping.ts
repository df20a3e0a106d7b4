import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { SERVER_MARK } from '#contract/headers.ts';
import { pingSchema, type WirePing } from '#contract/ping.ts';
import { checkHealth } from '../services/health.ts';
import type { Services } from '../services/services.ts';

const querySchema = v.object({ nonce: v.optional(v.pipe(v.string(), v.maxLength(100)), '') });

/** Identifies this server and reports its health. */
export const pingRoutes = (app: FastifyInstance, services: Services): void => {
  app.get<{ Querystring: v.InferOutput<typeof querySchema> }>(
    '/api/ping',
    {
      schema: {
        summary: 'Tells our server from a captive portal',
        querystring: querySchema,
        response: { 200: pingSchema },
      },
    },
    async (request, reply): Promise<WirePing> => {
      reply.header('cache-control', 'no-store');
      return { mark: SERVER_MARK, nonce: request.query.nonce, now: services.clock() };
    },
  );

  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    await checkHealth(services);
    return { status: 'ok' };
  });
};
