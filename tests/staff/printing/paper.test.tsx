// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { OpenPaper, PaperTrouble } from '#domain/service/paper.ts';
import { paperNotices } from '#staff/printing/paper-notices.tsx';
import { screenNotices } from '#staff/printing/screen-notices.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { shown } from '../../support/staff/line-notices.tsx';

const NOON = Date.UTC(2026, 5, 1, 9, 4);
const ticket: OpenPaper = {
  ...{ printer: 'grill', job: 'o1/grill/7', kind: 'ticket', state: 'unknown', reason: 'broke_off' },
  ...{ at: NOON, station: 'grill', label: 'K2-41', table: '3' },
};
const onAnswer = vi.fn();
const render = (over: Partial<PaperTrouble>) =>
  renderScreen(shown(paperNotices({ papers: [], printers: [], ...over, timeZone: 'Europe/Sofia', onAnswer })));

test('open paper: an uncertain ticket names printer, order and table, and is settled by a copy or a confirmation', async () => {
  render({ papers: [ticket] });
  const notice = screen.getByTestId('open-paper');
  expect(words(notice)).toContain('Ticket K2-41 · Table 3');
  expect(words(notice)).toContain('“grill” has printed it at 12:04');
  await userEvent.click(within(notice).getByRole('button', { name: 'Print a copy Ticket K2-41' }));
  await userEvent.click(within(notice).getByRole('button', { name: 'It was printed Ticket K2-41' }));
  expect(onAnswer.mock.calls).toEqual([
    [ticket, 'copy'],
    [ticket, 'printed'],
  ]);
});

test('open paper: a paper that waited too long is printed now or discarded, without the question whether it was printed before', () => {
  render({ papers: [{ ...ticket, kind: 'receipt', state: 'asks' }] });
  const notice = screen.getByTestId('open-paper');
  expect(words(notice)).toContain('The receipt of table 3');
  expect(within(notice).getAllByRole('button').map(words)).toEqual([
    'Print it now The receipt of table 3',
    'Not needed any more The receipt of table 3',
  ]);
});

test.each([
  ['paper_end', 'The printer “grill” is out of paper.'],
  ['cover_open', 'The cover of the printer “grill” is open.'],
  ['unreachable', 'The printer “grill” does not answer.'],
  ['offline', 'The printer “grill” is not ready.'],
  ['error', 'The printer “grill” reports an error.'],
])('printer notice: a faulty printer (%s) shows the fault and since when', async (trouble, title) => {
  render({ printers: [{ name: 'grill', trouble, since: NOON, stations: [], job: 'o1/grill/7' }] });
  const notice = screen.getByTestId('printer-trouble');
  expect(words(notice)).toContain(title);
  expect(words(notice)).toContain('Since 12:04.');
  onAnswer.mockClear();
  await userEvent.click(within(notice).getByRole('button', { name: 'Print again grill' }));
  expect(onAnswer).toHaveBeenCalledWith({ printer: 'grill', job: 'o1/grill/7' }, 'again');
});

test('printer notice: an idle printer offers no reprint, and a healthy one shows no notice', () => {
  const { unmount } = render({ printers: [{ name: 'grill', trouble: 'error', stations: [] }] });
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  render({});
  expect([screen.queryByTestId('printer-trouble'), screen.queryByTestId('open-paper')]).toEqual([null, null]);
});

test('kitchen screen notice: a missing screen, and one without sound, are named with the time since', () => {
  const screens = [
    { device: 'd1', name: 'Grill', state: 'silent', since: NOON },
    { device: 'd2', name: 'Bar', state: 'mute', since: NOON },
  ] as const;
  renderScreen(shown(screenNotices(screens, 'Europe/Sofia', { kitchen: '/k', devices: undefined, onRead: vi.fn() })));
  expect(screen.getAllByTestId('screen-trouble').map(words)).toEqual([
    'The screen “Grill” is silent since 12:04.Orders may not be seen there. Please look after it.KitchenGot it: Grill',
    'The screen “Bar” has had no sound since 12:04.Orders do not ring there until somebody taps it once.KitchenGot it: Bar',
  ]);
});
