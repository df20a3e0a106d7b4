// Cleans all incoming text once, before any route sees it: bodies, queries and path parameters.
import type { FastifyInstance } from 'fastify';
import { cleanText, cleanTexts } from '#domain/language/clean-text.ts';

/** Pages handle bad addresses themselves, so that a guest with a typing error is led back. */
const PAGES = '/*';

/** Whether the decoded path parameters contain only text that a guest can type. */
const isClean = (params: unknown): boolean =>
  Object.values(params ?? {}).every((value) => typeof value !== 'string' || cleanText(value) === value);

/** Call it before any route is registered. Binary bodies stay unchanged, since only their parser understands them. */
export const cleanRequests = (app: FastifyInstance): void => {
  app.addHook('preValidation', async (request, reply) => {
    if (request.routeOptions.url !== PAGES && !isClean(request.params)) return reply.callNotFound();
    request.query = cleanTexts(request.query);
    request.body = cleanTexts(request.body);
    return undefined;
  });
};
