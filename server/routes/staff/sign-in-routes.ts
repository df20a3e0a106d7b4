// Sign-in and sign-out. The proof is a secret in the body, so these routes need no token.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { doneSchema } from '#contract/account/account.ts';
import { RATE_LIMITED } from '#contract/order/order-answer.ts';
import { typedFactorSchema } from '#contract/staff/second-factor-wire.ts';
import {
  identitySchema,
  pinSchema,
  signedInAnswerSchema,
  signedOutAnswerSchema,
  staffSecret,
  tokenAnswerSchema,
} from '#contract/staff/staff.ts';
import { staffPlacesSchema } from '#contract/staff/staff-places.ts';
import type { Services } from '../../services/services.ts';
import { hearStation } from '../../services/staff/devices.ts';
import { ownPlaces } from '../../services/staff/own-places.ts';
import { isLinkOpen, renewToken, returnByPin, signInByLink, signOut } from '../../services/staff/sign-in.ts';
import { addressOf } from '../call-address.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';
import { bearerOfCall, staffOf } from './guard.ts';
import { refuseCode } from './second-factor-routes.ts';

const secretBody = v.object({ secret: staffSecret });
type SecretBody = v.InferOutput<typeof secretBody>;
/** `attempt`: random id of the browser's attempt, which may repeat its request; absent: an older page. */
const openBody = v.object({ ...secretBody.entries, attempt: v.optional(staffSecret) });
/**
 * `joins`: secrets of the phone's sign-ins at other places. `code`: of the second factor, after the answer `code_needed`.
 */
const linkBody = v.object({
  ...openBody.entries,
  joins: v.optional(v.pipe(v.array(staffSecret), v.maxLength(50)), []),
  code: v.optional(typedFactorSchema),
});
type LinkBody = v.InferOutput<typeof linkBody>;
const signOutBody = v.object({ ...secretBody.entries, mayReturn: v.optional(v.boolean(), false) });
const returnBody = v.object({ ...secretBody.entries, pin: pinSchema });
const refused = { 401: refusedSchema, 404: refusedSchema, 429: refusedSchema };

export const signInRoutes = (app: FastifyInstance, services: Services): void => {
  const { places, limits } = services;

  /** Refuses a link that signs nobody in, and limits the guesses. */
  const refuseLink = async (request: FastifyRequest, reply: FastifyReply) => {
    const wait = await limits.wrongStaffLinks.take(addressOf(request));
    if (wait !== undefined) return personal(reply, { status: 429, body: refusal(RATE_LIMITED), retryAfter: wait });
    return personal(reply, { status: 401, body: refusal('invalid_link') });
  };

  app.post<{ Body: v.InferOutput<typeof openBody> }>(
    '/api/staff/link',
    {
      config: { unreadable: 'invalid_link' },
      schema: {
        summary: 'Tells whether a link still signs somebody in, without using it up',
        headers: placeHeaders,
        body: openBody,
        response: { 200: doneSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const isOpen = await isLinkOpen(services, place, request.body.secret, request.body.attempt);
      return isOpen ? personal(reply, { status: 200, body: { success: true } }) : refuseLink(request, reply);
    },
  );

  app.post<{ Body: LinkBody }>(
    '/api/staff/sign-in',
    {
      config: { unreadable: 'invalid_link' },
      schema: {
        summary:
          'Signs in whoever holds a link that was not used yet; repeats the answer to the same attempt for ten minutes',
        headers: placeHeaders,
        body: linkBody,
        response: { 200: signedInAnswerSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const { secret: link, ...asked } = request.body;
      const signedIn = await signInByLink(services, place, { link, ...asked });
      if (signedIn.ok) return personal(reply, { status: 200, body: { success: true, ...signedIn.value } });
      if (signedIn.error !== 'invalid_link') return personal(reply, refuseCode(signedIn.error));
      return refuseLink(request, reply);
    },
  );

  app.post<{ Body: SecretBody }>(
    '/api/staff/token',
    {
      config: { unreadable: 'not_signed_in' },
      schema: {
        summary: 'A fresh token, for the secret of a sign-in or of a station',
        headers: placeHeaders,
        body: secretBody,
        response: { 200: tokenAnswerSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const renewed = await renewToken(services, place, request.body.secret);
      return renewed.ok
        ? personal(reply, { status: 200, body: { success: true, ...renewed.value } })
        : personal(reply, { status: 401, body: refusal(renewed.error) });
    },
  );

  app.post<{ Body: v.InferOutput<typeof signOutBody> }>(
    '/api/staff/sign-out',
    {
      schema: {
        summary: 'Ends a sign-in, at all places that were joined to it; tells whether its phone may come back by a PIN',
        headers: placeHeaders,
        body: signOutBody,
        response: { 200: signedOutAnswerSchema },
      },
    },
    async (request, reply) => {
      const { secret, mayReturn } = request.body;
      const returns = await signOut(services, secret, mayReturn);
      return personal(reply, { status: 200, body: { success: true, mayReturn: returns } });
    },
  );

  app.post<{ Body: v.InferOutput<typeof returnBody> }>(
    '/api/staff/return',
    {
      config: { unreadable: 'return_over' },
      schema: {
        summary: 'Signs a person in again by the PIN, on the own phone that was signed out',
        headers: placeHeaders,
        body: returnBody,
        response: { 200: signedInAnswerSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const returned = await returnByPin(services, place, request.body);
      if (returned.ok) return personal(reply, { status: 200, body: { success: true, ...returned.value } });
      const { why, ...left } = returned.error;
      const body = refusal(why);
      return personal(reply, { status: 401, body: { ...body, payload: { ...body.payload, ...left } } });
    },
  );

  app.get(
    '/api/staff/places',
    {
      schema: {
        summary: 'The places where whoever is signed in has a role',
        headers: placeHeaders,
        response: { 200: staffPlacesSchema, 401: refusedSchema, 403: refusedSchema },
      },
    },
    async (request, reply) =>
      personal(reply, { status: 200, body: { places: await ownPlaces(services, bearerOfCall(request)) } }),
  );

  app.get(
    '/api/staff/me',
    {
      schema: {
        summary: 'Who is signed in',
        headers: placeHeaders,
        response: { 200: v.object({ identity: identitySchema }), 401: refusedSchema, 403: refusedSchema },
      },
    },
    async (request, reply) => {
      const identity = staffOf(request);
      // A kitchen screen calls this once a minute, which counts as its heartbeat.
      if (identity.kind === 'station') await hearStation(services, identity.deviceId);
      return personal(reply, { status: 200, body: { identity } });
    },
  );
};
