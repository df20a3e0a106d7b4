import type { FastifyRequest } from 'fastify';
import { HEADERS } from '#contract/headers.ts';
import { OWN_SESSION } from '#contract/session/own-session.ts';
import { headerOf } from '../place.ts';

/** Secret of the table session that a call is about. Pages of an earlier build still send it in the address. */
export const sessionOf = (request: FastifyRequest<{ Params: { session: string } }>): string =>
  request.params.session === OWN_SESSION ? (headerOf(request, HEADERS.session) ?? '') : request.params.session;
