// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { CommandId, OrderId } from '#domain/ids.ts';
import type { DayFigures } from '#domain/owner/day-figures.ts';
import type { Today, TodayNeeds } from '#domain/owner/today.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import { TodayScreen, type TodayScreenProps } from '#staff/today/today-screen.tsx';
import { EURO_AND_LEV, renderScreen, words } from '../../support/render-screen.tsx';

const NOW = Date.UTC(2026, 10, 21, 11, 30);
const ago = (seconds: number) => NOW - seconds * 1000;
const EURO = 'EUR' as Currency;
const sum = (amount: number, currency = EURO) => [{ currency, amount: minor(amount) }];

const figures = (over: Partial<DayFigures> = {}): DayFigures => ({
  ...{ orders: 38, refused: 0, turnover: sum(91240), minutesToTable: 14, averageBill: sum(2401) },
  ...over,
});
const NOTHING: TodayNeeds = { unseen: [], calls: [], printers: [], papers: 0, stations: [], off: [] };
const today = (over: Partial<Today> = {}): Today => ({
  ...{ seq: 1, at: NOW, day: '2026-11-21', needs: NOTHING, figures: figures(), hours: [{ hour: 12, orders: 14 }] },
  ...{ lastWeek: figures({ orders: 32, minutesToTable: 12 }), lastWeekHours: [{ hour: 13, orders: 20 }] },
  ...over,
});
const show = (over: Partial<TodayScreenProps> = {}) =>
  renderScreen(
    <TodayScreen
      today={today()}
      time={{ now: NOW, isStale: false, timeZone: 'Europe/Sofia' }}
      readAt={NOW}
      currency={EURO}
      dishLanguage="en"
      links={{
        tables: '/tables',
        bookings: '/bookings',
        kitchen: '/kitchen',
        feedback: '/feedback',
        pictures: '/pictures',
      }}
      onReceipts={() => undefined}
      {...over}
    />,
    EURO_AND_LEV,
  );
const needs = (over: Partial<TodayNeeds>) => show({ today: today({ needs: { ...NOTHING, ...over } }) });
const order = (number: number, seconds: number) => ({
  ...{
    id: `o${number}` as OrderId,
    number,
    label: `K2-${number}`,
    table: '5',
    room: undefined,
    orderType: 'spot' as const,
  },
  placedAt: ago(seconds),
});

describe('figures', () => {
  test('each shows the value of a week ago and the difference', () => {
    show();
    expect(words(screen.getByTestId('figure-orders'))).toBe('Orders38+6a week ago: 32');
    expect(words(screen.getByTestId('figure-turnover'))).toContain('Turnover912.40 €1,784.50 lv.a week ago');
    expect(words(screen.getByTestId('figure-minutes'))).toBe('To the table14 min+2a week ago: 12 min');
    expect(words(screen.getByTestId('figure-bill'))).toContain('Average bill24.01 €');
  });

  test('the average bill names the number of its bills', () => {
    show({ today: today({ figures: figures({ bills: 10 }) }) });
    expect(words(screen.getByTestId('figure-bill'))).toContain('24.01 €from 10 bills');
  });

  test('slower is worse, and more orders are better', () => {
    show();
    expect(within(screen.getByTestId('figure-orders')).getByText('+6').dataset.good).toBe('true');
    expect(within(screen.getByTestId('figure-minutes')).getByText('+2').dataset.good).toBe('false');
  });

  test('refused orders are counted beside the orders', () => {
    show({ today: today({ figures: figures({ refused: 2 }) }) });
    expect(words(screen.getByTestId('figure-orders'))).toContain('2 refused, not counted');
  });

  test('amounts in two currencies are shown separately', () => {
    show({ today: today({ figures: figures({ turnover: [...sum(500, 'BGN' as Currency), ...sum(1000)] }) }) });
    expect(words(screen.getByTestId('figure-turnover'))).toContain('10.00 € + 5.00 BGN');
  });

  test('a day without served orders shows no time to the table', () => {
    show({ today: today({ figures: figures({ minutesToTable: undefined }) }) });
    expect(screen.queryByTestId('figure-minutes')).toBeNull();
  });

  test('a week ago without orders is compared with nothing', () => {
    const lastWeek = figures({ orders: 0, turnover: [], minutesToTable: undefined, averageBill: [] });
    show({ today: today({ lastWeek }) });
    expect(words(screen.getByTestId('figure-orders'))).toBe('Orders38');
    expect(words(screen.getByTestId('figure-minutes'))).toBe('To the table14 min');
    expect(screen.queryByText(/a week ago: |compared until/)).toBeNull();
  });
});

test('feedback of the last 24 hours is counted with its newest low rating, and links to all feedback', () => {
  needs({ feedback: { count: 3, low: { at: ago(3600), table: '7', title: 'The food', score: 2 } } });
  expect(words(screen.getByTestId('need-feedback'))).toContain(
    '3 guests said how it was in the last 24 hoursThe food: 2 of 5 · Table 7 · 12:30',
  );
  expect(screen.getByRole('link', { name: 'Read' }).getAttribute('href')).toBe('/feedback');
});

test('guests today: one line for the bookings with the next party, and one for the taken tables, each with its link', () => {
  const { unmount } = show({
    today: today({ bookings: { count: 3, next: { startAt: NOW + 3_600_000, people: 4 } } }),
    taken: 5,
  });
  const at = words(screen.getByTestId('bookings-today')).match(/next at (\S+)/)?.[1];
  expect(words(screen.getByTestId('house-now'))).toBe(`3 bookings today, next at ${at} · 4 people5 tables taken now`);
  const links = within(screen.getByTestId('house-now')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/bookings', '/tables']);
  unmount();
  show({ today: today({ bookings: { count: 0 } }) });
  expect(screen.queryByTestId('house-now')).toBeNull();
});

test('best sellers: each with its portions and its sum, and a text before the first order', () => {
  const { unmount } = show({
    today: today({ dishes: [{ id: 1, name: 'Tarator', quantity: 21, sums: sum(8400) }] }),
  });
  expect(words(screen.getByTestId('best-sellers'))).toBe('Best sellers todayDishNumberSumTarator2184.00 €');
  unmount();
  show({ today: today({ dishes: [] }) });
  expect(words(screen.getByTestId('best-sellers'))).toContain('No dish has been ordered yet.');
});

describe('hours', () => {
  test('the bars are also a table', () => {
    show();
    const table = within(screen.getByTestId('hours')).getByRole('table');
    expect(within(table).getAllByRole('row').map(words)).toEqual([
      'HourOrders todayOrders a week ago',
      '12:00140',
      '13:00020',
    ]);
  });

  test('where the turnover of the hours is known, the bars and the table show it', () => {
    const at = (hour: number, amount: number) => ({ hour, orders: 1, amount: minor(amount) });
    show({ today: today({ hours: [at(12, 8640)], lastWeekHours: [at(13, 1200)] }) });
    const rows = within(screen.getByTestId('hours')).getAllByRole('row').map(words);
    expect(rows).toEqual(['HourTurnover todayTurnover a week ago', '12:0086.40 €0.00 €', '13:000.00 €12.00 €']);
  });

  test('a single hour with orders is a sentence, not a bar', () => {
    show({ today: today({ hours: [{ hour: 13, orders: 5 }] }) });
    expect(words(screen.getByTestId('hours'))).toBe('By the hour13:00: 5 orders · a week ago: 20');
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('two days without orders show a text instead of bars', () => {
    show({ today: today({ hours: [], lastWeekHours: [] }) });
    expect(screen.queryByRole('table')).toBeNull();
    expect(words(screen.getByTestId('hours'))).toContain('Nothing has been ordered yet');
  });
});

describe('matters that need attention', () => {
  test('a waiting guest comes first, then unseen orders with place and waiting time; a new one is not listed', () => {
    needs({
      unseen: [order(54, 50), order(55, 5)],
      calls: [{ id: 'c' as CommandId, table: '7', kind: 'bill', at: ago(65), comingBy: undefined }],
    });
    expect(words(screen.getByTestId('need-unseen'))).toBe('1 order that nobody has seenTable 5, K2-54 · 0:50See them');
    expect(words(screen.getByTestId('need-calls'))).toContain('1 table waits for somebodyTable 7, the bill · 1 min');
    const [first, second] = screen.getAllByRole('link', { name: 'See them' });
    expect([first?.getAttribute('href'), second?.getAttribute('href')]).toEqual(['/tables', '/kitchen']);
  });

  test('an order eaten at the venue is not called a pickup', () => {
    needs({ unseen: [{ ...order(54, 50), table: undefined, orderType: 'preorder', isToGo: false }] });
    expect(words(screen.getByTestId('need-unseen'))).toContain('To eat here, K2-54');
  });

  test('an order shown only to waiters links to the tables, and its wait starts at its due time', () => {
    needs({ unseen: [{ ...order(54, 40_000), lookedAtFrom: ago(50), isForWaiters: true }, order(55, 30)] });
    expect(words(screen.getByTestId('need-unseen'))).toContain('K2-54 · 0:50');
    expect(screen.getByRole('link', { name: 'See them' }).getAttribute('href')).toBe('/tables');
  });

  test('late orders come before unseen ones, the oldest at the head, and link to the tables', () => {
    needs({ unseen: [order(54, 50)], late: [order(55, 1000), order(56, 1030)] });
    expect(words(screen.getAllByRole('listitem')[0] ?? document.body)).toBe(
      '2 orders have waited too long for the kitchenTable 5, K2-56 · 17 minTable 5, K2-55 · 16 minSee them',
    );
    const links = screen.getAllByRole('link', { name: 'See them' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tables', '/kitchen']);
  });

  test('food ready for two minutes is listed, and fresh food is not', () => {
    const at = (number: number, seconds: number) => ({ ...order(number, 600), lookedAtFrom: ago(seconds) });
    needs({ ready: [at(54, 130), at(55, 100)] });
    expect(words(screen.getByTestId('need-ready'))).toBe('1 order is ready to be servedTable 5, K2-54 · 2 minSee them');
    expect(screen.getByRole('link', { name: 'See them' }).getAttribute('href')).toBe('/tables');
    expect(screen.queryByText('Nothing waits for anybody.')).toBeNull();
  });

  test('a waiting guest, ready food, late, unseen and unaccepted orders are listed in this order, each with its own icon', () => {
    needs({
      unseen: [order(54, 50)],
      unaccepted: [order(55, 50)],
      late: [order(56, 1000)],
      ready: [order(57, 600)],
      calls: [{ id: 'c' as CommandId, table: '7', kind: 'bill', at: ago(65), comingBy: undefined }],
    });
    const rows = ['calls', 'ready', 'late', 'unseen', 'unaccepted'].map((one) => screen.getByTestId(`need-${one}`));
    const found = [...document.querySelectorAll('[data-testid^="need-"]')];
    expect(found).toEqual(rows);
    expect(new Set(rows.map((row) => row.querySelector('path')?.getAttribute('d'))).size).toBe(5);
  });

  test('an answered call is not listed', () => {
    needs({ calls: [{ id: 'c' as CommandId, table: '7', kind: 'call', at: ago(65), comingBy: 'Maria' }] });
    expect(screen.queryByTestId('need-calls')).toBeNull();
    expect(screen.getByText('Nothing waits for anybody.')).toBeDefined();
  });

  test('orders in work that are not late are counted, and then it does not say that nothing waits', () => {
    const open = { orders: 3, unpaid: 3, leftToPay: sum(4200) };
    show({ today: today({ open }) });
    expect(screen.getByText('3 orders are in work, none of them late.')).toBeDefined();
    expect(screen.queryByText('Nothing waits for anybody.')).toBeNull();
    expect(words(screen.getByTestId('figure-open'))).toBe('Left to pay42.00 €in 3 orders now');
  });

  test('unavailable dishes are named with the time of their return', () => {
    needs({
      off: [
        { key: 1 as never, name: 'Tarator', until: NOW + 3_600_000 },
        { key: 2 as never, name: 'Katak', until: undefined },
      ],
    });
    expect(words(screen.getByTestId('need-off'))).toContain(
      '2 items are off the menu for nowTarator, until 14:30Katak',
    );
  });

  test('card payments without a fiscal receipt are named and link to the list of receipts', async () => {
    const onReceipts = vi.fn();
    const due = (key: string, over: object) => ({ key, amount: minor(790), currency: 'EUR', paidAt: ago(60), ...over });
    const receipts = [due('a', { label: 'K2-41' }), due('b', { table: '7', amount: minor(395) })];
    show({ today: today({ needs: { ...NOTHING, receipts } }), onReceipts });
    expect(words(screen.getByTestId('need-receipts'))).toContain(
      '2 fiscal receipts are still to be issuedOrder K2-41 · 7.90 € · 13:29Table 7 · 3.95 € · 13:29',
    );
    expect(screen.queryByText('Nothing waits for anybody.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
    expect(onReceipts).toHaveBeenCalledOnce();
  });

  test('while a printer or a screen has a fault, the page does not say that all is well', () => {
    needs({ printers: [{ name: 'bar', trouble: 'paper_end' }] });
    expect(screen.queryByText('Nothing waits for anybody.')).toBeNull();
  });
});

describe('offline', () => {
  const time = { now: NOW, isStale: true, timeZone: 'Europe/Sofia' };

  test('the last loaded day stays with its time; ages become clock times', () => {
    show({ time, readAt: ago(900), today: today({ needs: { ...NOTHING, unseen: [order(54, 1000)] } }) });
    expect(words(screen.getByTestId('today-stale'))).toContain('You see the day as of 13:15.');
    expect(words(screen.getByTestId('need-unseen'))).toContain('since 13:13');
    expect(screen.getByTestId('figure-orders')).toBeDefined();
  });

  test('a device without loaded data says so and shows no figures', () => {
    show({ time, today: undefined, readAt: undefined });
    expect(words(screen.getByTestId('today-stale'))).toContain('nothing was seen here before');
    expect(screen.queryByTestId('figure-orders')).toBeNull();
  });
});
