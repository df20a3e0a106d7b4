// Devices of a place, for its managers.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { changeDeviceBodySchema, commandBodySchema } from '#contract/device/heartbeat.ts';
import { devicesAnswerSchema, type ManagedDevice } from '#contract/device/managed-devices.ts';
import { codeAnswerSchema, deviceIdSchema, staffName, stationIdSchema } from '#contract/staff/staff.ts';
import type { CommandToGive, DeviceChange } from '#domain/device/device-command.ts';
import { LONGEST_TABLE_NAME } from '#domain/table/managed-table.ts';
import { changeDevice, commandDevice, deviceStates } from '../../services/device/manage-devices.ts';
import type { Services } from '../../services/services.ts';
import { addStaffDevice, isLocked, listDevices, newCode, removeStaffDevice } from '../../services/staff/devices.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { personal, refusal } from '../replies.ts';
import { staffOf } from './guard.ts';

const tableName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_TABLE_NAME));

/** A station names its kitchen station; a tablet names its table or room. */
const addBody = v.variant('kind', [
  v.object({ kind: v.literal('shared'), name: staffName }),
  v.object({ kind: v.literal('station'), name: staffName, stationId: stationIdSchema }),
  v.object({ kind: v.literal('kiosk'), name: staffName }),
  v.object({ kind: v.picklist(['tablet', 'room']), name: staffName, table: tableName }),
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
      const { placeId } = asking(request);
      const [found, states] = await Promise.all([listDevices(services, placeId), deviceStates(services, placeId)]);
      const devices = found.map((device): ManagedDevice => {
        const { id, name, kind, stationId, table, isEnrolled, seenAt } = device;
        const house = states.get(id);
        return { id, name, kind, stationId, table, isEnrolled, isLocked: isLocked(device), seenAt, house };
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
      const table = 'table' in body ? body.table : undefined;
      const made = await addStaffDevice(services, placeId, by, { name: body.name, kind: body.kind, stationId, table });
      if (!made.ok) return personal(reply, { status: 404, body: refusal(made.error) });
      return personal(reply, { status: 200, body: { success: true, ...made.value } });
    },
  );

  app.put<{ Params: v.InferOutput<typeof idParams>; Body: DeviceChange }>(
    '/api/staff/devices/:id',
    {
      schema: {
        summary: 'Another name for a device, another station for a screen, or whether orders are taken from it',
        headers: placeHeaders,
        params: idParams,
        body: changeDeviceBodySchema,
        response: { 200: done, ...refused },
      },
    },
    async (request, reply) => {
      const { placeId, name: by } = staffOf(request);
      const managing = { placeId, by, personId: asking(request).by };
      const changed = await changeDevice(services, managing, request.params.id, request.body);
      return changed.ok
        ? personal(reply, { status: 200, body: { success: true } })
        : personal(reply, { status: 404, body: refusal(changed.error) });
    },
  );

  app.post<{ Params: v.InferOutput<typeof idParams>; Body: CommandToGive }>(
    '/api/staff/devices/:id/commands',
    {
      schema: {
        summary: 'Tells a device that guests use something; it does so once, within five minutes, or not at all',
        headers: placeHeaders,
        params: idParams,
        body: commandBodySchema,
        response: { 200: done, ...refused },
      },
    },
    async (request, reply) => {
      const { placeId, name: by } = staffOf(request);
      const told = await commandDevice(services, { placeId, by }, request.params.id, request.body);
      return told.ok
        ? personal(reply, { status: 200, body: { success: true } })
        : personal(reply, { status: 404, body: refusal(told.error) });
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
