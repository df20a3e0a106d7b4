// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { EntryHall } from '#staff/bookings/entry-sheet.tsx';
import { MoveSheet, type MoveSheetProps } from '#staff/bookings/move-sheet.tsx';
import type { BookingsHere } from '#staff/bookings/use-bookings.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { BOOKING, iso, TABLES, TAKEN } from './one-booking.ts';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const HALL: EntryHall = {
  ...{ key: 'garden', name: { value: 'Garden', translations: {} }, tables: TABLES },
  joins: [{ tables: ['1', '3'], seats: 7 }],
};

const hour = (time: string, free = true, date?: string) => ({ time, start: iso(time, date), free });
const HOURS = [hour('12:00'), hour('12:15', false), hour('16:00', false), hour('19:00'), hour('19:15'), hour('19:30')];

const move = (more: Partial<MoveSheetProps> = {}) => {
  const onMove = vi.fn<MoveSheetProps['onMove']>(async () => false);
  const onClose = vi.fn();
  const hoursOf = vi.fn<BookingsHere['hoursOf']>(async (_, { date }) => ({
    hours: HOURS.map(({ time, free }) => hour(time, free, date)),
    ...{ minutes: 105, taken: TAKEN },
  }));
  renderScreen(
    <MoveSheet
      {...{ booking: BOOKING, date: '2026-11-28', today: '2026-11-28', halls: [HALL], timeZone: 'Europe/Sofia' }}
      {...{ hoursOf, onMove, onClose, isOnline: true, now: Date.parse(iso('19:00')), ...more }}
    />,
  );
  return { onMove, onClose, hoursOf };
};
const times = async () => within(await screen.findByTestId('free-times'));
const choose = async (...names: readonly string[]) => {
  for (const name of names) await userEvent.click(screen.getByTestId(`entry-table-${name}`));
};

test('move: shows the free times of one meal, marks the present one, and moves by a button that names the new time', async () => {
  const { onMove } = move();
  const shown = await times();
  expect(shown.getAllByRole('radio').map(words)).toEqual(['19:00', '19:15 · as booked', '19:30']);
  expect(shown.getByRole('radio', { name: '19:15 · as booked' }).getAttribute('aria-checked')).toBe('true');
  const now = screen.getByTestId<HTMLButtonElement>('move-now');
  expect(now.disabled).toBe(true);
  await userEvent.click(shown.getByRole('radio', { name: '19:30' }));
  expect(onMove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Move to Sat 28 Nov, 19:30' }));
  expect(onMove).toHaveBeenCalledExactlyOnceWith({ action: 'move', start: iso('19:30') });
});

test('move: another meal is one press away, and one without a free time cannot be chosen', async () => {
  move();
  await times();
  expect(screen.getByRole<HTMLButtonElement>('radio', { name: 'Afternoon · none free' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Lunch · 1 free time' }));
  expect((await times()).getAllByRole('radio').map(words)).toEqual(['12:00']);
});

test('move: another day keeps the time of the day, and another table alone is a move too', async () => {
  const { onMove } = move();
  await times();
  await choose('3', '1');
  await userEvent.click(screen.getByRole('button', { name: 'Move to Sat 28 Nov, 19:15' }));
  expect(onMove).toHaveBeenLastCalledWith({ action: 'move', start: iso('19:15'), tables: ['3'] });
  await userEvent.click(screen.getByRole('radio', { name: 'Tomorrow' }));
  await times();
  await userEvent.click(await screen.findByRole('button', { name: 'Move to Sun 29 Nov, 19:15' }));
  expect(onMove).toHaveBeenLastCalledWith({ action: 'move', start: iso('19:15', '2026-11-29'), tables: ['3'] });
});

test('move: shows the present tables with their seats, and several tables can be chosen', async () => {
  const { onMove, hoursOf } = move({ booking: { ...BOOKING, people: 7, tables: ['1', '3'] } });
  await times();
  expect(words(screen.getByRole('dialog'))).toContain('Elena · Sat 28 Nov, 19:15 · 7 people · Tables 1 and 3');
  const checked = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .flatMap((one) => (one.checked ? [one.getAttribute('data-testid')] : []));
  expect(checked()).toEqual(['entry-table-1', 'entry-table-3']);
  expect(words(screen.getByRole('dialog'))).toContain('Seats at these tables when they are joined: 7');
  await choose('1');
  expect(hoursOf).toHaveBeenLastCalledWith('b', { date: '2026-11-28', people: undefined, tables: ['3'] });
  await choose('1');
  expect(screen.getByTestId<HTMLButtonElement>('move-now').disabled, 'the same tables').toBe(true);
  await userEvent.click((await times()).getByRole('radio', { name: '19:30' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move to Sat 28 Nov, 19:30' }));
  expect(onMove).toHaveBeenLastCalledWith({ action: 'move', start: iso('19:30'), tables: ['3', '1'] });
});

test('move: tables with too few seats say so, and only a button that says so moves the party there', async () => {
  const { onMove } = move({ booking: { ...BOOKING, people: 7, tables: ['1', '3'] } });
  await times();
  await choose('3');
  expect(words(screen.getByTestId('over-capacity'))).toBe('7 people, but 2 seats at these tables.');
  await userEvent.click(screen.getByRole('button', { name: 'Move over capacity to Sat 28 Nov, 19:15' }));
  expect(onMove).toHaveBeenLastCalledWith({
    ...{ action: 'move', start: iso('19:15'), tables: ['1'], over_capacity: true },
  });
});

test('move: present tables that are taken at the new time are not kept, and the sentence says what happens', async () => {
  const { onMove } = move({ booking: { ...BOOKING, tables: ['2'] } });
  await times();
  expect(words(screen.getByTestId('move-booking'))).toContain('The same tables if they are free, else ones that fit.');
  await userEvent.click(screen.getByRole('radio', { name: '19:30' }));
  await userEvent.click(screen.getByTestId('move-now'));
  expect(onMove).toHaveBeenLastCalledWith({ action: 'move', start: iso('19:30') });
});

test('move: a refused one keeps its choices and says why; a done one closes the form', async () => {
  const { onMove, onClose } = move({ why: 'taken' });
  await times();
  const said = () => screen.getAllByRole('alert').map(words).join('');
  expect(said(), 'of an earlier action').toBe('');
  await userEvent.click(screen.getByRole('radio', { name: '19:30' }));
  await userEvent.click(screen.getByTestId('move-now'));
  expect(said()).toContain('Another booking has that time.');
  expect([onClose.mock.calls.length, screen.getByTestId<HTMLButtonElement>('move-now').disabled]).toEqual([0, false]);
  onMove.mockResolvedValueOnce(true);
  await userEvent.click(screen.getByTestId('move-now'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('move: a table of a hall out of season on that day is not offered', async () => {
  const summer = { ...HALL, key: 'terrace', tables: [{ name: 'G1', seats: 6 }], joins: [] };
  move({ halls: [HALL, { ...summer, season: { from: '05-01', to: '09-30' } }] });
  await times();
  expect(screen.getByTestId('entry-table-3')).toBeTruthy();
  expect(screen.queryByTestId('entry-table-G1')).toBeNull();
});

test('move: a table at which guests sit now says so, and stands after the free ones', async () => {
  move({ occupied: new Set(['1']) });
  await times();
  const options = within(screen.getByRole('list', { name: 'Tables' }))
    .getAllByRole('listitem')
    .map(words);
  expect(options.filter((one) => one.includes('Guests sit there now'))).toEqual([
    expect.stringMatching(/^Table 1 · \d seats? Guests sit there now$/),
  ]);
  expect(options.findIndex((one) => one.startsWith('Table 1'))).toBeGreaterThan(
    options.findIndex((one) => one.startsWith('Table 3')),
  );
});
