// Calls of a table. Not in the specification's API. [S7.45]
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { INVALID_SESSION } from '#contract/order/order-answer.ts';
import {
  callAnswerSchema,
  callBodySchema,
  callEndBodySchema,
  callSchema,
  callToWire,
} from '#contract/service/calls.ts';
import { callsOfSession, takeCall, takeCallEnd } from '../../services/service/take-call.ts';
import type { Services } from '../../services/services.ts';
import { commandHeaders, ownSessionHeaders, refusedSchema } from '../documented.ts';
import { placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';
import { guestCommand } from './guest-command.ts';
import { sessionOf } from './own-session.ts';

const UNREADABLE = 'invalid_call';
const CONFIG = { unreadable: UNREADABLE, echoesId: true };
const refused = { 400: refusedSchema, 401: refusedSchema, 404: refusedSchema, 422: refusedSchema, 429: refusedSchema };

export const callRoutes = (app: FastifyInstance, services: Services): void => {
  app.post(
    '/api/calls',
    {
      config: CONFIG,
      schema: {
        summary: 'Calls the staff to a table, exactly once',
        headers: commandHeaders,
        body: callBodySchema,
        response: { 200: callAnswerSchema, 409: refusedSchema, ...refused },
      },
    },
    guestCommand<{ Body: v.InferOutput<typeof callBodySchema> }>(
      services,
      UNREADABLE,
      (place, command, { session: token, ...call }) => takeCall(services, place, { ...command, token, ...call }),
    ),
  );

  app.post(
    '/api/calls/end',
    {
      config: CONFIG,
      schema: {
        summary: 'Ends a call of one’s own table',
        headers: commandHeaders,
        body: callEndBodySchema,
        response: { 200: callAnswerSchema, ...refused },
      },
    },
    guestCommand<{ Body: v.InferOutput<typeof callEndBodySchema> }>(
      services,
      UNREADABLE,
      (place, command, { session: token, ...end }) => takeCallEnd(services, place, { ...command, token, ...end }),
    ),
  );

  app.get<{ Params: { session: string } }>(
    '/api/calls/by_table_session/:session',
    {
      schema: {
        summary: 'The calls of a table session',
        headers: ownSessionHeaders,
        params: v.object({ session: v.string() }),
        response: { 200: v.array(callSchema), 401: refusedSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const calls = await callsOfSession(services, place, sessionOf(request));
      if (!calls.ok) return personal(reply, { status: 401, body: refusal(INVALID_SESSION) });
      return personal(reply, { status: 200, body: calls.value.map(callToWire) });
    },
  );
};
