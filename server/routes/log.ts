// Request log: route, status and duration, without guests' addresses, secrets or bodies.
import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { DestinationStream } from 'pino';

/** Any word long enough to be a secret; ours have at least 22 characters. */
const SECRET = /[A-Za-z0-9_-]{20,}/g;

/** Route pattern, if any; otherwise the path without its query and long words. */
const pathOf = (request: FastifyRequest): string =>
  request.routeOptions.url ?? (request.url.split('?')[0] ?? '').replace(SECRET, '…').slice(0, 80);

/** Omits row values and statement parameters that database drivers attach to errors. */
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
  // Disables Fastify's own lines, which contain the IP address and the full URL.
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
