// Banned guests of the place, for its managers. [S6.02]
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { bannedSchema, bansSchema, newBanSchema } from '#contract/owner/bans-wire.ts';
import { banSender, listBans, unban } from '../../services/order/bans.ts';
import type { Services } from '../../services/services.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { personal, refusal } from '../replies.ts';
import { staffOf } from './guard.ts';

const idParams = v.object({ id: v.pipe(v.string(), v.maxLength(100)) });
const done = v.object({ success: v.literal(true) });
const refused = { 400: refusedSchema, 401: refusedSchema, 403: refusedSchema, 404: refusedSchema };

export const banRoutes = (app: FastifyInstance, services: Services): void => {
  app.get(
    '/api/staff/bans',
    {
      schema: {
        summary: 'The devices whose orders the place does not take now',
        headers: placeHeaders,
        response: { 200: bansSchema, ...refused },
      },
    },
    async (request, reply) => {
      const bans = await listBans(services, staffOf(request).placeId);
      return personal(reply, { status: 200, body: { bans } });
    },
  );

  app.post<{ Body: v.InferOutput<typeof newBanSchema> }>(
    '/api/staff/bans',
    {
      schema: {
        summary: 'Takes no more orders from the device that sent this one',
        headers: placeHeaders,
        body: newBanSchema,
        response: { 200: bannedSchema, ...refused },
      },
    },
    async (request, reply) => {
      const { placeId, name } = staffOf(request);
      const ban = await banSender(services, { placeId, by: name }, request.body);
      if (!ban) return personal(reply, { status: 404, body: refusal('unknown_order') });
      return personal(reply, { status: 200, body: { success: true, ban } });
    },
  );

  app.delete<{ Params: v.InferOutput<typeof idParams> }>(
    '/api/staff/bans/:id',
    {
      schema: {
        summary: 'Takes orders from a device again',
        headers: placeHeaders,
        params: idParams,
        response: { 200: done, ...refused },
      },
    },
    async (request, reply) => {
      const { placeId, name } = staffOf(request);
      const isLifted = await unban(services, { placeId, by: name }, request.params.id);
      if (!isLifted) return personal(reply, { status: 404, body: refusal('unknown_ban') });
      return personal(reply, { status: 200, body: { success: true } });
    },
  );
};
