// The border for texts: whatever comes in is cleaned here once, before any route sees it, be it a body, a query or an address.
import type { FastifyInstance } from 'fastify';
import { cleanText, cleanTexts } from '#domain/language/clean-text.ts';

/** Pages answer for themselves, so that a guest with a mistyped address is led back. */
const PAGES = '/*';

/** Decoded parts of the address; one that no guest can type leads nowhere. */
const isClean = (params: unknown): boolean =>
  Object.values(params ?? {}).every((value) => typeof value !== 'string' || cleanText(value) === value);

/** Must be called before any route is registered. Bytes stay as they are: their reader knows what they are. */
export const cleanRequests = (app: FastifyInstance): void => {
  app.addHook('preValidation', async (request, reply) => {
    if (request.routeOptions.url !== PAGES && !isClean(request.params)) return reply.callNotFound();
    request.query = cleanTexts(request.query);
    request.body = cleanTexts(request.body);
    return undefined;
  });
};
