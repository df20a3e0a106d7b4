// Whether the link to an order is sent by mail where its guest gives an address. Ours to define.
import type { FastifyInstance } from 'fastify';
import { orderMailSchema } from '#contract/order/order-mail.ts';
import type { Services } from '../../services/services.ts';

/** The operator decides it, and seldom. */
const KEPT = 'public, max-age=300';

export const orderMailRoute = (app: FastifyInstance, { sendsMail = false }: Pick<Services, 'sendsMail'>): void => {
  app.get(
    '/api/order-mail',
    { schema: { summary: 'Whether the link to an order is sent by mail', response: { 200: orderMailSchema } } },
    async (_, reply) => reply.header('cache-control', KEPT).send({ mails: sendsMail }),
  );
};
