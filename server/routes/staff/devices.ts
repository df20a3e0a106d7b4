// The devices of a place, for those who manage it.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  codeAnswerSchema,
  deviceIdSchema,
  devicesAnswerSchema,
  type ManagedDevice,
  staffName,
  stationIdSchema,
} from '#contract/staff/staff.ts';
import type { Services } from '../../services/services.ts';
import { addStaffDevice, isLocked, listDevices, newCode, removeStaffDevice } from '../../services/staff/devices.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { personal, refusal } from '../replies.ts';
import { staffOf } from './guard.ts';

/** A station says which one it is; the venue's settings name them. */
const addBody = v.variant('kind', [
  v.object({ kind: v.literal('shared'), name: staffName }),
  v.object({ kind: v.literal('station'), name: staffName, stationId: stationIdSchema }),
]);
const idParams = v.object({ id: deviceIdSchema });
const done = v.object({ success: v.literal(true) });
const refused = { 401: refusedSchema, 403: refusedSchema, 404: refusedSchema };

const asking = (request: FastifyRequest) => {
  const staff = staffOf(request);
  return { placeId: staff.placeId, by: staff.kind === 'person' ? staff.id : null };
};

export const staffDeviceRoutes = (app: FastifyInstance, services: Services, publicUrl: string | undefined): void => {
  app.get(
    '/api/staff/devices',
    {
      schema: {
        summary: 'The devices of the place',
        headers: placeHeaders,
        response: { 200: devicesAnswerSchema, ...refused },
      },
    },
    async (request, reply) => {
      const found = await listDevices(services, asking(request).placeId);
      const devices = found.map((device): ManagedDevice => {
        const { id, name, kind, stationId, isEnrolled, seenAt } = device;
        return { id, name, kind, stationId, isEnrolled, isLocked: isLocked(device), seenAt };
      });
      return personal(reply, { status: 200, body: { publicUrl: publicUrl ?? null, devices } });
    },
  );

  app.post<{ Body: v.InferOutput<typeof addBody> }>(
    '/api/staff/devices',
    {
      schema: {
        summary: 'A device is to be the place’s: it is, once the code was typed there',
        headers: placeHeaders,
        body: addBody,
        response: { 200: codeAnswerSchema, ...refused },
      },
    },
    async (request, reply) => {
      const { placeId, by } = asking(request);
      const { body } = request;
      const stationId = body.kind === 'station' ? body.stationId : undefined;
      const made = await addStaffDevice(services, placeId, by, { name: body.name, kind: body.kind, stationId });
      return personal(reply, { status: 200, body: { success: true, ...made } });
    },
  );

  app.post<{ Params: v.InferOutput<typeof idParams> }>(
    '/api/staff/devices/:id/code',
    {
      schema: {
        summary: 'Another code for a device; what it had before is worth nothing',
        headers: placeHeaders,
        params: idParams,
        response: { 200: codeAnswerSchema, ...refused },
      },
    },
    async (request, reply) => {
      const { placeId, by } = asking(request);
      const made = await newCode(services, placeId, by, request.params.id);
      return made.ok
        ? personal(reply, { status: 200, body: { success: true, ...made.value } })
        : personal(reply, { status: 404, body: refusal(made.error) });
    },
  );

  app.delete<{ Params: v.InferOutput<typeof idParams> }>(
    '/api/staff/devices/:id',
    {
      schema: {
        summary: 'Takes a device away: whoever is signed in there is signed out',
        headers: placeHeaders,
        params: idParams,
        response: { 200: done, ...refused },
      },
    },
    async (request, reply) => {
      const { placeId, by } = asking(request);
      const gone = await removeStaffDevice(services, placeId, by, request.params.id);
      return gone.ok
        ? personal(reply, { status: 200, body: { success: true } })
        : personal(reply, { status: 404, body: refusal(gone.error) });
    },
  );
};
