// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EditSheet, type EditSheetProps } from '#staff/bookings/edit-sheet.tsx';
import { MovePanel } from '#staff/bookings/move-panel.tsx';
import type { HallTable } from '#staff/bookings/table-choice.tsx';
import type { BookingsHere, DayHours, StaffBooking } from '#staff/bookings/use-bookings.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const at = (time: string, date = '2026-11-28') => Date.parse(`${date}T${time}:00+02:00`);
const iso = (time: string, date?: string) => new Date(at(time, date)).toISOString();

const BOOKING: StaffBooking = {
  ...{ id: 'b', status: 'confirmed', thing: { kind: 'table', hall: 'garden', name: 'Garden' }, people: 2, late: false },
  ...{ start: iso('19:15'), end: iso('20:45'), sequence: 3, changed: '', phone: '+359888123456', tables: ['1'] },
  ...{ name: 'Elena', email: 'elena@abv.example', comment: '' },
};
const TABLES = [
  { name: '1', seats: 2 },
  { name: '2', seats: 4 },
  { name: '3', seats: 6 },
];
const TAKEN: DayHours['taken'] = [{ table: '2', startAt: at('20:30'), until: at('22:15'), name: 'Petrova' }];

const edit = (booking: Partial<StaffBooking> = {}) => {
  const onSave = vi.fn<EditSheetProps['onSave']>(async () => undefined);
  const onClose = vi.fn();
  const halls: EditSheetProps['halls'] = [
    { key: 'garden', name: { value: 'Garden', translations: {} }, tables: TABLES, joins: [] },
  ];
  renderScreen(
    <EditSheet
      {...{ booking: { ...BOOKING, ...booking }, date: '2026-11-28', halls, onSave, onClose }}
      {...{ mails: true, timeZone: 'Europe/Sofia', now: at('12:00') }}
      hoursOf={async () => ({ hours: [], minutes: 105, taken: TAKEN })}
      toPhone={(typed) => typed}
    />,
  );
  return { onSave, onClose };
};
const save = () => userEvent.click(screen.getByTestId('save-booking'));
const field = (name: string | RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

test('booking form: is filled with what is known, and sends the corrected facts with the changes that staff saw', async () => {
  const { onSave, onClose } = edit();
  expect(field('Name').value).toBe('Elena');
  await userEvent.type(field('Name'), ' Petrova');
  await userEvent.type(field(/^Note/), 'High chair');
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    ...{ sequence: 3, people: 2, name: 'Elena Petrova', phone: '+359888123456', email: 'elena@abv.example' },
    comment: 'High chair',
  });
  expect(onClose).toHaveBeenCalledOnce();
});

test('booking form: more people than seats are saved only by a button that says so, or at other tables', async () => {
  const { onSave } = edit();
  await userEvent.click(screen.getByRole('button', { name: 'One more: People' }));
  expect(words(screen.getByTestId('booking-edit'))).toContain('3 people, but 2 seats at these tables.');
  expect(words(screen.getByRole('dialog'))).toContain('The guest gets a mail with the new details.');
  await userEvent.click(screen.getByRole('button', { name: 'Save over capacity' }));
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ people: 3, over_capacity: true });
  expect(onSave.mock.calls[0]?.[0]).not.toHaveProperty('tables');
});

test('booking form: offers the tables that are free at its time first, and none that another booking has', async () => {
  const { onSave } = edit();
  const list = within(screen.getByRole('list', { name: 'Tables' }));
  await screen.findByTestId('free-tables');
  expect(list.getAllByRole('listitem').map(words)).toEqual([
    'Table 1 · 2 seats Free',
    'Table 3 · 6 seats Free',
    'Table 2 · 4 seats Booked at 20:30 · Petrova',
  ]);
  expect(screen.getByTestId<HTMLInputElement>('entry-table-2').disabled).toBe(true);
  await userEvent.click(screen.getByTestId('entry-table-3'));
  await userEvent.click(screen.getByTestId('entry-table-1'));
  await save();
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ tables: ['3'] });
});

test('booking form: says why an edit was refused and keeps what was typed; an unchanged form just closes', async () => {
  const { onSave, onClose } = edit();
  await save();
  expect([onSave.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  onSave.mockResolvedValueOnce('edited');
  await userEvent.type(field(/^Note/), 'x');
  await save();
  expect(screen.getAllByRole('alert').map(words).join('')).toContain(
    'Somebody else has changed this booking meanwhile.',
  );
  expect(field(/^Note/).value).toBe('x');
});

test('booking form: guests who sit already keep their tables', () => {
  edit({ status: 'arrived' });
  expect(screen.queryByRole('list', { name: 'Tables' })).toBeNull();
});

const hour = (time: string, free = true, date?: string) => ({ time, start: iso(time, date), free });
const HOURS = [hour('12:00'), hour('12:15', false), hour('16:00', false), hour('19:00'), hour('19:15'), hour('19:30')];

const move = (occupied?: ReadonlySet<string>, tables: readonly HallTable[] = TABLES) => {
  const onMove = vi.fn();
  const hoursOf: BookingsHere['hoursOf'] = async (_, date) => ({
    hours: HOURS.map(({ time, free }) => hour(time, free, date)),
    ...{ minutes: 105, taken: TAKEN },
  });
  renderScreen(
    <MovePanel
      {...{ booking: BOOKING, date: '2026-11-28', today: '2026-11-28', tables, timeZone: 'Europe/Sofia' }}
      {...{ hoursOf, onMove, onClose: vi.fn(), occupied, now: Date.parse(iso('19:00')) }}
    />,
  );
  return onMove;
};
const times = async () => within(await screen.findByTestId('free-times'));

test('move: shows the free times of one meal, marks the present one, and moves by a button that names the new time', async () => {
  const onMove = move();
  const shown = await times();
  expect(shown.getAllByRole('radio').map(words)).toEqual(['19:00', '19:15 · as booked', '19:30']);
  expect(shown.getByRole('radio', { name: '19:15 · as booked' }).getAttribute('aria-checked')).toBe('true');
  const now = screen.getByTestId<HTMLButtonElement>('move-now');
  expect(now.disabled).toBe(true);
  await userEvent.click(shown.getByRole('radio', { name: '19:30' }));
  expect(onMove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Move to Sat 28 Nov, 19:30' }));
  expect(onMove).toHaveBeenCalledExactlyOnceWith(iso('19:30'), undefined);
});

test('move: another meal is one press away, and one without a free time cannot be chosen', async () => {
  move();
  await times();
  expect(screen.getByRole<HTMLButtonElement>('radio', { name: 'Afternoon · none free' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Lunch · 1 free time' }));
  expect((await times()).getAllByRole('radio').map(words)).toEqual(['12:00']);
});

test('move: another day keeps the time of the day, and another table alone is a move too', async () => {
  const onMove = move();
  await times();
  await userEvent.click(screen.getByTestId('move-table-3'));
  await userEvent.click(screen.getByRole('button', { name: 'Move to Sat 28 Nov, 19:15' }));
  expect(onMove).toHaveBeenLastCalledWith(iso('19:15'), ['3']);
  await userEvent.click(screen.getByRole('radio', { name: 'Tomorrow' }));
  await times();
  await userEvent.click(await screen.findByRole('button', { name: 'Move to Sun 29 Nov, 19:15' }));
  expect(onMove).toHaveBeenLastCalledWith(iso('19:15', '2026-11-29'), ['3']);
});

test('move: a table of a hall out of season on that day is not offered', async () => {
  move(undefined, [...TABLES, { name: 'G1', seats: 6, season: { from: '05-01', to: '09-30' } }]);
  await times();
  const shown = within(screen.getByRole('radiogroup', { name: 'Table' }));
  expect(shown.getByTestId('move-table-3')).toBeTruthy();
  expect(shown.queryByTestId('move-table-G1')).toBeNull();
});

test('move: a table at which guests sit now says so, and stands after the free ones', async () => {
  move(new Set(['1']));
  await times();
  const options = within(screen.getByRole('radiogroup', { name: 'Table' }))
    .getAllByRole('radio')
    .map((one) => words(one.closest('label') ?? document.body));
  expect(options.filter((one) => one.includes('Guests sit there now'))).toEqual([
    expect.stringMatching(/^Table 1 · \d seats? Guests sit there now$/),
  ]);
  expect(options.findIndex((one) => one.startsWith('Table 1'))).toBeGreaterThan(
    options.findIndex((one) => one.startsWith('Table 3')),
  );
});
