// Points and money that a customer collects at a place. [S6.03]
import type { FastifyInstance } from 'fastify';
import { loyaltyOfferSchema, loyaltyOfferToWire } from '#contract/loyalty/loyalty-offer.ts';
import { loyaltyToWire, ownLoyaltySchema } from '#contract/loyalty/own-loyalty.ts';
import { offerOfTerms } from '#domain/loyalty/loyalty-offer.ts';
import { loyaltyTermsOf } from '../../../services/loyalty/loyalty-terms.ts';
import { ownLoyalty } from '../../../services/loyalty/own-loyalty.ts';
import type { Services } from '../../../services/services.ts';
import { placeHeaders, refusedSchema } from '../../documented.ts';
import { placeOf } from '../../place.ts';
import { personal } from '../../replies.ts';
import { customerOfCall } from './guard.ts';

export const loyaltyRoutes = (app: FastifyInstance, services: Services): void => {
  const { places } = services;

  app.get(
    '/api/loyalty/offer',
    {
      schema: {
        summary: 'What an account brings at the place, for guests without one',
        headers: placeHeaders,
        response: { 200: loyaltyOfferSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      return personal(reply, { status: 200, body: loyaltyOfferToWire(offerOfTerms(loyaltyTermsOf(place))) });
    },
  );

  app.get(
    '/api/users/loyalty',
    {
      schema: {
        summary: 'Points and money that a customer has collected at the place, and how they came about',
        headers: placeHeaders,
        response: { 200: ownLoyaltySchema, 401: refusedSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const loyalty = await ownLoyalty(services, place, customerOfCall(request));
      return personal(reply, {
        status: 200,
        body: { success: true, loyalty: loyalty ? loyaltyToWire(loyalty) : null },
      });
    },
  );
};
