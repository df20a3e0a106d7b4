// Shutdown: accepts no new requests, answers the running ones, and ends within ten seconds.
import type { FastifyInstance } from 'fastify';

const DRAIN_MS = 10_000;
const LOOK_MS = 50;

/**
 * Ensures that `app.close()` ends. Closes idle keep-alive connections, and cuts requests that take too long; devices resend
 * such orders.
 */
export const endConnections = (app: FastifyInstance): void => {
  app.addHook('preClose', async () => {
    const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
    const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    app.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(cut);
    });
    // With injected requests only, the server never listened and never closes.
    if (!app.server.listening) {
      clearInterval(idle);
      clearTimeout(cut);
    }
  });
};
