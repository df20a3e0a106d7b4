// Errors outside of a route, as our own JSON without server internals.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { orderIdOf } from './guest/order-headers.ts';
import { refusal } from './replies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Refusal of a request that cannot be parsed. */
    unreadable?: string;
    /** Refusal chosen by the readable part of such a body; `undefined`: `unreadable`. */
    unreadableFor?: (body: unknown) => string | undefined;
    /** Whether a refusal contains the order's id. */
    echoesId?: boolean;
  }
}

const CODES: Readonly<Record<number, string>> = {
  413: 'body_too_large',
  415: 'unsupported_media_type',
  503: 'shutting_down',
};

const idOf = (request: FastifyRequest) =>
  request.routeOptions.config.echoesId ? { id: orderIdOf(request) ?? null } : {};

/** An unparsable request is the sender's error; all others are ours, and are logged under an id. */
const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.header('cache-control', 'no-store');
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const { unreadable, unreadableFor } = request.routeOptions.config;
    const code = unreadableFor?.(request.body) ?? unreadable ?? CODES[status] ?? 'invalid_request';
    return reply.code(status).send(refusal(code, idOf(request)));
  }
  if (status === 503)
    return reply
      .code(503)
      .header('retry-after', '2')
      .send(refusal('shutting_down', idOf(request)));
  request.log.error({ err: error }, 'request failed');
  const body = refusal('server_error', idOf(request));
  return reply.code(500).send({ ...body, payload: { ...body.payload, error: request.id } });
};

export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send(refusal('not_found')),
  );
};
