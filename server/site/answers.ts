import type { FastifyReply } from 'fastify';

/** For what bears its content's hash in its name. */
export const FOREVER = { maxAge: '1y', immutable: true } as const;
/** Asked about every time, and sent only where it has changed. */
export const ALWAYS_ASK = { cacheControl: false } as const;

/** A missing file is never answered with a page: a browser would keep the page as the file. */
export const notThere = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
