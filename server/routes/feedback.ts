// What guests say of their visit. Ours to define. [S7.45]
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { feedbackAnswerSchema, feedbackBodySchema } from '#contract/service/feedback.ts';
import { takeFeedback } from '../services/service/take-feedback.ts';
import type { Services } from '../services/services.ts';
import { commandHeaders, refusedSchema } from './documented.ts';
import { commandOf } from './order-headers.ts';
import { placeOf } from './place.ts';
import { personal, refusal } from './replies.ts';

const UNREADABLE = 'invalid_feedback';

export const feedbackRoutes = (app: FastifyInstance, services: Services): void => {
  app.post<{ Body: v.InferOutput<typeof feedbackBodySchema> }>(
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
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const command = commandOf(request);
      if (!command) return personal(reply, { status: 400, body: refusal(UNREADABLE, { id: null }) });
      const { id, device, address } = command;
      const { session, answers, text } = request.body;
      const token = session ?? undefined;
      return personal(reply, await takeFeedback(services, place, { id, device, address, token, answers, text }));
    },
  );
};
