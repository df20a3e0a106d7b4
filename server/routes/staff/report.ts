// Report of some days, for the place's manager.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { daySchema } from '#contract/owner/order-history.ts';
import { reportSchema } from '#contract/owner/report.ts';
import type { Report } from '#domain/owner/reports/report.ts';
import { isReportable, REPORT_PERIODS } from '#domain/owner/reports/report-days.ts';
import { dayOf } from '../../services/owner/order-history.ts';
import { readReport } from '../../services/owner/read-report.ts';
import { reportCsv } from '../../services/owner/report-csv.ts';
import type { PublishedPlace } from '../../services/place/published-places.ts';
import type { Services } from '../../services/services.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';
import { csvResponse } from './csv-of-days.ts';

/** `from` and `to`: with the period `own`; a missing one is the other one. */
const asked = v.object({
  period: v.optional(v.picklist(REPORT_PERIODS), 'day'),
  from: v.optional(daySchema),
  to: v.optional(daySchema),
});
type Asked = v.InferOutput<typeof asked>;

/** Report of the requested days; `undefined`: such days cannot be reported. */
const reportOf = async (
  services: Services,
  place: PublishedPlace,
  { period, from, to }: Asked,
): Promise<Report | undefined> => {
  if (period !== 'own') return readReport(services, place, period);
  const today = dayOf(services, place);
  const own = { from: from ?? to ?? today, to: to ?? from ?? today };
  return isReportable(own, today) ? readReport(services, place, period, own) : undefined;
};
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
      const report = await reportOf(services, place, request.query);
      return personal(reply, report ? { status: 200, body: report } : { status: 400, body: refusal('invalid_days') });
    },
  );
  app.get<{ Querystring: Asked }>(
    '/api/staff/report.csv',
    {
      schema: {
        summary:
          'The same as CSV: one row a figure, a dish, an order type, a tax rate, a person, an hour or day, a search',
        headers: placeHeaders,
        querystring: asked,
        response: { 200: csvResponse, ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const report = await reportOf(services, place, request.query);
      if (!report) return personal(reply, { status: 400, body: refusal('invalid_days') });
      const { from, to, period } = report;
      const days = period === 'own' && from !== to ? `${from}_${to}` : from;
      const name = `report-${place.document.place.slug}-${days}.csv`;
      reply.header('content-disposition', `attachment; filename="${name}"`).header('cache-control', 'no-store');
      return reply.header('content-type', CSV).send(reportCsv(report));
    },
  );
};
