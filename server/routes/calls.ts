// A table's calls for its staff. Ours to define. [S7.45]
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
import { callsOfSession, takeCall, takeCallEnd } from '../services/service/take-call.ts';
import type { Services } from '../services/services.ts';
import { commandHeaders, placeHeaders, refusedSchema } from './documented.ts';
import { commandOf } from './order-headers.ts';
import { placeOf } from './place.ts';
import { personal, refusal } from './replies.ts';

const UNREADABLE = 'invalid_call';
const CONFIG = { unreadable: UNREADABLE, echoesId: true };
const refused = { 400: refusedSchema, 401: refusedSchema, 404: refusedSchema, 422: refusedSchema, 429: refusedSchema };
const withoutId = { status: 400, body: refusal(UNREADABLE, { id: null }) };

export const callRoutes = (app: FastifyInstance, services: Services): void => {
  app.post<{ Body: v.InferOutput<typeof callBodySchema> }>(
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
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const command = commandOf(request);
      if (!command) return personal(reply, withoutId);
      const { session: token, needs, text } = request.body;
      return personal(reply, await takeCall(services, place, { ...command, token, needs, text }));
    },
  );

  app.post<{ Body: v.InferOutput<typeof callEndBodySchema> }>(
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
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const command = commandOf(request);
      if (!command) return personal(reply, withoutId);
      const { session: token, call, end } = request.body;
      return personal(reply, await takeCallEnd(services, place, { ...command, token, call, end }));
    },
  );

  app.get<{ Params: { session: string } }>(
    '/api/calls/by_table_session/:session',
    {
      schema: {
        summary: 'The calls of a table session',
        headers: placeHeaders,
        params: v.object({ session: v.string() }),
        response: { 200: v.array(callSchema), 401: refusedSchema, 404: refusedSchema },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const calls = await callsOfSession(services, place, request.params.session);
      if (!calls.ok) return personal(reply, { status: 401, body: refusal(INVALID_SESSION) });
      return personal(reply, { status: 200, body: calls.value.map(callToWire) });
    },
  );
};
