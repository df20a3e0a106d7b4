// The addresses of pages. A plain address is in the place's own language; another language stands in the query.
import type { FastifyRequest } from 'fastify';
import type { Language } from '#domain/language/language.ts';

/** "https://menu.example", without a slash at its end. */
export type Origin = string;

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:]{2,39}\])(?::\d{1,5})?$/i;

/** The server's origin: the venue's own setting, else the host of the request. A malformed host is ignored. */
export const originOf = (publicUrl: string | undefined, request: FastifyRequest): Origin => {
  if (publicUrl !== undefined) return publicUrl;
  const host = request.host.toLowerCase();
  return `${request.protocol}://${HOST.test(host) ? host : 'localhost'}`;
};

export const inLanguage = (path: string, language: Language, ownLanguage: Language): string =>
  language === ownLanguage ? path : `${path}?lang=${language}`;
