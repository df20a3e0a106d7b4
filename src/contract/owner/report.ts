// Figures and sales of some days, for the place's manager.
import * as v from 'valibot';
import { TENDERS } from '#domain/bill/payment.ts';
import type { Report, ReportFigures } from '#domain/owner/reports/report.ts';
import { REPORT_PERIODS } from '#domain/owner/reports/report-days.ts';
import type { Sales } from '#domain/owner/reports/report-sales.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import { typedReader } from '../staff/staff-answers.ts';
import { maybe, name, type Plain, whole } from '../stored-fields.ts';

const sums = v.array(v.object({ currency: name, amount: whole }));

const tenderSums = v.array(
  v.object({ tender: v.fallback(v.picklist(TENDERS), 'other'), currency: name, amount: whole }),
);

const figures = v.object({
  orders: whole,
  refused: whole,
  turnover: sums,
  minutesToTable: maybe(whole),
  minutesToAccept: maybe(whole),
  savedOffline: whole,
  paid: maybe(tenderSums),
  tips: maybe(sums),
  notedTips: maybe(tenderSums),
  pages: whole,
  minutesLooked: whole,
  dishPresses: whole,
  promotionPresses: whole,
  searches: whole,
  emptySearches: whole,
  outages: whole,
}) satisfies v.GenericSchema<unknown, Plain<ReportFigures>>;

const sales = v.object({
  dishes: v.array(v.object({ id: whole, name: v.string(), quantity: whole, sums })),
  types: v.array(v.object({ orderType: v.fallback(v.picklist(ORDER_TYPES), 'spot'), orders: whole, sums })),
  vat: v.array(v.object({ rate: v.number(), gross: whole, vat: whole, currency: name })),
  withoutVat: sums,
}) satisfies v.GenericSchema<unknown, Plain<Sales>>;

const people = v.array(v.object({ name: v.string(), orders: whole, payments: whole, paid: sums, tips: sums }));

const bars = v.array(v.object({ at: name, orders: whole, before: whole }));

export const reportSchema = v.object({
  period: v.picklist(REPORT_PERIODS),
  from: name,
  to: name,
  now: figures,
  before: figures,
  bars,
  hours: maybe(bars),
  sales: maybe(sales),
  people: maybe(people),
  rooms: maybe(v.array(v.object({ room: name, sums }))),
  notOrdered: v.array(v.object({ id: whole, name: v.string(), looks: whole, seconds: whole, ordered: whole })),
  countsVisits: v.optional(v.boolean()),
  notFound: v.array(v.object({ words: v.string(), times: whole })),
});

export const readReport = typedReader<Report>(reportSchema);
