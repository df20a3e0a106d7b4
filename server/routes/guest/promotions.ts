// Promo codes, and discounts by a guest's order number. [S1.07, S7.34, S7.45]
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { RATE_LIMITED } from '#contract/order/order-answer.ts';
import { orderNumberSchema, orderNumberToWire } from '#contract/promotion/next-discounts.ts';
import { promoBodySchema, promoSchema, promoToWire } from '#contract/promotion/promo.ts';
import { loyaltyTermsOf } from '../../services/loyalty/loyalty-terms.ts';
import { checkPromo, orderNumberOf } from '../../services/promotion/check-promo.ts';
import type { Services } from '../../services/services.ts';
import { addressOf } from '../call-address.ts';
import { deviceHeaders, refusedSchema } from '../documented.ts';
import { placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';
import { customerBeside } from './account/guard.ts';
import { deviceOf } from './order-headers.ts';

export const promotionRoutes = (app: FastifyInstance, services: Services): void => {
  app.post<{ Body: v.InferOutput<typeof promoBodySchema> }>(
    '/api/promo-codes/check',
    {
      config: { unreadable: 'invalid_code' },
      schema: {
        summary: 'What a promo code takes off, or why it takes nothing off',
        headers: deviceHeaders,
        body: promoBodySchema,
        response: { 200: promoSchema, 400: refusedSchema, 404: refusedSchema, 429: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const { code, session } = request.body;
      const asked = { code, session: session ?? undefined, device: deviceOf(request), address: addressOf(request) };
      const answer = await checkPromo(services, place, asked);
      return 'wait' in answer
        ? personal(reply, { status: 429, body: refusal(RATE_LIMITED), retryAfter: answer.wait })
        : personal(reply, { status: 200, body: promoToWire(answer, place.document.place.currency) });
    },
  );

  app.get(
    '/api/check-registered-user-discount',
    {
      schema: {
        summary:
          'The discounts on a guest’s so-many-th order, which order their next one is, and what a customer pays less',
        headers: deviceHeaders,
        querystring: v.object({ t: v.optional(v.string()) }),
        response: { 200: orderNumberSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const { currency, orderNumberDiscounts } = place.document.place;
      const number = await orderNumberOf(services, place, deviceOf(request));
      const customer = await customerBeside(services, request);
      const registered = customer === undefined ? undefined : loyaltyTermsOf(place).registered;
      const next = { number, registered };
      return personal(reply, { status: 200, body: orderNumberToWire(orderNumberDiscounts, next, currency) });
    },
  );
};
