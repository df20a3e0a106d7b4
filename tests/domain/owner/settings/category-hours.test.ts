import { expect, test } from 'vitest';
import { applyEdits } from '#domain/owner/apply-edits.ts';
import { categoryHoursEdit, categoryHoursFault, categoryHoursIn } from '#domain/owner/settings/category-hours.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';

const file: VenueFile = {
  defaultLanguage: 'bg',
  categories: [{ slug: 'breakfast', name: 'Закуска', hours: '07:00-11:00' }, { slug: 'dinner' }],
  products: [],
};
const CLOSED = { 1: '-', 2: '-', 3: '-', 4: '-', 5: '-', 6: '-', 7: '-' };

test.each([
  [undefined, undefined],
  ['07:00-11:00', undefined],
  ['18:00-01:00', undefined],
  [{ ...CLOSED, 6: '09:00-13:00' }, undefined],
  ['-', { kind: 'never' }],
  [CLOSED, { kind: 'never' }],
  ['07:00-07:00', { kind: 'hours-of-days', fault: 'no-length' }],
  ['7-11', { kind: 'hours-of-days', fault: 'unreadable' }],
  [
    { ...CLOSED, 6: '18:00-12:00' },
    { kind: 'hours', day: 6, fault: 'ends-next-day' },
  ],
] as const)('the hours %j of a category have the fault %j', (hours, fault) => {
  expect(categoryHoursFault(file, hours)).toEqual(fault);
});

test('setting and removing a category’s hours are edits with the value that they saw', () => {
  const kept = (edit: ReturnType<typeof categoryHoursEdit>) => ({ id: 'one', by: { id: 'a', name: 'A' }, at: 0, edit });
  const after = applyEdits(file, [kept(categoryHoursEdit(file, 'dinner', '18:00-23:00'))]).file;
  expect(categoryHoursIn(after, 'dinner')).toBe('18:00-23:00');
  const without = applyEdits(after, [kept(categoryHoursEdit(after, 'breakfast', undefined))]).file;
  expect(without.categories).toEqual([
    { slug: 'breakfast', name: 'Закуска' },
    { slug: 'dinner', hours: '18:00-23:00' },
  ]);
  expect(categoryHoursEdit(after, 'breakfast', undefined)).toMatchObject({ changes: [{ was: '07:00-11:00' }] });
});
