// The addresses of pages. A plain address is in the place's own language; another language stands in the query.
import type { FastifyRequest } from 'fastify';
import type { Language } from '#domain/language/language.ts';

/** "https://menu.example", without a slash at its end; empty where it is not known: addresses are relative then. */
export type Origin = string;

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:]{2,39}\])(?::\d{1,5})?$/i;

/** An address in numbers, or a name that only the house's own network knows. */
const IN_VENUE =
  /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:]+\]|[a-z0-9-]+|.+\.(?:localhost|local|lan|internal|home\.arpa))(?::\d+)?$/;

/**
 * The server's origin: the venue's own setting, else the host of the request where it is one of the house. Anybody can
 * make up a public name, and a cache on the way would hand it to others. A malformed host is ignored.
 */
export const originOf = (publicUrl: string | undefined, request: FastifyRequest): Origin => {
  if (publicUrl !== undefined) return publicUrl;
  const host = request.host.toLowerCase();
  if (!HOST.test(host)) return `${request.protocol}://localhost`;
  return IN_VENUE.test(host) ? `${request.protocol}://${host}` : '';
};

export const inLanguage = (path: string, language: Language, ownLanguage: Language): string =>
  language === ownLanguage ? path : `${path}?lang=${language}`;
