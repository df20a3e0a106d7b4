import type { FastifyRequest } from 'fastify';

/** Bearer token of a request; `undefined` when missing or not in our format. */
export const bearerTokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([A-Za-z0-9_.-]{1,2000})$/i.exec(headers.authorization ?? '')?.[1];
