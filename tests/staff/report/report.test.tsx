// @vitest-environment jsdom
// Report of a day or a week for the place's managers.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Tender } from '#domain/bill/payment.ts';
import type { Report, ReportFigures } from '#domain/owner/reports/report.ts';
import type { Sales } from '#domain/owner/reports/report-sales.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import { ReportScreen, type ReportScreenProps } from '#staff/report/report-screen.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const figures = (over: Partial<ReportFigures> = {}): ReportFigures => ({
  ...{ orders: 12, refused: 1, turnover: [{ currency: 'EUR' as Currency, amount: minor(24_000) }] },
  ...{ minutesToTable: 14, minutesToAccept: 2, savedOffline: 3, pages: 90, minutesLooked: 45, dishPresses: 20 },
  ...{ promotionPresses: 4, searches: 9, emptySearches: 2, outages: 1 },
  ...over,
});
const report = (over: Partial<Report> = {}): Report => ({
  ...{ period: 'week', from: '2026-11-23', to: '2026-11-25', now: figures(), before: figures({ orders: 10 }) },
  bars: [
    { at: '2026-11-23', orders: 5, before: 7 },
    { at: '2026-11-24', orders: 0, before: 3 },
  ],
  notOrdered: [{ id: 3, name: 'Bob chorba', looks: 12, seconds: 130, ordered: 0 }],
  notFound: [{ words: 'sushi', times: 4 }],
  ...over,
});
const show = (over: Partial<ReportScreenProps> = {}) =>
  renderScreen(
    <ReportScreen
      {...{ period: 'week', report: report(), why: undefined, fileWhy: undefined, dishLanguage: 'bg' }}
      isTrial={false}
      today="2026-11-25"
      onDays={() => undefined}
      onAgain={() => undefined}
      currency={'EUR' as Currency}
      periodHref={(one) => `?period=${one}`}
      onFile={() => undefined}
      {...over}
    />,
  );

test('report: shows figures beside the previous week’s, and the chart has a table', () => {
  show();
  expect(words(screen.getByTestId('report-orders'))).toContain('12+2a week ago: 10');
  expect(words(screen.getByTestId('report-saved'))).toContain('3a week ago');
  // How a figure is counted is read on request, so that the figures stand on a phone's first screen.
  const counted = screen.getByTestId('how-counted');
  expect([counted.hasAttribute('open'), words(counted.querySelector('summary'))]).toEqual([false, 'How it is counted']);
  expect(words(counted)).toContain('they waited on the device for the network, half a minute or longer');
  expect(words(counted)).toContain('Paid by card: without tips');
  expect(words(screen.getByTestId('report-searches'))).toContain('2 found nothing');
  const rows = within(screen.getByTestId('hours')).getAllByRole('row').map(words);
  expect(rows).toEqual(['DayOrdersOrders a week ago', 'Monday57', 'Tuesday03']);
});

test('report: splits payments into cash and card beside the previous week; another method only if used', () => {
  const paid = (tender: Tender, amount: number) => ({ tender, currency: 'EUR' as Currency, amount: minor(amount) });
  const before = figures({ paid: [paid('cash', 5000)] });
  const { unmount } = show({
    report: report({ now: figures({ paid: [paid('cash', 8050), paid('card', 12_000)] }), before }),
  });
  expect(words(screen.getByTestId('report-paid-cash'))).toBe('Paid in cash80.50 €a week ago: 50.00 €');
  expect(words(screen.getByTestId('report-paid-card'))).toContain('Paid by card120.00 €');
  expect(screen.queryByTestId('report-paid-other')).toBeNull();
  unmount();
  show({ report: report({ now: figures({ paid: [paid('other', 300)] }), before }) });
  expect(words(screen.getByTestId('report-paid-other'))).toContain('3.00 €');
});

test('report: names dishes viewed without orders and searches without results, or says that there are none', () => {
  const { unmount } = show();
  expect(words(screen.getByTestId('not-ordered'))).toContain('Bob chorba123');
  expect(screen.getByText('Bob chorba').getAttribute('lang')).toBe('bg');
  expect(words(screen.getByTestId('not-found-words'))).toContain('sushi4');
  unmount();
  show({ report: report({ notOrdered: [], notFound: [] }) });
  expect(screen.getByText('Every search found something.')).toBeDefined();
});

test('report: draws no conclusion from uncounted or too few visits', () => {
  const none = figures({ pages: 0, minutesLooked: 0, searches: 0, emptySearches: 0, promotionPresses: 0 });
  const empty = { now: none, notOrdered: [], notFound: [] };
  const conclusions = () => [screen.queryByTestId('not-ordered'), screen.queryByText('Every search found something.')];
  for (const [over, isTrial, why] of [
    [{ ...empty, countsVisits: true }, true, 'not counted at this address'],
    [{ ...empty, countsVisits: false }, false, 'switched off in the settings'],
  ] as const) {
    const { unmount } = show({ report: report(over), isTrial });
    expect(words(screen.getByTestId('visits-uncounted'))).toContain(why);
    expect(screen.queryByTestId('report-pages')).toBeNull();
    expect(conclusions()).toEqual([null, null]);
    unmount();
  }
  const few = figures({ pages: 3, searches: 1, emptySearches: 0 });
  const { unmount } = show({ report: report({ now: few, notOrdered: [], notFound: [] }) });
  expect(words(screen.getByTestId('visits-uncounted'))).toBe('Too few visits yet to say anything of them.');
  expect(screen.getByTestId('report-pages')).toBeDefined();
  expect(conclusions()).toEqual([null, null]);
  unmount();
  show();
  expect(screen.queryByTestId('visits-uncounted')).toBeNull();
});

test('report: each period is a link, and the file buttons work once there is data', async () => {
  const onFile = vi.fn();
  const { unmount } = show({ onFile, period: 'seven' });
  expect(screen.getByRole('link', { name: '7 days' }).getAttribute('aria-current')).toBe('page');
  const hrefs = ['Today', 'Yesterday', '7 days', 'This month'].map((name) => screen.getByRole('link', { name }));
  expect(hrefs.map((one) => one.getAttribute('href'))).toEqual([
    ...['?period=day', '?period=yesterday', '?period=seven', '?period=month'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'As a table (CSV)' }));
  await userEvent.click(screen.getByRole('button', { name: 'JSON' }));
  expect(onFile.mock.calls).toEqual([['csv'], ['json']]);
  unmount();
  show({ report: undefined, why: 'no_response' });
  expect(screen.getByRole('alert').textContent).toContain('This needs the network.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'JSON' }).disabled).toBe(true);
});

const EUR = 'EUR' as Currency;
const sum = (amount: number) => [{ currency: EUR, amount: minor(amount) }];
const dish = (id: number, quantity: number, amount: number) => ({
  ...{ id, name: `Ястие ${id}`, quantity },
  sums: sum(amount),
});
const SALES: Sales = {
  dishes: [dish(1, 9, 900), dish(2, 8, 4000), ...Array.from({ length: 10 }, (_, at) => dish(at + 3, 1, 100))],
  types: [
    { orderType: 'spot', orders: 7, sums: sum(6000) },
    { orderType: 'delivery', orders: 2, sums: sum(1000) },
  ],
  vat: [{ rate: 20, gross: minor(6000), vat: minor(1000), currency: EUR }],
  withoutVat: sum(1000),
};
const rowsOf = (testId: string) => within(screen.getByTestId(testId)).getAllByRole('row').slice(1).map(words);

test('report: lists dishes sold by number and by sum, ten until asked for more', async () => {
  show({ report: report({ sales: SALES }) });
  expect(rowsOf('dishes-sold').slice(0, 2)).toEqual(['Ястие 199.00 €', 'Ястие 2840.00 €']);
  expect(screen.getByText('Ястие 1').getAttribute('lang')).toBe('bg');
  await userEvent.click(screen.getByRole('button', { name: 'By sum' }));
  expect(rowsOf('dishes-sold').slice(0, 2)).toEqual(['Ястие 2840.00 €', 'Ястие 199.00 €']);
  expect(rowsOf('dishes-sold')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: '2 more dishes' }));
  expect(rowsOf('dishes-sold')).toHaveLength(12);
});

test('report: shows turnover by order type, VAT by rate with what has no known rate, and tips', () => {
  const { unmount } = show({ report: report({ sales: SALES, now: figures({ tips: sum(350) }) }) });
  expect(rowsOf('types-sold')).toEqual(['At the tables760.00 €', 'Delivery210.00 €']);
  expect(rowsOf('vat-sold')).toEqual(['20%60.00 €10.00 €', 'without a known rate10.00 €–']);
  expect(words(screen.getByTestId('report-tips'))).toBe('Tips3.50 €online: 3.50 €a week ago: 0.00 €');
  unmount();
  show({ report: report({ sales: { dishes: [], types: [], vat: [], withoutVat: sum(10) } }) });
  expect(screen.getByText('Nothing was sold in these days.')).toBeDefined();
  expect(screen.queryByTestId('vat-sold')).toBeNull();
  expect(screen.queryByTestId('report-tips')).toBeNull();
});

test('report: a month is compared with a month ago, and its days are numbered', () => {
  show({ period: 'month', report: report({ period: 'month', hours: [] }) });
  expect(words(screen.getByTestId('report-orders'))).toContain('a month ago: 10');
  const rows = within(screen.getAllByTestId('hours')[0] as HTMLElement)
    .getAllByRole('row')
    .map(words);
  expect(rows).toEqual(['DayOrdersOrders a month ago', 'Mon 23 November57', 'Tue 24 November03']);
});

test('report: chosen days are asked for only in order, and the page names them and those beside them', async () => {
  const onDays = vi.fn();
  const own = { from: '2026-11-10', to: '2026-11-12' };
  show({ period: 'own', own, onDays, report: report({ period: 'own', ...own }) });
  expect(words(screen.getByTestId('report-days'))).toContain('3 Nov 2026 – 5 Nov 2026');
  expect(words(screen.getByTestId('report-orders'))).toContain('before: 10');
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
  fireEvent.change(from, { target: { value: '2026-11-20' } });
  await userEvent.click(screen.getByRole('button', { name: 'Show these days' }));
  expect(onDays).not.toHaveBeenCalled();
  expect(screen.getByText(/92 days at most/)).toBeDefined();
  fireEvent.change(to, { target: { value: '2026-11-21' } });
  await userEvent.click(screen.getByRole('button', { name: 'Show these days' }));
  expect(onDays).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-20', to: '2026-11-21' });
});

test('report: tips are one figure with their parts, and each staff member has a row', () => {
  const sum = (amount: number) => ({ currency: 'EUR' as Currency, amount: minor(amount) });
  const notedTips = [
    { tender: 'cash' as const, ...sum(500) },
    { tender: 'card' as const, ...sum(250) },
  ];
  const people = [{ name: 'Maria', orders: 4, payments: 9, paid: [sum(12_000)], tips: [sum(750)] }];
  show({ report: report({ now: figures({ tips: [sum(100)], notedTips }), people }) });
  expect(words(screen.getByTestId('report-tips'))).toContain('Tips8.50 €in cash: 5.00 €by card: 2.50 €online: 1.00 €');
  expect(words(screen.getByTestId('people'))).toContain('Maria49 · 120.00 €7.50 €');
});

test('report: hotel rooms with sums on their bills have a list, and a venue without rooms has none', () => {
  const rooms = [{ room: '204', sums: [{ currency: 'EUR' as Currency, amount: minor(1340) }] }];
  show({ report: report({ rooms }) });
  expect(words(screen.getByTestId('rooms'))).toContain('On the rooms’ billsRoomSum20413.40 €');
  cleanup();
  show({ report: report({ rooms: [] }) });
  expect(screen.queryByTestId('rooms')).toBeNull();
});

test('report: a failed answer offers another try, and figures read before say that they are old', async () => {
  const onAgain = vi.fn();
  show({ why: 'no_response', onAgain });
  expect(words(screen.getByTestId('report-days'))).toContain('as it was when last read');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onAgain).toHaveBeenCalledOnce();
});
