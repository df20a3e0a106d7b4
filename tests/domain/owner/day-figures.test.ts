import { describe, expect, test } from 'vitest';
import { dayAt, dayLater, daysBetween, isDay } from '#domain/owner/calendar-day.ts';
import { type DayOrder, dayFigures, ordersByHour, ordersUntil } from '#domain/owner/day-figures.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';

const SOFIA = 'Europe/Sofia';
const EURO = 'EUR' as Currency;
const LEV = 'BGN' as Currency;

let made = 0;
const order = (over: Partial<DayOrder> = {}): DayOrder => {
  made += 1;
  return {
    id: `o${made}`,
    sessionId: 's1',
    status: 'ordered',
    placedAt: Date.UTC(2026, 10, 21, 10),
    servedAt: undefined,
    total: minor(1000),
    currency: EURO,
    ...over,
  };
};
const served = (minutes: number) => {
  const placedAt = Date.UTC(2026, 10, 21, 10);
  return order({ placedAt, servedAt: placedAt + minutes * 60_000 });
};

describe('the figures of a day', () => {
  test('a rejected order counts as no turnover, bill or order, and is listed apart', () => {
    const figures = dayFigures([order(), order({ total: minor(250) }), order({ status: 'rejected', sessionId: 's2' })]);
    expect(figures).toMatchObject({
      orders: 2,
      refused: 1,
      turnover: [{ currency: EURO, amount: 1250 }],
      averageBill: [{ currency: EURO, amount: 1250 }],
    });
  });

  test('the tax of a day sums its orders by rate, without rejected ones', () => {
    const vat = [{ rate: 20, gross: minor(600), vat: minor(100) }];
    const both = [...vat, { rate: 9, gross: minor(400), vat: minor(33) }];
    const refused = order({ status: 'rejected', vat });
    expect(dayFigures([order({ vat }), order({ vat: both }), refused, order()]).vat).toEqual([
      { currency: EURO, rate: 20, amount: 200 },
      { currency: EURO, rate: 9, amount: 33 },
    ]);
    expect(dayFigures([order()])).not.toHaveProperty('vat');
  });

  test('a bill is all orders of one sitting; an order without a table is its own bill', () => {
    const alone = { sessionId: undefined };
    const figures = dayFigures([order(), order(), order({ sessionId: 's2' }), order(alone), order(alone)]);
    expect(figures.averageBill).toEqual([{ currency: EURO, amount: 1250 }]);
    expect([figures.orders, figures.bills]).toEqual([5, 4]);
  });

  test('an average is rounded half up, exactly, without floating-point error', () => {
    const figures = dayFigures([order({ total: minor(1001) }), order({ total: minor(1000), sessionId: 's2' })]);
    expect(figures.averageBill[0]?.amount).toBe(1001);
    const large = [9_007_199_254_740_990, 1, 0].map((total, at) => order({ total: minor(total), sessionId: `l${at}` }));
    expect(dayFigures(large).averageBill[0]?.amount).toBe(3_002_399_751_580_330);
  });

  test('amounts of two currencies are never summed', () => {
    const figures = dayFigures([order(), order({ currency: LEV, total: minor(1956) }), order({ total: minor(5) })]);
    expect(figures.turnover).toEqual([
      { currency: EURO, amount: 1005 },
      { currency: LEV, amount: 1956 },
    ]);
  });

  test('minutes to the table are the median, so one forgotten press does not count', () => {
    expect(dayFigures([served(9), served(14), served(240)]).minutesToTable).toBe(14);
    expect(dayFigures([served(10), served(15), order()]).minutesToTable).toBe(13);
    expect(dayFigures([order()]).minutesToTable).toBeUndefined();
  });

  test('an order for later counts as an order, but not in the waiting time', () => {
    const later = { ...served(600), wantedAt: 1 };
    expect(dayFigures([served(10), later])).toMatchObject({ orders: 2, minutesToTable: 10 });
  });

  test('a day without an order has no sum, and zero orders', () => {
    expect(dayFigures([])).toEqual({ orders: 0, refused: 0, turnover: [], minutesToTable: undefined, averageBill: [] });
  });
});

describe('the hours of a day', () => {
  const at = (...time: [number, number, number, number, number?]) => order({ placedAt: Date.UTC(...time) });

  test('the hour repeated at the clock change is one bar for both', () => {
    // 25 October 2026, Sofia: 03:30 in summer time, 03:30 an hour later, 04:10.
    const orders = [at(2026, 9, 25, 0, 30), at(2026, 9, 25, 1, 30), at(2026, 9, 25, 2, 10)];
    expect(ordersByHour(orders, SOFIA)).toEqual([
      { hour: 3, orders: 2 },
      { hour: 4, orders: 1 },
    ]);
    expect(ordersUntil(orders, 3 * 60 + 30, SOFIA)).toEqual(orders.slice(0, 2));
  });

  test('the hour skipped at the clock change has no bar', () => {
    // 29 March 2026, Sofia: 02:59 and then 04:00.
    const orders = [at(2026, 2, 29, 0, 59), at(2026, 2, 29, 1, 0)];
    expect(ordersByHour(orders, SOFIA)).toEqual([
      { hour: 2, orders: 1 },
      { hour: 4, orders: 1 },
    ]);
    expect(ordersUntil(orders, 3 * 60 + 30, SOFIA)).toEqual(orders.slice(0, 1));
  });

  test('"this time last week" is the same wall-clock time, across a clock change too', () => {
    const [now, lastWeek] = [Date.UTC(2026, 9, 25, 11, 30), at(2026, 9, 18, 10, 20)];
    const { minutes } = dayAt(now, SOFIA);
    expect(minutes).toBe(13 * 60 + 30);
    // 13:20 of last Sunday, in summer time.
    expect(ordersUntil([lastWeek, at(2026, 9, 18, 10, 40)], minutes, SOFIA)).toEqual([lastWeek]);
  });

  test('a rejected order is in no bar', () => {
    expect(ordersByHour([order({ status: 'rejected' })], SOFIA)).toEqual([]);
  });

  test('an hour’s turnover counts only orders in the place’s currency', () => {
    const orders = [at(2026, 9, 26, 9, 10), { ...at(2026, 9, 26, 9, 20), currency: 'BGN' as Currency }];
    const amount = orders[0]?.total;
    expect(ordersByHour(orders, SOFIA, 'EUR' as Currency)).toMatchObject([{ orders: 2, amount }]);
  });
});

describe('days of the calendar', () => {
  test('days follow the calendar, across month ends and clock changes', () => {
    expect(dayLater('2026-11-03', -7)).toBe('2026-10-27');
    expect(dayLater('2026-10-24', 1)).toBe('2026-10-25');
    expect(dayLater('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2026-10-20', '2026-11-03')).toBe(14);
  });

  test('a day belongs to the place’s clock', () => {
    expect(dayAt(Date.UTC(2026, 10, 21, 22, 5), SOFIA)).toEqual({ day: '2026-11-22', minutes: 5 });
  });

  test.each(['2026-02-30', '2026-13-01', '26-01-01', '', '2026-1-1', '2026-01-01T00:00'])(
    '%j is not read as a day',
    (text) => expect(isDay(text)).toBe(false),
  );
  test('a leap day counts as a day', () => expect(isDay('2028-02-29')).toBe(true));
});
