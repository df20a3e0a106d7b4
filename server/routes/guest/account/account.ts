// A customer's own account. [S7.30, S7.33]
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import {
  consentsFromWire,
  consentsToWire,
  deleteBodySchema,
  doneSchema,
  editProfileBodySchema,
  faultsSchema,
  profileAnswerSchema,
  profileFromWire,
  profileToWire,
  tokenSchema,
} from '#contract/account/account.ts';
import { proofsFromWire, takenOrdersSchema, takeOrdersBodySchema } from '#contract/account/taken-orders.ts';
import { bookingSchema, bookingToWire } from '#contract/booking/booking.ts';
import { savedAddressesSchema } from '#contract/delivery/saved-addresses.ts';
import { loyaltySchema, loyaltyToWire } from '#contract/loyalty/own-loyalty.ts';
import { placedOrderSchema, placedOrderToWire } from '#contract/order/order.ts';
import { type Customer, freshToken } from '../../../services/account/customer.ts';
import {
  askForProof,
  deleteAccount,
  editProfile,
  exportAccount,
  ordersOf,
  pendingEmail,
} from '../../../services/account/own-account.ts';
import { takeOrders } from '../../../services/account/take-orders.ts';
import type { Services } from '../../../services/services.ts';
import { addressOf } from '../../call-address.ts';
import { placeHeaders, refusedSchema } from '../../documented.ts';
import { placeOf } from '../../place.ts';
import { personal } from '../../replies.ts';
import { refuse } from './answers.ts';
import { customerOfCall } from './guard.ts';

const REFUSED = { status: 422, message: 'refused' } as const;
const DONE = { status: 200, body: { success: true } };
const answers = { 401: refusedSchema, 404: refusedSchema, 422: faultsSchema, 429: refusedSchema, 503: refusedSchema };

const accountToWire = ({ id, profile, consents, isVerified, passwordHash }: Customer['account']) => ({
  id,
  ...profileToWire(profile),
  ...consentsToWire(consents),
  is_verified: isVerified,
  has_password: passwordHash !== undefined,
});

const exportSchema = v.object({
  profile: v.object({ ...profileAnswerSchema.entries, language: v.string(), created_at: v.string() }),
  orders: v.array(v.object({ place: v.string(), orders: v.array(placedOrderSchema) })),
  bookings: v.array(v.object({ place: v.string(), bookings: v.array(bookingSchema) })),
  addresses: v.array(v.object({ place: v.string(), addresses: savedAddressesSchema })),
  loyalty: v.array(v.object({ place: v.string(), currency: v.string(), ...loyaltySchema.entries })),
});

export const accountRoutes = (app: FastifyInstance, services: Services): void => {
  const { places } = services;

  app.get(
    '/api/users/profile',
    {
      schema: {
        summary: 'Who is signed in',
        headers: placeHeaders,
        response: { 200: profileAnswerSchema, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const customer = customerOfCall(request);
      const newEmail = await pendingEmail(services, customer);
      const body = { ...accountToWire(customer.account), ...(newEmail !== undefined && { new_email: newEmail }) };
      return personal(reply, { status: 200, body });
    },
  );

  app.post<{ Body: v.InferOutput<typeof editProfileBodySchema> }>(
    '/api/users/editProfile',
    {
      schema: {
        summary: 'Keeps a changed profile; another address counts once it is proved by the link that is mailed to it',
        headers: placeHeaders,
        body: editProfileBodySchema,
        response: { 200: tokenSchema, ...answers },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const { body } = request;
      const customer = customerOfCall(request);
      const changed = await editProfile(services, place, customer, {
        form: profileFromWire(body),
        consents: consentsFromWire(body),
        password: body.password,
        newPassword: body.new_password,
        address: addressOf(request),
      });
      if (!changed.ok) return refuse(reply, changed.error, REFUSED);
      return personal(reply, { status: 200, body: { success: true, token: await freshToken(services, customer) } });
    },
  );

  app.post(
    '/api/users/proof',
    {
      schema: {
        summary: 'Mails the link that proves the account’s address once more',
        headers: placeHeaders,
        response: { 200: doneSchema, ...answers },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const asked = await askForProof(services, place, customerOfCall(request));
      return asked.ok ? personal(reply, DONE) : refuse(reply, asked.error, REFUSED);
    },
  );

  app.get(
    '/api/users/orders',
    {
      schema: {
        summary: 'A customer’s orders at the place, the newest first',
        headers: placeHeaders,
        response: { 200: v.array(placedOrderSchema), 401: refusedSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const { currency } = place.document.place;
      const orders = await ordersOf(services, place, customerOfCall(request));
      return personal(reply, { status: 200, body: orders.map((order) => placedOrderToWire(order, currency)) });
    },
  );

  app.post<{ Body: v.InferOutput<typeof takeOrdersBodySchema> }>(
    '/api/users/orders',
    {
      schema: {
        summary: 'Takes over orders that the phone sent without an account; answers those that are the customer’s now',
        headers: placeHeaders,
        body: takeOrdersBodySchema,
        response: { 200: takenOrdersSchema, 401: refusedSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const orders = await takeOrders(services, place, customerOfCall(request), proofsFromWire(request.body));
      return personal(reply, { status: 200, body: { success: true, orders } });
    },
  );

  app.get(
    '/api/users/data',
    {
      schema: {
        summary: 'All that is kept of a customer, to take along',
        headers: placeHeaders,
        response: { 200: exportSchema, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const { account, orders, bookings, addresses, loyalty } = await exportAccount(services, customerOfCall(request));
      const profile = {
        ...accountToWire(account),
        language: account.language,
        created_at: new Date(account.createdAt).toISOString(),
      };
      const body = {
        profile,
        orders: orders.map(({ place: { document }, orders: placed }) => ({
          place: document.place.slug,
          orders: placed.map((order) => placedOrderToWire(order, document.place.currency)),
        })),
        bookings: bookings.map(({ place: { document }, bookings: made }) => ({
          place: document.place.slug,
          bookings: made.map((booking) => bookingToWire(booking)),
        })),
        addresses: addresses.map(({ place: { document }, addresses: kept }) => ({
          place: document.place.slug,
          addresses: kept,
        })),
        loyalty: loyalty.map(({ place: { document }, loyalty: of }) => ({
          place: document.place.slug,
          currency: document.place.currency,
          ...loyaltyToWire(of),
        })),
      };
      return personal(reply, { status: 200, body });
    },
  );

  app.post<{ Body: v.InferOutput<typeof deleteBodySchema> }>(
    '/api/users/delete',
    {
      schema: {
        summary: 'Deletes an account; its orders stay as numbers',
        headers: placeHeaders,
        body: deleteBodySchema,
        response: { 200: doneSchema, ...answers },
      },
    },
    async (request, reply) => {
      const { password } = request.body;
      const deleted = await deleteAccount(services, customerOfCall(request), { password, address: addressOf(request) });
      return deleted.ok ? personal(reply, DONE) : refuse(reply, deleted.error, REFUSED);
    },
  );
};
