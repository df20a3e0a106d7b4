// Which mails guests can get from this server. Not in the specification's API.
import type { FastifyInstance } from 'fastify';
import { orderMailSchema } from '#contract/order/order-mail.ts';
import type { Services } from '../../services/services.ts';

/** Cacheable, because the operator rarely changes it. */
const KEPT = 'public, max-age=300';

export const orderMailRoute = (
  app: FastifyInstance,
  { sendsMail = false, accountMail }: Pick<Services, 'sendsMail' | 'accountMail'>,
): void => {
  app.get(
    '/api/order-mail',
    { schema: { summary: 'Whether order links and account mails are sent', response: { 200: orderMailSchema } } },
    async (_, reply) =>
      reply
        .header('cache-control', KEPT)
        .send({ mails: sendsMail, ...(accountMail && { account_mails: accountMail }) }),
  );
};
