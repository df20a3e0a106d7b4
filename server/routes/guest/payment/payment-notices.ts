// Notifications of payment providers. Bodies are raw bytes, because the signature covers bytes.
import type { FastifyInstance } from 'fastify';
import { PAYMENT_PROVIDERS } from '#domain/payment/providers.ts';
import { hearNotices } from '../../../services/payment/hear-notices.ts';
import type { Services } from '../../../services/services.ts';
import { refusal } from '../../replies.ts';

const MOST_BYTES = 64 * 1024;

interface Told {
  readonly Params: { readonly provider: string; readonly place: string };
  readonly Body: unknown;
}

/** A separate plugin with its own body parsers; all other routes accept JSON only. */
export const paymentNoticeRoutes = (app: FastifyInstance, services: Services): void => {
  app.register(async (part) => {
    part.removeAllContentTypeParsers();
    part.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) => {
      done(null, body);
    });
    part.post<Told>('/api/payments/notify/:provider/:place', { schema: { hide: true } }, async (request, reply) => {
      const { params, body, headers } = request;
      const provider = PAYMENT_PROVIDERS.find((one) => one === params.provider);
      const place = provider && (await services.places.find(params.place));
      const port = place && services.payments?.(place.document.place.slug).find((one) => one.provider === provider);
      reply.header('cache-control', 'no-store');
      if (!place || !port?.hear) return reply.code(404).send(refusal('not_found'));
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const { status, text = '' } = await hearNotices(services, place, port, raw, headers);
      return reply.code(status).type('text/plain; charset=utf-8').serializer(String).send(text);
    });
  });
};
