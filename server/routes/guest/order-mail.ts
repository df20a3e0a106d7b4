// Which mails guests can get from this server. Not in the specification's API.
import type { FastifyInstance } from 'fastify';
import { HEADERS } from '#contract/headers.ts';
import { orderMailSchema } from '#contract/order/order-mail.ts';
import { mailsGuests } from '../../services/mails-guests.ts';
import type { Services } from '../../services/services.ts';
import { headerOf } from '../place.ts';

/** Cacheable, because the operator rarely changes it. */
const KEPT = 'public, max-age=300';

export const orderMailRoute = (
  app: FastifyInstance,
  services: Pick<Services, 'places' | 'sendsMail' | 'demoSlugs' | 'accountMail'>,
): void => {
  const { places, sendsMail = false, accountMail } = services;
  /** `undefined`: none, also without a known place. */
  const orderMailAt = async (reference: string | undefined): Promise<'sent' | 'folder' | undefined> => {
    if (sendsMail) return 'sent';
    const place = reference === undefined ? undefined : await places.find(reference);
    return place && mailsGuests(services, place) ? 'folder' : undefined;
  };
  app.get(
    '/api/order-mail',
    { schema: { summary: 'How order and account mails are sent', response: { 200: orderMailSchema } } },
    async (request, reply) => {
      const orderMail = await orderMailAt(headerOf(request, HEADERS.place));
      return reply
        .header('cache-control', KEPT)
        .header('vary', HEADERS.place)
        .send({
          mails: sendsMail,
          ...(orderMail && { order_mails: orderMail }),
          ...(accountMail && { account_mails: accountMail }),
        });
    },
  );
};
