// How the server ends: it takes nothing new, answers what has begun, and is gone within ten seconds.
import type { FastifyInstance } from 'fastify';

const DRAIN_MS = 10_000;
const LOOK_MS = 50;

/**
 * Sees to it that `app.close()` ends. A connection that has just got its last answer would be kept open for the next
 * one; and who has not finished in time is cut off, for an order among them is sent again by its device.
 */
export const endConnections = (app: FastifyInstance): void => {
  app.addHook('preClose', async () => {
    const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
    const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    app.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(cut);
    });
    // Injected into, it never listened, and never closes.
    if (!app.server.listening) {
      clearInterval(idle);
      clearTimeout(cut);
    }
  });
};
