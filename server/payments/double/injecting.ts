// Delivers a double's notifications to our server without a network.
import type { FastifyInstance } from 'fastify';
import type { Deliver } from './bank.ts';

/** `appOf`: `undefined` before the server exists; notifications are then lost, as when it is down. */
export const injecting =
  (appOf: () => FastifyInstance | undefined) =>
  (provider: string): Deliver =>
  async (slug, body, headers) => {
    const url = `/api/payments/notify/${provider}/${encodeURIComponent(slug)}`;
    const answer = await appOf()?.inject({ method: 'POST', url, headers, payload: body });
    return answer?.body ?? '';
  };
