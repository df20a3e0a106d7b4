// @vitest-environment jsdom
// The note of the booking whose guests sit at a table, while a waiter takes their order.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { StaffTable } from '#domain/service/board.ts';
import { NoteForOrder } from '#staff/table/booking-note.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { ago, board, NOON, seated } from '../tables/boards.ts';

afterEach(cleanup);

const show = (comment: string | undefined, table: StaffTable = seated('12', { openedAt: ago(20) })) => {
  const booking = { id: 'a', tables: ['12'], startAt: NOON, endAt: NOON + 90 * 60_000, people: 2, name: 'Ivanov' };
  const bookings = [{ ...booking, comment, hereAt: ago(20) }];
  renderScreen(<NoteForOrder board={board({ tables: [table], bookings })} table={table} />);
  return screen.queryByTestId('booking-note');
};

test('take order: an allergy in the booking of the guests stands out, and is not yet in the order', () => {
  const note = show('Алергия към ядки');
  expect(words(note)).toContain('The booking says: “Алергия към ядки”');
  expect(words(note)).toContain(
    'The kitchen sees this note. To have the dishes checked, choose the allergens under “Allergy”.',
  );
  expect(note?.querySelector('[data-allergy]')).not.toBeNull();
});

test('take order: another wish of the booking is told without a warning', () => {
  const note = show('High chair');
  expect(words(note)).toBe('The booking says: “High chair”');
  expect(note?.querySelector('[data-allergy]')).toBeNull();
});

test('take order: without a note of their booking, and for the next party, nothing is told', () => {
  expect(show(undefined)).toBeNull();
  expect(show('High chair', seated('12', { openedAt: ago(1) }))).toBeNull();
});
