// PUT devices/beat, PUT devices/here, POST devices/session, devices/staff, devices/pin: requests of a shared device with its
// own secret. [S4.15, S9.19]
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { deviceSessionBodySchema, heartbeatAnswerSchema, heartbeatBodySchema } from '#contract/device/heartbeat.ts';
import { hereAnswerSchema, hereBodySchema } from '#contract/device/here.ts';
import {
  devicePinBodySchema,
  deviceStaffAnswerSchema,
  deviceStaffBodySchema,
  openedAnswerSchema,
} from '#contract/device/opened-device.ts';
import { sessionAnswerSchema, sessionToWire } from '#contract/session/session.ts';
import { deviceSession, takeHeartbeat, takeHere } from '../../services/device/heartbeat.ts';
import { openDevice } from '../../services/device/open-device.ts';
import type { Services } from '../../services/services.ts';
import { tilesOf } from '../../services/staff/pin-sign-in.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';
import { refusePin } from '../staff/pin.ts';

const refused = { 401: refusedSchema, 404: refusedSchema };

export const deviceRoutes = (app: FastifyInstance, services: Services): void => {
  const { places } = services;

  app.put<{ Body: v.InferOutput<typeof heartbeatBodySchema> }>(
    '/api/devices/beat',
    {
      config: { unreadable: 'invalid_request' },
      schema: {
        summary: 'A device that guests use says, once or twice a minute, how it is, and is told what it is to do',
        headers: placeHeaders,
        body: heartbeatBodySchema,
        response: { 200: heartbeatAnswerSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const taken = await takeHeartbeat(services, place, request.body);
      if (taken.ok) return personal(reply, { status: 200, body: { success: true, ...taken.value } });
      // No rate limit: our secrets cannot be guessed, and a revoked device must learn that it is revoked.
      return personal(reply, { status: 401, body: refusal(taken.error) });
    },
  );

  app.put<{ Body: v.InferOutput<typeof hereBodySchema> }>(
    '/api/devices/here',
    {
      config: { unreadable: 'invalid_request' },
      schema: {
        summary: 'A device that guests use is still there, and as it said; it hears whether it is to speak in full',
        headers: placeHeaders,
        body: hereBodySchema,
        response: { 200: hereAnswerSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const taken = await takeHere(services, place, request.body);
      if (taken.ok) return personal(reply, { status: 200, body: { success: true, ...taken.value } });
      return personal(reply, { status: 401, body: refusal(taken.error) });
    },
  );

  app.post<{ Body: v.InferOutput<typeof deviceSessionBodySchema> }>(
    '/api/devices/session',
    {
      config: { unreadable: 'unknown_device' },
      schema: {
        summary: 'The session of the table or room where a device stands',
        headers: placeHeaders,
        body: deviceSessionBodySchema,
        response: { 200: sessionAnswerSchema, ...refused, 409: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const session = await deviceSession(services, place, request.body.device);
      if (session.ok)
        return personal(reply, { status: 200, body: { success: true, session: sessionToWire(session.value) } });
      return personal(reply, { status: session.error === 'no_table' ? 409 : 401, body: refusal(session.error) });
    },
  );

  app.post<{ Body: v.InferOutput<typeof deviceStaffBodySchema> }>(
    '/api/devices/staff',
    {
      config: { unreadable: 'unknown_device' },
      schema: {
        summary: 'Whose PINs a device that guests use takes',
        headers: placeHeaders,
        body: deviceStaffBodySchema,
        response: { 200: deviceStaffAnswerSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const tiles = await tilesOf(services, place.id, request.body.device, 'house');
      if (!tiles) return personal(reply, { status: 401, body: refusal('unknown_device') });
      const people = tiles.people.map(({ id, name, role }) => ({ id, name, role }));
      return personal(reply, { status: 200, body: { success: true, people } });
    },
  );

  app.post<{ Body: v.InferOutput<typeof devicePinBodySchema> }>(
    '/api/devices/pin',
    {
      config: { unreadable: 'invalid_request' },
      schema: {
        summary: 'Opens, by somebody’s PIN, what a device that guests use has for staff; nobody is signed in by it',
        headers: placeHeaders,
        body: devicePinBodySchema,
        response: { 200: openedAnswerSchema, ...refused, 429: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const opened = await openDevice(services, place.id, request.body);
      return personal(
        reply,
        opened.ok ? { status: 200, body: { success: true, ...opened.value } } : refusePin(opened.error),
      );
    },
  );
};
