import type { FastifyRequest } from 'fastify';
import { HEADERS } from '#contract/headers.ts';
import { OWN_SESSION } from '#contract/session/own-session.ts';
import { headerOf } from '../place.ts';

/** Secret of the request's table session. Pages of an earlier build send it in the path. */
export const sessionOf = (request: FastifyRequest<{ Params: { session: string } }>): string =>
  request.params.session === OWN_SESSION ? (headerOf(request, HEADERS.session) ?? '') : request.params.session;
