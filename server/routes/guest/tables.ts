// POST tables/verify_token and tables/verify_session. [S7.10, S7.11]
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { INVALID_SESSION, RATE_LIMITED } from '#contract/order/order-answer.ts';
import {
  sessionAnswerSchema,
  sessionToWire,
  verifySessionBodySchema,
  verifyTokenBodySchema,
} from '#contract/session/session.ts';
import type { TableSession } from '#domain/session/session.ts';
import type { DeadCode } from '#domain/table/dead-code.ts';
import type { Services } from '../../services/services.ts';
import {
  isTableCode,
  verifyTableCode,
  verifyTableSession,
  whyNoTableCode,
} from '../../services/session/table-session.ts';
import { waiterBy } from '../../services/staff/identify.ts';
import { bearerTokenOf } from '../bearer-token.ts';
import { addressOf } from '../call-address.ts';
import { refusedSchema } from '../documented.ts';
import { personal, refusal } from '../replies.ts';

const given = (reply: FastifyReply, session: TableSession): FastifyReply =>
  personal(reply, { status: 200, body: { success: true, session: sessionToWire(session) } });

/** `reason`: why a formerly valid code is invalid. */
const refusedCode = (reason: DeadCode | undefined) => {
  const body = refusal('invalid_token');
  return reason === undefined ? body : { ...body, payload: { ...body.payload, reason } };
};

export const tableRoutes = (app: FastifyInstance, services: Services): void => {
  const { places, limits } = services;

  /** Id of the calling waiter; `undefined` for a guest or staff of another place. */
  const waiterIn = (request: FastifyRequest, placeId: number): Promise<string | undefined> => {
    const token = bearerTokenOf(request);
    return token === undefined ? Promise.resolve(undefined) : waiterBy(services, token, placeId);
  };

  app.post<{ Body: v.InferOutput<typeof verifyTokenBodySchema> }>(
    '/api/tables/verify_token',
    {
      config: { unreadable: 'invalid_token' },
      schema: {
        summary: 'Turns a table’s printed code into a session',
        body: verifyTokenBodySchema,
        response: { 200: sessionAnswerSchema, 404: refusedSchema, 429: refusedSchema },
      },
    },
    async (request, reply) => {
      const { token, placeSlug } = request.body;
      const place = await places.find(placeSlug);
      // Checks the code before counting, so that a guesser does not block guests behind the same address.
      const isRight = place !== undefined && (await isTableCode(services, place, token));
      const wait = await (isRight
        ? limits.scans.take(`${place.id} ${token}`)
        : limits.wrongCodes.take(addressOf(request)));
      if (wait !== undefined) return personal(reply, { status: 429, body: refusal(RATE_LIMITED), retryAfter: wait });
      const session = isRight
        ? await verifyTableCode(services, place, token, await waiterIn(request, place.id))
        : undefined;
      if (session?.ok) return given(reply, session.value);
      const reason = place && (await whyNoTableCode(services, place, token));
      return personal(reply, { status: 404, body: refusedCode(reason) });
    },
  );

  app.post<{ Body: v.InferOutput<typeof verifySessionBodySchema> }>(
    '/api/tables/verify_session',
    {
      config: { unreadable: 'invalid_session' },
      schema: {
        summary: 'Checks a table session, and extends one that is about to lapse',
        body: verifySessionBodySchema,
        response: { 200: sessionAnswerSchema, 401: refusedSchema },
      },
    },
    async (request, reply) => {
      const { session: token, placeSlug } = request.body;
      const place = await places.find(placeSlug);
      const session = place && (await verifyTableSession(services, place, token));
      // No rate limit: our secrets cannot be guessed, and yesterday's guests all return with lapsed sessions.
      return session?.ok
        ? given(reply, session.value)
        : personal(reply, { status: 401, body: refusal(INVALID_SESSION) });
    },
  );
};
