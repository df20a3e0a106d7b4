import type { FastifyInstance } from 'fastify';
import { HEADERS, SERVER_MARK } from '#contract/headers.ts';

/** Every answer says that it is this server's, and what time it is here: devices learn the server's time so. */
export const markAnswers = (app: FastifyInstance, clock: () => number): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('date', new Date(clock()).toUTCString()).header(HEADERS.mark, SERVER_MARK);
  });
};
