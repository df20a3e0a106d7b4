// Requests of an enrolled device: people who sign in on it, and PIN checks. The device's secret is in the body.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { RATE_LIMITED } from '#contract/order/order-answer.ts';
import {
  enrolledAnswerSchema,
  pinSchema,
  signedInAnswerSchema,
  staffId,
  staffSecret,
  tilesAnswerSchema,
} from '#contract/staff/staff.ts';
import { toldCalls } from '../../services/service/told-calls.ts';
import type { Answer, Services } from '../../services/services.ts';
import { enrol } from '../../services/staff/devices.ts';
import { type PinRefusal, signInByPin, tilesOf } from '../../services/staff/pin-sign-in.ts';
import { addressOf } from '../call-address.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';

const pinBody = v.object({ device: staffSecret, person: staffId, pin: pinSchema });
const deviceBody = v.object({ device: staffSecret });
const codeBody = v.object({ code: v.pipe(v.string(), v.minLength(4), v.maxLength(20)) });
const refused = { 401: refusedSchema, 404: refusedSchema, 429: refusedSchema };

/** The refusal contains the remaining tries and the wait until the next one. */
export const refusePin = (refused: PinRefusal): Answer => {
  const waitMs = 'waitMs' in refused ? refused.waitMs : 0;
  const body = refusal(refused.why);
  const left = 'left' in refused ? { left: refused.left } : {};
  return {
    status: refused.why === 'person_locked' ? 429 : 401,
    body: { ...body, payload: { ...body.payload, ...left } },
    ...(waitMs > 0 && { retryAfter: Math.ceil(waitMs / 1000) }),
  };
};

export const pinRoutes = (app: FastifyInstance, services: Services): void => {
  const { places, limits } = services;

  app.post<{ Body: v.InferOutput<typeof codeBody> }>(
    '/api/staff/enrol',
    {
      config: { unreadable: 'invalid_code' },
      schema: {
        summary: 'Makes the device of whoever types a code the place’s',
        headers: placeHeaders,
        body: codeBody,
        response: { 200: enrolledAnswerSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      // A right code is never rate-limited: with 39 bits, a million guesses in ten minutes succeed once in half a million
      // attempts.
      const enrolled = await enrol(services, place.id, request.body.code);
      if (enrolled.ok) return personal(reply, { status: 200, body: { success: true, ...enrolled.value } });
      const wait = await limits.wrongDeviceCodes.take(addressOf(request));
      return wait === undefined
        ? personal(reply, { status: 401, body: refusal(enrolled.error) })
        : personal(reply, { status: 429, body: refusal(RATE_LIMITED), retryAfter: wait });
    },
  );

  app.post<{ Body: v.InferOutput<typeof deviceBody> }>(
    '/api/staff/tiles',
    {
      config: { unreadable: 'unknown_device' },
      schema: {
        summary: 'Who may sign in on a device of the place, and the calls that nobody answers',
        headers: placeHeaders,
        body: deviceBody,
        response: { 200: tilesAnswerSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const tiles = await tilesOf(services, place.id, request.body.device);
      if (!tiles) return personal(reply, { status: 401, body: refusal('unknown_device') });
      const people = tiles.people.map(({ id, name, role }) => ({ id, name, role }));
      const calls = (await toldCalls(services, place.id)).filter(({ comingBy }) => comingBy === undefined);
      return personal(reply, { status: 200, body: { ...tiles, people, calls } });
    },
  );

  app.post<{ Body: v.InferOutput<typeof pinBody> }>(
    '/api/staff/pin',
    {
      config: { unreadable: 'invalid_request' },
      schema: {
        summary: 'Signs somebody in by the PIN, on a device of the place',
        headers: placeHeaders,
        body: pinBody,
        response: { 200: signedInAnswerSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const signedIn = await signInByPin(services, place.id, request.body);
      return personal(
        reply,
        signedIn.ok ? { status: 200, body: { success: true, ...signedIn.value } } : refusePin(signedIn.error),
      );
    },
  );
};
