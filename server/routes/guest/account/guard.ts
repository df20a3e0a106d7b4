// Guard of the customers' routes: runs before the body is read, by the rule of the access list.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HEADERS } from '#contract/headers.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { type Customer, customerOf } from '../../../services/account/customer.ts';
import { customerOfOrderKey } from '../../../services/account/order-key.ts';
import type { Services } from '../../../services/services.ts';
import { accessOf } from '../../access.ts';
import { bearerTokenOf } from '../../bearer-token.ts';
import { headerOf } from '../../place.ts';
import { personal, refusal } from '../../replies.ts';

const known = new WeakMap<FastifyRequest, Customer>();

type Asked = Pick<Services, 'store' | 'keys' | 'clock'>;

/** Customer of a request. Throws on a route that is not for customers. */
export const customerOfCall = (request: FastifyRequest): Customer => {
  const customer = known.get(request);
  if (!customer) throw new Error('The access list does not ask which customer calls this route');
  return customer;
};

/** Customer of an order: by the order key, which outlives a token, otherwise by the token; `undefined`: none. */
export const customerOfOrder = async (services: Asked, request: FastifyRequest): Promise<UserId | undefined> => {
  const key = headerOf(request, HEADERS.customer);
  return key === undefined ? customerBeside(services, request) : customerOfOrderKey(services, key);
};

/** Customer of a public request; `undefined` when not signed in. */
export const customerBeside = async (services: Asked, request: FastifyRequest): Promise<UserId | undefined> => {
  const token = bearerTokenOf(request);
  return token === undefined ? undefined : (await customerOf(services, token))?.account.id;
};

/** Call this function before any route is registered. */
export const checkCustomers = (app: FastifyInstance, services: Asked): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request.routeOptions;
    if (url === undefined || accessOf(request.method, url) !== 'customer') return undefined;
    const token = bearerTokenOf(request);
    const customer = token === undefined ? undefined : await customerOf(services, token);
    if (!customer) return personal(reply, { status: 401, body: refusal('not_signed_in') });
    known.set(request, customer);
    return undefined;
  });
};
