import type { FastifyInstance } from 'fastify';
import type { Store } from './store/store.ts';

const DRAIN_MS = 10_000;

/**
 * Stops in good order: takes nothing new, answers what has begun, ends the streams, closes the database. Who has not
 * finished after ten seconds is cut off; an order among them is sent again by its device.
 */
export const stopGracefully = async (app: FastifyInstance, store: Store, drainMs = DRAIN_MS): Promise<void> => {
  const cut = setTimeout(() => app.server.closeAllConnections(), drainMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
    await store.close();
  }
};
