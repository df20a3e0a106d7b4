import { expect, test } from 'vitest';
import {
  dayBars,
  lookedAtOnly,
  orderedDishes,
  orderFigures,
  type ReportOrder,
  SAVED_AFTER_MS,
} from '#domain/owner/reports/report.ts';
import { isReportable, reportDays } from '#domain/owner/reports/report-days.ts';
import { salesOf } from '#domain/owner/reports/report-sales.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';

const MINUTE = 60_000;
const AT = Date.UTC(2026, 10, 25, 10);
const dish = (productId: number, quantity: number, total: number | undefined = 500, name = `Dish ${productId}`) => ({
  ...{ productId, name, quantity },
  total: total === undefined ? undefined : minor(total),
});
const order = (over: Partial<ReportOrder> = {}): ReportOrder => ({
  ...{ id: 'a', day: '2026-11-25', sessionId: 's', status: 'ordered', total: minor(1000), currency: 'EUR' as Currency },
  ...{
    createdAt: AT,
    placedAt: AT,
    acceptedAt: undefined,
    servedAt: undefined,
    orderType: 'spot',
    dishes: [dish(1, 2)],
  },
  ...over,
});

test('a week begins on Monday, and a day on itself', () => {
  expect(reportDays('week', '2026-11-25').now).toEqual({ from: '2026-11-23', to: '2026-11-25' });
  expect(reportDays('week', '2026-11-23').now.from).toBe('2026-11-23');
  expect(reportDays('week', '2026-11-29').now.from).toBe('2026-11-23');
  expect(reportDays('day', '2026-11-25').now.from).toBe('2026-11-25');
});

test('yesterday is whole, seven days end today, and both are compared with the week before', () => {
  expect(reportDays('yesterday', '2026-11-25')).toEqual({
    now: { from: '2026-11-24', to: '2026-11-24' },
    before: { from: '2026-11-17', to: '2026-11-17' },
    isRunning: false,
    bars: { count: 1, lastBefore: '2026-11-17' },
  });
  expect(reportDays('seven', '2026-11-25')).toEqual({
    now: { from: '2026-11-19', to: '2026-11-25' },
    before: { from: '2026-11-12', to: '2026-11-18' },
    isRunning: true,
    bars: { count: 7, lastBefore: '2026-11-18' },
  });
  expect(reportDays('week', '2026-11-25').bars).toEqual({ count: 7, lastBefore: '2026-11-22' });
});

test('a month is compared with the month before until the same date, or until its end', () => {
  expect(reportDays('month', '2026-11-25')).toEqual({
    now: { from: '2026-11-01', to: '2026-11-25' },
    before: { from: '2026-10-01', to: '2026-10-25' },
    isRunning: true,
    bars: { count: 30, lastBefore: '2026-10-31' },
  });
  expect(reportDays('month', '2027-03-31').before).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  expect(reportDays('month', '2027-01-31')).toMatchObject({
    before: { from: '2026-12-01', to: '2026-12-31' },
    bars: { count: 31 },
  });
});

test('chosen days are compared with the same weekdays before them, without overlap', () => {
  const own = (from: string, to: string) => reportDays('own', '2026-11-25', { from, to });
  expect(own('2026-11-10', '2026-11-10')).toEqual({
    now: { from: '2026-11-10', to: '2026-11-10' },
    before: { from: '2026-11-03', to: '2026-11-03' },
    isRunning: false,
    bars: { count: 1, lastBefore: '2026-11-03' },
  });
  expect(own('2026-11-10', '2026-11-19').before).toEqual({ from: '2026-10-27', to: '2026-11-05' });
});

test('chosen days after today do not count, and the last day counts until now', () => {
  const days = reportDays('own', '2026-11-25', { from: '2026-11-24', to: '2026-12-31' });
  expect([days.now.to, days.isRunning, days.bars.count]).toEqual(['2026-11-25', true, 2]);
});

test('days can be reported if they are in order, begun, and 92 at most', () => {
  const may = (from: string, to: string) => isReportable({ from, to }, '2026-11-25');
  expect([may('2026-11-25', '2026-11-30'), may('2026-08-26', '2026-11-25')]).toEqual([true, true]);
  expect([may('2026-11-26', '2026-11-30'), may('2026-11-20', '2026-11-19'), may('2026-08-25', '2026-11-25')]).toEqual([
    ...[false, false, false],
  ]);
});

test('an order that waited half a minute on its device counts as saved by the outbox; a rejected one does not', () => {
  const waited = (ms: number, over: Partial<ReportOrder> = {}) => order({ createdAt: AT - ms, ...over });
  const all = [waited(SAVED_AFTER_MS), waited(SAVED_AFTER_MS - 1), waited(HOUR), waited(HOUR, { status: 'rejected' })];
  expect(orderFigures(all)).toMatchObject({ orders: 3, refused: 1, savedOffline: 2 });
});
const HOUR = 60 * MINUTE;

test('minutes until acceptance are the median, without orders for later', () => {
  const after = (minutes: number, over: Partial<ReportOrder> = {}) =>
    order({ acceptedAt: AT + minutes * MINUTE, ...over });
  expect(orderFigures([order()]).minutesToAccept).toBeUndefined();
  const all = [after(1), after(3), after(50), after(400, { wantedAt: AT + HOUR }), after(90, { status: 'rejected' })];
  expect(orderFigures(all).minutesToAccept).toBe(3);
});

test('a viewed dish is listed until it is ordered', () => {
  const ordered = orderedDishes([order(), order({ dishes: [dish(2, 1)], status: 'rejected' })]);
  expect([...ordered]).toEqual([[1, 2]]);
  const seen = (id: number, looks: number, name: string) => ({
    ...{ id, name, looks, seconds: 1, ordered: ordered.get(id) ?? 0 },
  });
  const listed = lookedAtOnly([seen(1, 9, 'a'), seen(2, 3, 'b'), seen(3, 3, 'a'), seen(4, 0, 'c'), seen(5, 7, 'd')]);
  expect(listed.map(({ id }) => id)).toEqual([5, 3, 2]);
});

test('a week has seven bars, beside those of the week before', () => {
  const days = reportDays('week', '2026-11-25');
  const bars = dayBars([order(), order({ status: 'rejected' })], [order({ day: '2026-11-16' })], days);
  expect(bars).toHaveLength(7);
  expect(bars[0]).toEqual({ at: '2026-11-23', orders: 0, before: 1 });
  expect(bars[2]).toEqual({ at: '2026-11-25', orders: 1, before: 0 });
});

test('a month has a bar for each day, also where the month before was shorter', () => {
  const days = reportDays('month', '2027-03-31');
  const bars = dayBars([order({ day: '2027-03-31' })], [order({ day: '2027-02-28' })], days);
  expect(bars).toHaveLength(31);
  expect([bars[27], bars[30]]).toEqual([
    { at: '2027-03-28', orders: 0, before: 1 },
    { at: '2027-03-31', orders: 1, before: 0 },
  ]);
});

test('sales: dishes by number and sum, without refused orders and voided dishes, named as at last', () => {
  const { dishes } = salesOf([
    order({ dishes: [dish(1, 2, 1000), dish(2, 1, 900)] }),
    order({ dishes: [dish(2, 1, 900, 'New name'), { ...dish(1, 5), total: undefined }] }),
    order({ dishes: [dish(1, 9, 9000)], status: 'rejected' }),
    order({ dishes: [dish(2, 1, 1700)], currency: 'BGN' as Currency }),
  ]);
  expect(dishes).toEqual([
    {
      ...{ id: 2, name: 'Dish 2', quantity: 3 },
      sums: [
        { currency: 'EUR', amount: 1800 },
        { currency: 'BGN', amount: 1700 },
      ],
    },
    { id: 1, name: 'Dish 1', quantity: 2, sums: [{ currency: 'EUR', amount: 1000 }] },
  ]);
});

test('sales: turnover by order type, and tax by rate with what has no known rate', () => {
  const vat = (rate: number, gross: number, tax: number) => ({ rate, gross: minor(gross), vat: minor(tax) });
  const {
    types,
    vat: rates,
    withoutVat,
  } = salesOf([
    order({ total: minor(1200), vat: [vat(20, 1200, 200)] }),
    order({ total: minor(2180), vat: [vat(20, 600, 100), vat(9, 1580, 130)], orderType: 'delivery' }),
    order({ total: minor(700), orderType: 'delivery' }),
    order({ total: minor(5000), vat: [vat(20, 5000, 833)], status: 'rejected' }),
  ]);
  expect(types).toEqual([
    { orderType: 'delivery', orders: 2, sums: [{ currency: 'EUR', amount: 2880 }] },
    { orderType: 'spot', orders: 1, sums: [{ currency: 'EUR', amount: 1200 }] },
  ]);
  expect(rates).toEqual([
    { rate: 20, gross: 1800, vat: 300, currency: 'EUR' },
    { rate: 9, gross: 1580, vat: 130, currency: 'EUR' },
  ]);
  expect(withoutVat).toEqual([{ currency: 'EUR', amount: 700 }]);
});
