// Share of a table's bill that a guest wants to pay by card, before the payment starts.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { shareDraftBodySchema, shareDraftedSchema, shareRefusedSchema } from '#contract/bill/share-draft.ts';
import { INVALID_SESSION } from '#contract/order/order-answer.ts';
import { PAYMENT_RATE_LIMITED } from '#domain/payment/payment-refusal.ts';
import { draftShareOf } from '../../../services/payment/draft-share.ts';
import type { Services } from '../../../services/services.ts';
import { addressOf } from '../../call-address.ts';
import { ownSessionHeaders, refusedSchema } from '../../documented.ts';
import { placeOf } from '../../place.ts';
import { personal, refusal } from '../../replies.ts';
import { deviceOf } from '../order-headers.ts';
import { sessionOf } from '../own-session.ts';

interface Drafting {
  readonly Params: { readonly session: string };
  readonly Body: v.InferOutput<typeof shareDraftBodySchema>;
}

export const shareRoutes = (app: FastifyInstance, services: Services): void => {
  app.post<Drafting>(
    '/api/orders/by_table_session/:session/shares',
    {
      schema: {
        summary: 'What a guest means to pay of the bill by card; its `id` is the `orderKey` of the payment',
        headers: ownSessionHeaders,
        params: v.object({ session: v.string() }),
        body: shareDraftBodySchema,
        response: {
          200: shareDraftedSchema,
          401: refusedSchema,
          404: refusedSchema,
          422: shareRefusedSchema,
          429: refusedSchema,
        },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const drafted = await draftShareOf(services, place, {
        ...request.body,
        token: sessionOf(request),
        device: deviceOf(request),
        address: addressOf(request),
      });
      if (drafted.ok) {
        const { id, amount } = drafted.value;
        return personal(reply, { status: 200, body: { success: true, payload: { id, amount } } });
      }
      const { error } = drafted;
      if (error.code === 'invalid_session') return personal(reply, { status: 401, body: refusal(INVALID_SESSION) });
      if (error.code === 'rate_limited')
        return personal(reply, { status: 429, body: refusal(PAYMENT_RATE_LIMITED), retryAfter: error.wait });
      const minimum = error.code === 'below_minimum' ? { minimum: error.minimum } : {};
      return personal(reply, { status: 422, body: { success: false, payload: { message: error.code, ...minimum } } });
    },
  );
};
