// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EditSheet, type EditSheetProps } from '#staff/bookings/edit-sheet.tsx';
import type { StaffBooking } from '#staff/bookings/use-bookings.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { at, BOOKING, TABLES, TAKEN } from './one-booking.ts';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const edit = (booking: Partial<StaffBooking> = {}, more: Partial<EditSheetProps> = {}) => {
  const onSave = vi.fn<EditSheetProps['onSave']>(async () => undefined);
  const onClose = vi.fn();
  const halls: EditSheetProps['halls'] = [
    { key: 'garden', name: { value: 'Garden', translations: {} }, tables: TABLES, joins: [] },
  ];
  renderScreen(
    <EditSheet
      {...{ booking: { ...BOOKING, ...booking }, date: '2026-11-28', halls, onSave, onClose }}
      {...{ mails: true, timeZone: 'Europe/Sofia', now: at('12:00'), isOnline: true, ...more }}
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
  expect(words(screen.getByTestId('over-capacity'))).toBe('3 people, but 2 seats at these tables.');
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

test('booking form: guests who sit already keep their tables, and more of them than seats need a yes too', async () => {
  const { onSave } = edit({ status: 'arrived' });
  expect(screen.queryByRole('list', { name: 'Tables' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'One more: People' }));
  expect(words(screen.getByTestId('over-capacity'))).toBe('3 people, but 2 seats at these tables.');
  await userEvent.click(screen.getByRole('button', { name: 'Save over capacity' }));
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ people: 3, over_capacity: true });
});

test('booking form: without a connection it says that nothing can be saved, and its button is off', async () => {
  edit({}, { isOnline: false });
  await userEvent.type(field('Name'), ' Petrova');
  expect(words(screen.getByTestId('bookings-offline'))).toContain('No connection.');
  expect(screen.getByTestId<HTMLButtonElement>('save-booking').disabled).toBe(true);
  expect(field('Name').value).toBe('Elena Petrova');
});

test('booking form: asks before it throws an edit away', async () => {
  const { onClose } = edit();
  await userEvent.type(field('Name'), ' Petrova');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, close it' }));
  expect(onClose).toHaveBeenCalledOnce();
});
