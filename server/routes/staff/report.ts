// Report of some days, for the place's manager.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { reportSchema } from '#contract/owner/report.ts';
import { REPORT_PERIODS } from '#domain/owner/reports/report-days.ts';
import { readReport } from '../../services/owner/read-report.ts';
import { reportCsv } from '../../services/owner/report-csv.ts';
import type { Services } from '../../services/services.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { placeOf } from '../place.ts';
import { personal } from '../replies.ts';
import { csvResponse } from './csv-of-days.ts';

const asked = v.object({ period: v.optional(v.picklist(REPORT_PERIODS), 'day') });
type Asked = v.InferOutput<typeof asked>;
const refused = { 400: refusedSchema, 401: refusedSchema, 403: refusedSchema, 404: refusedSchema };
const CSV = 'text/csv; charset=utf-8; header=present';

export const reportRoutes = (app: FastifyInstance, services: Services): void => {
  app.get<{ Querystring: Asked }>(
    '/api/staff/report',
    {
      schema: {
        summary: 'What some days came to beside earlier ones, from orders, payments and what guests looked at',
        headers: placeHeaders,
        querystring: asked,
        response: { 200: reportSchema, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      return personal(reply, { status: 200, body: await readReport(services, place, request.query.period) });
    },
  );
  app.get<{ Querystring: Asked }>(
    '/api/staff/report.csv',
    {
      schema: {
        summary: 'The same as CSV: one row a figure, a dish, an order type, a tax rate, an hour or day, a search',
        headers: placeHeaders,
        querystring: asked,
        response: { 200: csvResponse, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const report = await readReport(services, place, request.query.period);
      const name = `report-${place.document.place.slug}-${report.from}.csv`;
      reply.header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'no-store');
      return reply.header('content-type', CSV).send(reportCsv(report));
    },
  );
};
