// Guests' feedback, for the place's manager.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { feedbackPageSchema } from '#contract/owner/given-feedback-wire.ts';
import { feedbackCsv } from '../../services/owner/feedback-csv.ts';
import { readFeedback } from '../../services/owner/given-feedback.ts';
import { dayOf } from '../../services/owner/order-history.ts';
import type { Services } from '../../services/services.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { placeOf } from '../place.ts';
import { personal } from '../replies.ts';
import { csvResponse, daysQuery, sendDaysFile } from './csv-of-days.ts';

const asked = v.object({
  mark: v.optional(v.picklist(['1', '2', '3', '4', '5'])),
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/)), '1'),
});
const refused = { 400: refusedSchema, 401: refusedSchema, 403: refusedSchema, 404: refusedSchema };

export const givenFeedbackRoutes = (app: FastifyInstance, services: Services): void => {
  app.get<{ Querystring: v.InferOutput<typeof asked> }>(
    '/api/staff/feedback',
    {
      schema: {
        summary:
          'What guests have said of their visits, the latest first, in pages; with `mark` what has such a mark in it',
        headers: placeHeaders,
        querystring: asked,
        response: { 200: feedbackPageSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const { mark, page } = request.query;
      const wanted = { mark: mark === undefined ? undefined : Number(mark), page: Number(page) };
      return personal(reply, { status: 200, body: await readFeedback(services, place.id, wanted) });
    },
  );

  app.get<{ Querystring: v.InferOutput<typeof daysQuery> }>(
    '/api/staff/feedback.csv',
    {
      schema: {
        summary: 'What guests said on a day, or from one day to another, as CSV: one row an answer',
        headers: placeHeaders,
        querystring: daysQuery,
        response: { 200: csvResponse, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      return sendDaysFile(reply, request.query, dayOf(services, place), (days) => feedbackCsv(services, place, days));
    },
  );
};
