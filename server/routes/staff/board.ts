// Staff routes: board, waiter's tables, orders for tills, and commands.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { boardSchema, staffOrderSchema } from '#contract/service/board.ts';
import { staffAcceptedSchema, staffRefusedSchema } from '#contract/service/staff-answers.ts';
import { parseStaffCommand } from '#contract/service/staff-commands.ts';
import { ordersAfter, readBoard } from '../../services/service/read-board.ts';
import { takeStaffCommand } from '../../services/service/take-staff-command.ts';
import type { Services } from '../../services/services.ts';
import { commandHeaders, placeHeaders, refusedSchema } from '../documented.ts';
import { orderIdOf } from '../guest/order-headers.ts';
import { placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';
import { staffOf } from './guard.ts';

const after = v.object({ after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))) });
const refused = { 401: refusedSchema, 403: refusedSchema, 404: refusedSchema };
const UNREADABLE = 'invalid_command';

export const boardRoutes = (app: FastifyInstance, services: Services): void => {
  app.get<{ Querystring: v.InferOutput<typeof after> }>(
    '/api/staff/board',
    {
      schema: {
        summary: 'What staff see of their place, or what has changed since a number of its journal',
        headers: placeHeaders,
        querystring: after,
        response: { 200: boardSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const since = request.query.after;
      const isKitchen = staffOf(request).kind === 'station';
      const board = await readBoard(services, place, since === undefined ? undefined : Number(since), isKitchen);
      return personal(reply, { status: 200, body: board });
    },
  );

  app.get<{ Querystring: v.InferOutput<typeof after> }>(
    '/api/staff/orders',
    {
      schema: {
        summary: 'For tills: the orders that came or changed after a number of the journal, in pages',
        headers: placeHeaders,
        querystring: after,
        response: { 200: v.object({ seq: v.number(), orders: v.array(staffOrderSchema) }), ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      return personal(reply, {
        status: 200,
        body: await ordersAfter(services, place, Number(request.query.after ?? 0)),
      });
    },
  );

  app.get(
    '/api/tablesMenu',
    {
      schema: {
        summary: 'The waiter’s tables',
        headers: placeHeaders,
        response: { 200: boardSchema.entries.tables, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      return personal(reply, { status: 200, body: (await readBoard(services, place, undefined)).tables });
    },
  );

  app.post<{ Params: { kind: string }; Body: unknown }>(
    '/api/staff/commands/:kind',
    {
      config: { unreadable: UNREADABLE, echoesId: true },
      schema: {
        summary: 'Something that staff do, exactly once',
        headers: commandHeaders,
        params: v.object({ kind: v.string() }),
        body: v.looseObject({}),
        response: { 200: staffAcceptedSchema, 400: refusedSchema, 422: staffRefusedSchema, ...refused },
      },
    },
    async (request, reply) => {
      const identity = staffOf(request);
      const id = orderIdOf(request);
      const command = parseStaffCommand(request.params.kind, request.body);
      if (!id) return personal(reply, { status: 400, body: refusal(UNREADABLE, { id: null }) });
      // Final: this server will not understand the command later either.
      if (!command) return personal(reply, { status: 422, body: refusal(UNREADABLE, { id }) });
      return personal(reply, await takeStaffCommand(services, { id, placeId: identity.placeId, identity, command }));
    },
  );
};
