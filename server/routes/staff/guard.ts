// Guard of the staff's routes: runs before the body is read, by the rule of the access list.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasRole } from '#domain/account/roles.ts';
import type { StaffIdentity } from '#domain/staff/staff.ts';
import type { Services } from '../../services/services.ts';
import { type Bearer, bearerOf, identityAt, placeOfBearer } from '../../services/staff/identify.ts';
import { accessOf, type StaffAccess } from '../access.ts';
import { bearerTokenOf } from '../bearer-token.ts';
import { placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';

const known = new WeakMap<FastifyRequest, { readonly identity: StaffIdentity; readonly bearer: Bearer }>();
const ofAllPlaces = new WeakSet<FastifyRequest>();

/** The caller. Throws on a route that is not for staff. */
export const staffOf = (request: FastifyRequest): StaffIdentity => callOf(request).identity;

/** The caller's proof of being signed in. */
export const bearerOfCall = (request: FastifyRequest): Bearer => callOf(request).bearer;

const callOf = (request: FastifyRequest) => {
  const call = known.get(request);
  if (!call) throw new Error('The access list does not ask who calls this route');
  return call;
};

/** Whether the caller belongs to all places of the client. */
export const isOfAllPlaces = (request: FastifyRequest): boolean => ofAllPlaces.has(request);

const passes = (bearer: Bearer, access: StaffAccess): boolean =>
  bearer.kind === 'station' ? access.station === true : hasRole(bearer.signIn.person.role, access.role);

const refuse = (reply: FastifyReply, status: number, message: string) =>
  personal(reply, { status, body: refusal(message) });

async function check(services: Services, access: StaffAccess, request: FastifyRequest, reply: FastifyReply) {
  const token = bearerTokenOf(request);
  const bearer = token === undefined ? undefined : await bearerOf(services, token);
  if (!bearer) return refuse(reply, 401, 'not_signed_in');
  const place = await placeOf(services.places, request, reply);
  if (!place) return reply;
  const own = placeOfBearer(bearer);
  if ((own !== null && own !== place.id) || !passes(bearer, access)) return refuse(reply, 403, 'forbidden');
  known.set(request, { identity: identityAt(bearer, place.id), bearer });
  if (own === null) ofAllPlaces.add(request);
  return undefined;
}

/** Call this function before any route is registered. */
export const checkStaff = (app: FastifyInstance, services: Services): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request.routeOptions;
    const access = url === undefined ? undefined : accessOf(request.method, url);
    return typeof access === 'object' ? check(services, access, request, reply) : undefined;
  });
};
