// A manager switches their own second factor on and off.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { RATE_LIMITED } from '#contract/order/order-answer.ts';
import {
  factorSecretSchema,
  factorStateSchema,
  recoveryCodesSchema,
  typedFactorSchema,
} from '#contract/staff/second-factor-wire.ts';
import type { Result } from '#domain/result.ts';
import type { PublishedPlace } from '../../services/place/published-places.ts';
import type { Answer, Services } from '../../services/services.ts';
import {
  beginSecondFactor,
  type CodeRefusal,
  confirmSecondFactor,
  factorState,
  type RateLimited,
  turnOffSecondFactor,
} from '../../services/staff/second-factor.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';
import { bearerOfCall } from './guard.ts';

const codeBody = v.object({ code: typedFactorSchema });
type CodeBody = v.InferOutput<typeof codeBody>;
const done = v.object({ success: v.literal(true) });
const refused = {
  ...{ 401: refusedSchema, 403: refusedSchema, 404: refusedSchema },
  ...{ 409: refusedSchema, 422: refusedSchema, 429: refusedSchema },
};

/** Refusal of a code at sign-in. */
export const refuseCode = (why: 'code_needed' | CodeRefusal | RateLimited): Answer =>
  typeof why === 'string'
    ? { status: 401, body: refusal(why) }
    : { status: 429, body: refusal(RATE_LIMITED), retryAfter: why.waitS };

type Refused = CodeRefusal | RateLimited | 'forbidden' | 'already_on' | 'not_begun';

// A wrong code is 422, because on 401 the app would treat its own sign-in as ended.
const STATUS = { forbidden: 403, already_on: 409, not_begun: 409, wrong_code: 422, used_code: 422 } as const;

const answerOf = <T>(result: Result<T, Refused>, body: (value: T) => object): Answer => {
  if (result.ok) return { status: 200, body: { success: true, ...body(result.value) } };
  const { error } = result;
  return typeof error === 'string' ? { status: STATUS[error], body: refusal(error) } : refuseCode(error);
};

export const secondFactorRoutes = (app: FastifyInstance, services: Services): void => {
  const schema = (summary: string, ok: v.GenericSchema, more: object = {}) => ({
    schema: { summary, headers: placeHeaders, ...more, response: { 200: ok, ...refused } },
  });
  const at = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (place: PublishedPlace) => Promise<Answer>,
  ): Promise<FastifyReply> => {
    const place = await placeOf(services.places, request, reply);
    return place ? personal(reply, await work(place)) : reply;
  };

  app.get(
    '/api/staff/me/second-factor',
    schema('Whether the caller has a second factor', factorStateSchema),
    async (request, reply) =>
      personal(reply, { status: 200, body: await factorState(services, bearerOfCall(request)) }),
  );

  app.post(
    '/api/staff/me/second-factor',
    schema('Makes the secret of a second factor, which counts once it is confirmed', factorSecretSchema),
    (request, reply) =>
      at(request, reply, async (place) =>
        answerOf(await beginSecondFactor(services, place, bearerOfCall(request)), (begun) => begun),
      ),
  );

  app.post<{ Body: CodeBody }>(
    '/api/staff/me/second-factor/confirm',
    schema('Switches it on by a code of the app; gives the recovery codes', recoveryCodesSchema, { body: codeBody }),
    (request, reply) =>
      at(request, reply, async (place) => {
        const { code } = request.body;
        const confirmed = await confirmSecondFactor(services, place, bearerOfCall(request), code);
        return answerOf(confirmed, (recoveryCodes) => ({ recoveryCodes }));
      }),
  );

  app.post<{ Body: CodeBody }>(
    '/api/staff/me/second-factor/off',
    schema('Switches it off by a code, of the app or for recovery', done, { body: codeBody }),
    (request, reply) =>
      at(request, reply, async (place) => {
        const { code } = request.body;
        return answerOf(await turnOffSecondFactor(services, place, bearerOfCall(request), code), () => ({}));
      }),
  );
};
