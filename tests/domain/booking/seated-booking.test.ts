import { expect, test } from 'vitest';
import { allergyBookings, allergyOfSitting } from '#domain/booking/seated-booking.ts';
import type { TableBooking } from '#domain/booking/table-booking.ts';
import type { SessionId } from '#domain/ids.ts';

const HERE = 1_780_000_000_000;
const NOTE = 'Allergie: Nüsse';
const booking = (over: Partial<TableBooking> = {}): TableBooking => ({
  ...{ id: 'b1', tables: ['12'], startAt: HERE, endAt: HERE + 5_400_000, people: 2, name: 'Ana', comment: NOTE },
  hereAt: HERE,
  ...over,
});
const sitting = (id: string, openedAt: number, joined?: readonly string[]) => ({
  id: id as SessionId,
  openedAt,
  ...(joined && { joined }),
});
const tables = [
  { name: '12', sitting: sitting('s12', HERE) },
  { name: '7', sitting: sitting('s7', HERE + 9_000_000) },
  { name: '4' },
];
const said = (bookings: readonly TableBooking[], id: string | undefined, at = tables) =>
  allergyOfSitting({ tables: at, bookings }, id as SessionId | undefined);

test('seated booking: its note of an allergy is said at the table of its guests, and at no other', () => {
  expect([said([booking()], 's12'), said([booking()], 's7'), said([booking()], undefined)]).toEqual([
    NOTE,
    undefined,
    undefined,
  ]);
});

test('seated booking: its note follows the guests who move or join another table', () => {
  const moved = [{ name: '4', sitting: sitting('s12', HERE) }];
  expect(said([booking()], 's12', moved)).toBe(NOTE);
  const joined = [{ name: '7', sitting: sitting('s7', HERE - 1_000_000, ['12']) }];
  expect(said([booking()], 's7', joined)).toBe(NOTE);
});

test('seated booking: another note, or one of guests who are not here, says no allergy', () => {
  expect(said([booking({ comment: 'High chair' })], 's12')).toBeUndefined();
  expect(said([booking({ hereAt: undefined })], 's12')).toBeUndefined();
});

test('seated booking: a kitchen learns only the notes of seated guests that speak of an allergy, without names', () => {
  const all = [booking(), booking({ id: 'b2', comment: 'High chair' }), booking({ id: 'b3', hereAt: undefined })];
  expect(allergyBookings(all)).toEqual([booking({ name: '' })]);
});
