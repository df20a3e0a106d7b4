// The log says what was asked, how it ended and how long it took. It holds no address of a guest, no secret, no body.
import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { DestinationStream } from 'pino';

/** Anything long enough to be a secret: ours have 22 letters and more. */
const SECRET = /[A-Za-z0-9_-]{20,}/g;

/** A route's own name where there is one; else the address without its query, long words left out. */
const pathOf = (request: FastifyRequest): string =>
  request.routeOptions.url ?? (request.url.split('?')[0] ?? '').replace(SECRET, '…').slice(0, 80);

/** Without what a driver hangs on its errors: values of rows, parameters of statements. */
const describeError = (error: Error) => ({
  type: error.name,
  code: 'code' in error ? String(error.code) : undefined,
  message: error.message.replace(SECRET, '…'),
  stack: (error.stack ?? '').replace(SECRET, '…'),
});

export const loggerOptions = (
  level: string,
  stream: DestinationStream | undefined,
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> => ({
  logger: {
    level,
    base: null,
    serializers: {
      err: describeError,
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
    },
    ...(stream ? { stream } : {}),
  },
  // Fastify's own lines bear the address and the whole URL.
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID().slice(0, 8),
});

export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
};
