// Registration, sign-in, sign-out, and links in mails. [S7.27–S7.29, S7.31]
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import {
  consentsFromWire,
  doneSchema,
  emailBodySchema,
  faultsSchema,
  linkSignInBodySchema,
  loginBodySchema,
  newPasswordBodySchema,
  profileFromWire,
  registerBodySchema,
  secretBodySchema,
  signedInSchema,
  tokenSchema,
  validAnswerSchema,
} from '#contract/account/account.ts';
import type { Result } from '#domain/result.ts';
import { renewCustomer, type SignedInCustomer, signOutCustomer } from '../../../services/account/customer.ts';
import {
  type AccountRefusal,
  askForLink,
  proveEmail,
  register,
  resetPassword,
  signInByMail,
  signInByPassword,
} from '../../../services/account/sign-in.ts';
import type { Services } from '../../../services/services.ts';
import { addressOf } from '../../call-address.ts';
import { placeHeaders, refusedSchema } from '../../documented.ts';
import { placeOf } from '../../place.ts';
import { personal, refusal } from '../../replies.ts';
import { refuse } from './answers.ts';
import { customerBeside } from './guard.ts';

/** [S8.20] */
const LOGIN_FAIL = { status: 401, message: 'login_fail' } as const;
const INVALID_LINK = { status: 401, message: 'invalid_link' } as const;
const answers = { 401: refusedSchema, 404: refusedSchema, 422: faultsSchema, 429: refusedSchema, 503: refusedSchema };
const DONE = { status: 200, body: { success: true } };

const signedIn = ({ token, secret, orderKey, endsAt }: SignedInCustomer) => ({
  status: 200,
  body: { success: true, token, secret, order_key: orderKey, ends_at: endsAt },
});

export const customerSignInRoutes = (app: FastifyInstance, services: Services): void => {
  const { places, limits } = services;

  app.post<{ Body: v.InferOutput<typeof loginBodySchema> }>(
    '/api/login',
    {
      schema: {
        summary: 'Signs a customer in by address of mail and password',
        body: loginBodySchema,
        response: { 200: signedInSchema, ...answers },
      },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const result = await signInByPassword(services, { email, password, address: addressOf(request) });
      return result.ok ? personal(reply, signedIn(result.value)) : refuse(reply, result.error, LOGIN_FAIL);
    },
  );

  app.post<{ Body: v.InferOutput<typeof registerBodySchema> }>(
    '/api/register',
    {
      schema: {
        summary: 'Takes a customer on; the answer does not tell whether the address had an account',
        headers: placeHeaders,
        body: registerBodySchema,
        response: { 200: doneSchema, ...answers },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const { body } = request;
      const result = await register(services, place, {
        form: { ...profileFromWire(body), password: body.password },
        consents: consentsFromWire(body),
        language: body.client_language ?? place.document.place.defaultLanguage,
        address: addressOf(request),
      });
      return result.ok ? personal(reply, DONE) : refuse(reply, result.error, LOGIN_FAIL);
    },
  );

  const mailRoute = (url: string, kind: 'reset' | 'sign-in', summary: string): void => {
    app.post<{ Body: v.InferOutput<typeof emailBodySchema> }>(
      url,
      {
        schema: { summary, headers: placeHeaders, body: emailBodySchema, response: { 200: doneSchema, ...answers } },
      },
      async (request, reply) => {
        const place = await placeOf(places, request, reply);
        if (!place) return reply;
        const { email, client_language: language } = request.body;
        const result = await askForLink(services, place, { email, kind, language, address: addressOf(request) });
        return result.ok ? personal(reply, DONE) : refuse(reply, result.error, LOGIN_FAIL);
      },
    );
  };
  mailRoute(
    '/api/users/reset-password',
    'reset',
    'Mails a link to set a new password, where the address has an account',
  );
  mailRoute('/api/users/mail-link', 'sign-in', 'Mails a link to sign in by, where the address has an account');

  /** Answers the sender of a link; guesses are rate-limited. */
  const answerLink = async (
    request: FastifyRequest,
    reply: FastifyReply,
    result: Result<SignedInCustomer | undefined, AccountRefusal>,
  ): Promise<FastifyReply> => {
    if (result.ok) return personal(reply, result.value ? signedIn(result.value) : DONE);
    const wait = result.error.kind === 'refused' ? await limits.wrongLinks.take(addressOf(request)) : undefined;
    return refuse(reply, wait === undefined ? result.error : { kind: 'wait', seconds: wait }, INVALID_LINK);
  };

  app.post<{ Body: v.InferOutput<typeof linkSignInBodySchema> }>(
    '/api/users/links/sign-in',
    {
      config: { unreadable: INVALID_LINK.message },
      schema: {
        summary: 'Signs in whoever holds a mailed link that was not used yet, or repeats the request that used it',
        headers: placeHeaders,
        body: linkSignInBodySchema,
        response: { 200: signedInSchema, ...answers },
      },
    },
    async (request, reply) => {
      const { secret, device_secret: ofDevice } = request.body;
      return answerLink(request, reply, await signInByMail(services, { secret, ofDevice }));
    },
  );

  app.post<{ Body: v.InferOutput<typeof newPasswordBodySchema> }>(
    '/api/users/links/reset',
    {
      config: { unreadable: INVALID_LINK.message },
      schema: {
        summary: 'Sets a new password by a mailed link and signs in',
        headers: placeHeaders,
        body: newPasswordBodySchema,
        response: { 200: signedInSchema, ...answers },
      },
    },
    async (request, reply) => {
      const place = await placeOf(places, request, reply);
      if (!place) return reply;
      const { secret, new_password: password } = request.body;
      return answerLink(request, reply, await resetPassword(services, place, { secret, password }));
    },
  );

  for (const kind of ['verify', 'email'] as const) {
    app.post<{ Body: v.InferOutput<typeof secretBodySchema> }>(
      `/api/users/links/${kind}`,
      {
        config: { unreadable: INVALID_LINK.message },
        schema: {
          summary: kind === 'verify' ? 'Proves the address of an account' : 'Gives an account another, proved address',
          headers: placeHeaders,
          body: secretBodySchema,
          response: { 200: doneSchema, ...answers },
        },
      },
      async (request, reply) => {
        const place = await placeOf(places, request, reply);
        if (!place) return reply;
        return answerLink(request, reply, await proveEmail(services, place, { secret: request.body.secret, kind }));
      },
    );
  }

  app.post<{ Body: v.InferOutput<typeof secretBodySchema> }>(
    '/api/users/token',
    {
      schema: {
        summary: 'A fresh token, for the secret of a customer’s sign-in',
        body: secretBodySchema,
        response: { 200: tokenSchema, ...answers },
      },
    },
    async (request, reply) => {
      const token = await renewCustomer(services, request.body.secret);
      return token === undefined
        ? personal(reply, { status: 401, body: refusal('not_signed_in') })
        : personal(reply, { status: 200, body: { success: true, token } });
    },
  );

  app.post<{ Body: v.InferOutput<typeof secretBodySchema> }>(
    '/api/users/sign-out',
    {
      schema: {
        summary: 'Ends a customer’s sign-in',
        body: secretBodySchema,
        response: { 200: doneSchema },
      },
    },
    async (request, reply) => {
      await signOutCustomer(services, request.body.secret);
      return personal(reply, DONE);
    },
  );

  app.post(
    '/api/users/validate',
    {
      schema: {
        summary: 'Whether the token of the call still signs a customer in',
        // The body is optional.
        response: { 200: validAnswerSchema, 400: refusedSchema, 413: refusedSchema, 415: refusedSchema },
      },
    },
    async (request, reply) => {
      const id = await customerBeside(services, request);
      return personal(reply, { status: 200, body: { success: id !== undefined } });
    },
  );
};
