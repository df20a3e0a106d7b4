import type { FastifyReply } from 'fastify';
import type { Answer } from '../services/services.ts';

/** Shape of every refusal. */
export const refusal = (message: string, more: { readonly id?: string | null } = {}) => ({
  success: false as const,
  ...more,
  payload: { message },
});

/** Answer for one guest; caches must not store it. */
export const personal = (reply: FastifyReply, { status, body, retryAfter }: Answer): FastifyReply => {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.code(status).header('cache-control', 'no-store').send(body);
};
