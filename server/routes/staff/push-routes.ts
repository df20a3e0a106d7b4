// Push subscription of a personal phone: read, start and end.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { pushRequestSchema, pushStateSchema } from '#contract/staff/push-wire.ts';
import type { Services } from '../../services/services.ts';
import { pushStateOf, subscribeToPush, unsubscribeFromPush } from '../../services/staff/push.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { personal, refusal } from '../replies.ts';
import { bearerOfCall, staffOf } from './guard.ts';

const done = v.object({ success: v.literal(true) });
const refused = { 401: refusedSchema, 403: refusedSchema };

/** `key`: public key for subscriptions; `undefined` when push services would reject this server. */
export const pushRoutes = (app: FastifyInstance, services: Services, key: string | undefined): void => {
  app.get(
    '/api/staff/push',
    {
      schema: {
        summary: 'Whether the phone of whoever is signed in is told by Web Push, and the key to ask with',
        headers: placeHeaders,
        response: { 200: pushStateSchema, ...refused },
      },
    },
    async (request, reply) => {
      const body = await pushStateOf(services, staffOf(request).placeId, bearerOfCall(request), key);
      return personal(reply, { status: 200, body });
    },
  );

  app.put<{ Body: v.InferOutput<typeof pushRequestSchema> }>(
    '/api/staff/push',
    {
      schema: {
        summary: 'The phone of whoever is signed in asks to be told by Web Push',
        headers: placeHeaders,
        body: pushRequestSchema,
        response: { 200: done, 422: refusedSchema, ...refused },
      },
    },
    async (request, reply) => {
      if (key === undefined) return personal(reply, { status: 422, body: refusal('no_public_address') });
      const { placeId } = staffOf(request);
      const asked = await subscribeToPush(services, placeId, bearerOfCall(request), request.body);
      return asked.ok
        ? personal(reply, { status: 200, body: { success: true } })
        : personal(reply, { status: 422, body: refusal(asked.error) });
    },
  );

  app.delete(
    '/api/staff/push',
    {
      schema: {
        summary: 'The phone of whoever is signed in is told by Web Push no more',
        headers: placeHeaders,
        response: { 200: done, ...refused },
      },
    },
    async (request, reply) => {
      await unsubscribeFromPush(services, staffOf(request).placeId, bearerOfCall(request));
      return personal(reply, { status: 200, body: { success: true } });
    },
  );
};
