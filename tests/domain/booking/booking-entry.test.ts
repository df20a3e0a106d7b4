import { expect, test } from 'vitest';
import type { Booking } from '#domain/booking/booking.ts';
import { bookingEntry } from '#domain/booking/booking-entry.ts';
import type { Currency } from '#domain/pricing/money.ts';

const BOOKING = {
  ...{ id: 'b', status: 'confirmed' as const, startAt: 0, endAt: 60_000, people: 2, sequence: 0, changedAt: 0 },
  thing: { kind: 'table', hall: 'hall', name: 'Салонът' } as const,
};
const AT = {
  ...{ placeName: 'Невен', address: '', email: '', url: undefined, people: 'Брой хора: 2', table: 'Маса в „Невен“' },
};
const entryOf = (thing: Booking['thing']) => bookingEntry({ ...BOOKING, thing }, AT);

test('calendar entry: a table is titled as a table at the place, with its hall in the description', () => {
  const { title, description } = entryOf(BOOKING.thing);
  expect([title, description]).toEqual(['Маса в „Невен“', 'Салонът\nБрой хора: 2']);
});

test('calendar entry: a product is titled with its name and size', () => {
  const product = { kind: 'product', productId: 1, variantId: 1, price: null, currency: 'EUR' as Currency } as const;
  expect(entryOf({ ...product, name: 'Масаж', size: '60 мин' }).title).toBe('Масаж, 60 мин – Невен');
  expect(entryOf({ ...product, name: 'Масаж', size: '' }).title).toBe('Масаж – Невен');
});
