// Delivery addresses saved in a customer's account, by place.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as v from 'valibot';
import { addressNameSchema, ownAddressesSchema } from '#contract/delivery/saved-addresses.ts';
import type { SavedAddress } from '#domain/delivery/saved-addresses.ts';
import { addOwnAddresses, ownAddresses, removeOwnAddress } from '../../../services/account/own-addresses.ts';
import type { Services } from '../../../services/services.ts';
import { placeHeaders, refusedSchema } from '../../documented.ts';
import { placeOf } from '../../place.ts';
import { personal } from '../../replies.ts';
import { customerOfCall } from './guard.ts';

const response = { 200: ownAddressesSchema, 401: refusedSchema, 404: refusedSchema };

const told = (reply: FastifyReply, addresses: readonly SavedAddress[]) =>
  personal(reply, { status: 200, body: { addresses } });

export const addressRoutes = (app: FastifyInstance, services: Services): void => {
  const { places } = services;

  app.get(
    '/api/users/addresses',
    {
      schema: { summary: 'Delivery addresses that a customer keeps at the place', headers: placeHeaders, response },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      return place ? told(reply, await ownAddresses(services, place, customerOfCall(request))) : reply;
    },
  );

  app.post<{ Body: v.InferOutput<typeof ownAddressesSchema> }>(
    '/api/users/addresses',
    {
      schema: {
        summary: 'Adds the addresses of a device to the account; answers all of them',
        headers: placeHeaders,
        body: ownAddressesSchema,
        response,
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      return told(reply, await addOwnAddresses(services, place, customerOfCall(request), request.body.addresses));
    },
  );

  app.post<{ Body: v.InferOutput<typeof addressNameSchema> }>(
    '/api/users/addresses/remove',
    {
      schema: {
        summary: 'Removes one address from the account; answers those that stay',
        headers: placeHeaders,
        body: addressNameSchema,
        response,
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      return told(reply, await removeOwnAddress(services, place, customerOfCall(request), request.body));
    },
  );
};
