// Feedback of guests. Not in the specification's API. [S7.45]
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { feedbackAnswerSchema, feedbackBodySchema } from '#contract/service/feedback.ts';
import { takeFeedback } from '../../services/service/take-feedback.ts';
import type { Services } from '../../services/services.ts';
import { commandHeaders, refusedSchema } from '../documented.ts';
import { guestCommand } from './guest-command.ts';

const UNREADABLE = 'invalid_feedback';

export const feedbackRoutes = (app: FastifyInstance, services: Services): void => {
  app.post(
    '/api/feedback',
    {
      config: { unreadable: UNREADABLE, echoesId: true },
      schema: {
        summary: 'Keeps what a guest says of their visit, exactly once',
        headers: commandHeaders,
        body: feedbackBodySchema,
        response: {
          200: feedbackAnswerSchema,
          400: refusedSchema,
          404: refusedSchema,
          422: refusedSchema,
          429: refusedSchema,
        },
      },
    },
    guestCommand<{ Body: v.InferOutput<typeof feedbackBodySchema> }>(
      services,
      UNREADABLE,
      (place, { id, device, address }, { session, ...said }) =>
        takeFeedback(services, place, { id, device, address, token: session ?? undefined, ...said }),
    ),
  );
};
