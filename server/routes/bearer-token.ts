import type { FastifyRequest } from 'fastify';

/** The token of a call; undefined: it has none, or none that we make. */
export const bearerTokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([A-Za-z0-9_.-]{1,2000})$/i.exec(headers.authorization ?? '')?.[1];
