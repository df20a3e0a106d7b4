import type { FastifyReply } from 'fastify';

/** Caching for a file with its content's hash in its name: for ever. */
export const FOREVER = { maxAge: '1y', immutable: true } as const;
/** Caching for all other files: revalidated each time and sent only if changed. */
export const ALWAYS_ASK = { cacheControl: false } as const;

/** Answers 404 for a missing file, never with a page: a browser would keep the page as the file. */
export const notThere = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
