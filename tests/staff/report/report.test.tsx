// @vitest-environment jsdom
// Report of a day or a week for the place's managers.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Tender } from '#domain/bill/payment.ts';
import type { Report, ReportFigures } from '#domain/owner/reports/report.ts';
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
      currency={'EUR' as Currency}
      periodHref={(one) => `?period=${one}`}
      onFile={() => undefined}
      {...over}
    />,
  );

test('report: shows figures beside the previous week’s, and the chart has a table', () => {
  show();
  expect(words(screen.getByTestId('report-orders'))).toContain('12+2a week ago: 10');
  expect(words(screen.getByTestId('report-saved'))).toContain(
    '3they waited on the device for the network, half a minute or longer',
  );
  expect(words(screen.getByTestId('report-searches'))).toContain('2 found nothing');
  const rows = within(screen.getByTestId('hours')).getAllByRole('row').map(words);
  expect(rows).toEqual(['DayOrders this weekOrders a week ago', 'Monday57', 'Tuesday03']);
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

test('report: the other period is a link, and a file is offered once there is data', async () => {
  const onFile = vi.fn();
  const { unmount } = show({ onFile });
  expect(screen.getByRole('link', { name: 'This week' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Today' }).getAttribute('href')).toBe('?period=day');
  await userEvent.click(screen.getByRole('button', { name: 'As a table (CSV)' }));
  await userEvent.click(screen.getByRole('button', { name: 'JSON' }));
  expect(onFile.mock.calls).toEqual([['csv'], ['json']]);
  unmount();
  show({ report: undefined, why: 'no_response' });
  expect(screen.getByRole('alert').textContent).toContain('This needs the network.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'JSON' }).disabled).toBe(true);
});
