import { expect, test } from 'vitest';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import { setCounts, setGroupFields, setOff } from '#domain/owner/groups/group-changes.ts';
import { attachGroup, moveOption, newGroup } from '#domain/owner/groups/group-lists.ts';
import { venueChanges } from '#domain/owner/venue-changes.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { groupEditOf, shownInGroup } from '#staff/choices/use-group-editor.ts';
import { previewOf } from '#staff/publish/preview-of.ts';

const dish = (slug: string, name: string, groups: readonly string[]) => ({
  ...{ slug, name, groups, categories: ['pizza'] },
  variants: [{ key: 'one', price: '9.00' }],
});
const file: VenueFile = {
  currency: 'EUR',
  defaultLanguage: 'bg',
  languages: ['bg', 'en'],
  categories: [{ slug: 'pizza', name: 'Пица' }],
  groups: {
    dough: {
      title: 'Тесто',
      options: [
        { key: 'thin', name: 'Тънко' },
        { key: 'thick', name: { bg: 'Дебело' }, price: '1.00' },
      ],
    },
  },
  products: [
    dish('margherita', 'Маргарита', ['dough']),
    dish('capri', 'Капри', ['dough']),
    dish('bread', 'Пърленка', []),
  ],
};
const all = { slug: 'margherita', key: 'dough', scope: 'all' } as const;

/** Changes shown by the preview. */
const previewed = (changes: ReturnType<typeof setOff>) => {
  const after = applyEdit(file, { kind: 'groups', changes }).file;
  const told = venueChanges(file, after).map((one) => ({ ...one, path: [...one.path], by: null, edits: [] }));
  return previewOf(after, file, { base: '', edits: [], conflicts: [], problems: [], changes: told }).changes.map(
    ({ about, part, was, now }) => ({ about, part, was, now }),
  );
};

test('group preview: a change of a shared group names the number of affected dishes', () => {
  expect(previewed(setGroupFields(file, all, [[['options', 'thick', 'price'], '1.40']]))).toEqual([
    { about: 'Тесто', part: { title: 'Тесто', option: 'Дебело', dishes: 2 }, was: '1.00', now: '1.40' },
  ]);
  expect(previewed(moveOption(file, all, 'thick', -1))).toMatchObject([
    { part: { dishes: 2, option: undefined }, was: ['Тънко', 'Дебело'], now: ['Дебело', 'Тънко'] },
  ]);
});

test('group preview: differences and new groups of one dish use the names that guests see', () => {
  const here = { ...all, scope: 'here' } as const;
  expect(previewed(setCounts(file, here, { min: 1 }))).toMatchObject([
    { about: 'Маргарита', part: { title: 'Тесто', dishes: undefined }, was: 0, now: 1 },
    { about: 'Маргарита', part: { title: 'Тесто' }, was: false, now: true },
  ]);
  expect(previewed(setOff(file, here, 'thin', true))).toMatchObject([{ about: 'Маргарита', part: { title: 'Тесто' } }]);
  expect(previewed(attachGroup(file, 'bread', 'dough'))).toMatchObject([
    { about: 'Пърленка', part: { title: 'Тесто' }, was: undefined, now: ['Тънко', 'Дебело'] },
  ]);
  const made = newGroup(file, 'bread', { title: 'Сос', options: ['Лютика'], isRequired: true });
  expect(previewed(made.changes)).toMatchObject([{ part: { title: 'Сос' }, now: ['Лютика'] }]);
});

test('group preview: a typed field becomes an edit or an error message', () => {
  expect(shownInGroup(file, all, ['title', 'bg'])).toBe('Тесто');
  expect(shownInGroup(file, all, ['title', 'en'])).toBe('');
  expect(groupEditOf(file, all, ['title', 'bg'], ' Тесто ')).toBeUndefined();
  expect(groupEditOf(file, all, ['title', 'bg'], ' ')).toBe('empty');
  expect(groupEditOf(file, all, ['options', 'thick', 'price'], 'much')).toBe('price');
  expect(groupEditOf(file, all, ['options', 'thick', 'price'], '1,5')).toMatchObject({
    changes: [{ path: ['groups', 'dough', 'options', 'thick', 'price'], was: '1.00', to: '1.50' }],
  });
  expect(groupEditOf(file, { ...all, scope: 'here' }, ['options', 'thick', 'price'], '2')).toMatchObject({
    changes: [{ path: ['products', 'margherita', 'groups'], was: ['dough'] }],
  });
});
