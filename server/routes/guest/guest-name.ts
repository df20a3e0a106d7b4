// PUT tables/guest_name: name of a phone at its table. Not in the specification's API.
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { guestNameAnswerSchema, guestNameBodySchema } from '#contract/session/guest-name.ts';
import type { Services } from '../../services/services.ts';
import { takeGuestName } from '../../services/session/name-guest.ts';
import { commandHeaders, refusedSchema } from '../documented.ts';
import { guestCommand } from './guest-command.ts';

const UNREADABLE_NAME = 'invalid_name';

export const guestNameRoute = (app: FastifyInstance, services: Services): void => {
  app.put(
    '/api/tables/guest_name',
    {
      config: { unreadable: UNREADABLE_NAME, echoesId: true },
      schema: {
        summary: 'Names a phone for the others at its table, exactly once',
        headers: commandHeaders,
        body: guestNameBodySchema,
        response: {
          200: guestNameAnswerSchema,
          400: refusedSchema,
          401: refusedSchema,
          404: refusedSchema,
          422: refusedSchema,
          429: refusedSchema,
        },
      },
    },
    guestCommand<{ Body: v.InferOutput<typeof guestNameBodySchema> }>(
      services,
      UNREADABLE_NAME,
      (place, command, { session: token, name }) => takeGuestName(services, place, { ...command, token, name }),
    ),
  );
};
