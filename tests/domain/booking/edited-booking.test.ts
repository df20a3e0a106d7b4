import { expect, test } from 'vitest';
import { isEdit, isEditable, isMailed, needsRoom } from '#domain/booking/edited-booking.ts';

const person = { name: 'Елена', phone: '+359888123456', email: 'elena@abv.example', comment: '' };
const before = { people: 2, person, tables: ['1', '2'] };

test('edited booking: staff can edit it until its end, while its guests are awaited or here', () => {
  const can = (['unpaid', 'pending', 'confirmed', 'arrived', 'no_show', 'cancelled'] as const).filter((status) =>
    isEditable({ status, endAt: 10 }, 9),
  );
  expect(can).toEqual(['pending', 'confirmed', 'arrived']);
  expect(isEditable({ status: 'confirmed', endAt: 10 }, 10)).toBe(false);
});

test('edited booking: needs room anew for another number of people or other tables only', () => {
  expect(needsRoom(before, { people: 2, person: { ...person, name: 'Ева' } })).toBe(false);
  expect(needsRoom(before, { people: 2, person, tables: ['1', '2'] })).toBe(false);
  expect(needsRoom(before, { people: 3, person })).toBe(true);
  expect(needsRoom(before, { people: 2, person, tables: ['2'] })).toBe(true);
});

test('edited booking: the same facts are no edit, and each other fact is one', () => {
  expect(isEdit(before, { people: 2, person: { ...person } })).toBe(false);
  for (const field of ['name', 'phone', 'email', 'comment'] as const)
    expect(isEdit(before, { people: 2, person: { ...person, [field]: 'x' } }), field).toBe(true);
  expect(isEdit(before, { people: 3, person })).toBe(true);
});

test('edited booking: the guest gets a mail about another number of people or to another address, and none about a note', () => {
  expect(isMailed(before, { people: 2, person: { ...person, comment: 'Торта', phone: '' } })).toBe(false);
  expect(isMailed(before, { people: 3, person })).toBe(true);
  expect(isMailed(before, { people: 2, person: { ...person, email: 'e@abv.example' } })).toBe(true);
});
