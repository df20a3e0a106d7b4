// State report of a kitchen screen.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { screenReportSchema } from '#contract/staff/screen.ts';
import type { Services } from '../../services/services.ts';
import { noteScreen } from '../../services/staff/screens.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { personal, refusal } from '../replies.ts';
import { staffOf } from './guard.ts';

const done = v.object({ success: v.literal(true) });

export const screenRoutes = (app: FastifyInstance, services: Services): void => {
  app.put<{ Body: v.InferOutput<typeof screenReportSchema> }>(
    '/api/staff/screen',
    {
      schema: {
        summary: 'A kitchen’s screen says, four times a minute, that it is there and whether it can ring',
        headers: placeHeaders,
        body: screenReportSchema,
        response: { 200: done, 401: refusedSchema, 403: refusedSchema, 422: refusedSchema },
      },
    },
    async (request, reply) => {
      const staff = staffOf(request);
      if (staff.kind !== 'station') return personal(reply, { status: 422, body: refusal('no_screen') });
      await noteScreen(services, staff, request.body.sound);
      return personal(reply, { status: 200, body: { success: true } });
    },
  );
};
