// Whether the server mails order links to guests who give an address. Not in the specification's API.
import type { FastifyInstance } from 'fastify';
import { orderMailSchema } from '#contract/order/order-mail.ts';
import type { Services } from '../../services/services.ts';

/** Cacheable, because the operator rarely changes it. */
const KEPT = 'public, max-age=300';

export const orderMailRoute = (app: FastifyInstance, { sendsMail = false }: Pick<Services, 'sendsMail'>): void => {
  app.get(
    '/api/order-mail',
    { schema: { summary: 'Whether the link to an order is sent by mail', response: { 200: orderMailSchema } } },
    async (_, reply) => reply.header('cache-control', KEPT).send({ mails: sendsMail }),
  );
};
