// The addresses of pages. A plain address is in the place's own language; another language stands in the query.
import type { FastifyRequest } from 'fastify';
import type { Language } from '#domain/language/language.ts';

/** "https://menu.example", without a slash at its end; empty where it is not known: addresses are relative then. */
export type Origin = string;

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:]{2,39}\])(?::\d{1,5})?$/i;

/** An IP address, or a name known only in the venue's network. */
const IN_VENUE =
  /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:]+\]|[a-z0-9-]+|.+\.(?:localhost|local|lan|internal|home\.arpa))(?::\d+)?$/;

/**
 * The server's origin: the operator's setting, or the request's host when it is local. A forged public host is ignored,
 * because a cache could pass it to others; a malformed one too.
 */
export const originOf = (publicUrl: string | undefined, request: FastifyRequest): Origin => {
  if (publicUrl !== undefined) return publicUrl;
  const host = request.host.toLowerCase();
  if (!HOST.test(host)) return `${request.protocol}://localhost`;
  return IN_VENUE.test(host) ? `${request.protocol}://${host}` : '';
};

export const inLanguage = (path: string, language: Language, ownLanguage: Language): string =>
  language === ownLanguage ? path : `${path}?lang=${language}`;
