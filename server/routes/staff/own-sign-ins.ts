// A staff person lists and ends their own sign-ins.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ownSignInsSchema } from '#contract/staff/own-sign-ins.ts';
import type { Services } from '../../services/services.ts';
import { endOwnSignIn, listOwnSignIns } from '../../services/staff/own-sign-ins.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { personal, refusal } from '../replies.ts';
import { bearerOfCall } from './guard.ts';

const refused = { 401: refusedSchema, 403: refusedSchema };
const idParams = v.object({ id: v.pipe(v.string(), v.uuid()) });

export const ownSignInRoutes = (app: FastifyInstance, services: Services): void => {
  app.get(
    '/api/staff/me/sign-ins',
    {
      schema: {
        summary: 'Devices on which the caller is signed in',
        headers: placeHeaders,
        response: { 200: ownSignInsSchema, ...refused },
      },
    },
    async (request, reply) =>
      personal(reply, { status: 200, body: { signIns: await listOwnSignIns(services, bearerOfCall(request)) } }),
  );

  app.delete<{ Params: v.InferOutput<typeof idParams> }>(
    '/api/staff/me/sign-ins/:id',
    {
      schema: {
        summary: 'Ends one of them, at all places of the same phone',
        headers: placeHeaders,
        params: idParams,
        response: { 200: v.object({ success: v.literal(true) }), ...refused, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const ended = await endOwnSignIn(services, bearerOfCall(request), request.params.id);
      return personal(
        reply,
        ended.ok ? { status: 200, body: { success: true } } : { status: 404, body: refusal(ended.error) },
      );
    },
  );
};
