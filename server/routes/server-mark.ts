import type { FastifyInstance } from 'fastify';
import { HEADERS, SERVER_MARK } from '#contract/headers.ts';

/** Adds this server's mark and time to every answer, from which devices learn the server's clock. */
export const markAnswers = (app: FastifyInstance, clock: () => number): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('date', new Date(clock()).toUTCString()).header(HEADERS.mark, SERVER_MARK);
  });
};
