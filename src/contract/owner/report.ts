// Figures of a day or week, for the place's manager.
import * as v from 'valibot';
import { TENDERS } from '#domain/bill/payment.ts';
import { REPORT_PERIODS, type Report, type ReportFigures } from '#domain/owner/reports/report.ts';
import { typedReader } from '../staff/staff-answers.ts';
import { maybe, name, type Plain, whole } from '../stored-fields.ts';

const figures = v.object({
  orders: whole,
  refused: whole,
  turnover: v.array(v.object({ currency: name, amount: whole })),
  minutesToTable: maybe(whole),
  minutesToAccept: maybe(whole),
  savedOffline: whole,
  paid: maybe(v.array(v.object({ tender: v.fallback(v.picklist(TENDERS), 'other'), currency: name, amount: whole }))),
  pages: whole,
  minutesLooked: whole,
  dishPresses: whole,
  promotionPresses: whole,
  searches: whole,
  emptySearches: whole,
  outages: whole,
}) satisfies v.GenericSchema<unknown, Plain<ReportFigures>>;

export const reportSchema = v.object({
  period: v.picklist(REPORT_PERIODS),
  from: name,
  to: name,
  now: figures,
  before: figures,
  bars: v.array(v.object({ at: name, orders: whole, before: whole })),
  notOrdered: v.array(v.object({ id: whole, name: v.string(), looks: whole, seconds: whole, ordered: whole })),
  countsVisits: v.optional(v.boolean()),
  notFound: v.array(v.object({ words: v.string(), times: whole })),
});

export const readReport = typedReader<Report>(reportSchema);
