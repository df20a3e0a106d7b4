// Outdated translations of groups and options, shared and own.
import { expect, test } from 'vitest';
import { venueSchema } from '#contract/place/venue.ts';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import { setGroupFields } from '#domain/owner/groups/group-changes.ts';
import { groupOutline, olderInGroups } from '#domain/owner/groups/group-outline.ts';
import { stillRightInGroup, translatedFromAt } from '#domain/owner/translations/translated-from.ts';
import { venueChanges } from '#domain/owner/venue-changes.ts';
import type { FieldPath, VenueFile } from '#domain/owner/venue-file.ts';

const FILE: VenueFile = {
  defaultLanguage: 'bg',
  languages: ['bg', 'en', 'de'],
  groups: {
    sauce: {
      title: { bg: 'Сос', en: 'Sauce', de: 'Soße' },
      options: [{ key: 'garlic', name: { bg: 'Чесън', en: 'Garlic' } }, { key: 'honey' }],
    },
  },
  categories: [],
  products: [
    {
      slug: 'wings',
      name: 'Крилца',
      groups: [
        'sauce',
        { key: 'size', title: { bg: 'Порция', en: 'Portion' }, options: [{ key: 'big', name: 'Голяма' }] },
      ],
    },
  ],
};
const write = (file: VenueFile, key: string, field: FieldPath, to: string | undefined): VenueFile => {
  const applied = applyEdit(file, {
    kind: 'groups',
    changes: setGroupFields(file, { slug: 'wings', key, scope: 'all' }, [[field, to]]),
  });
  expect(applied.conflicts).toEqual([]);
  return applied.file;
};
const SAUCE = ['groups', 'sauce'];
const GARLIC = [...SAUCE, 'options', 'garlic'];
const SIZE = ['products', 'wings', 'groups', 'size'];
const paths = (was: VenueFile, now: VenueFile) => venueChanges(was, now).map(({ path }) => path.join('.'));

test('translations of a group’s title and an option’s name keep their source text, and the dish’s list shows them', () => {
  const file = write(
    write(FILE, 'sauce', ['title', 'bg'], 'Сосове'),
    'sauce',
    ['options', 'garlic', 'name', 'bg'],
    'Чеснов',
  );
  expect(translatedFromAt(file, SAUCE)).toEqual({ title: { en: 'Сос', de: 'Сос' } });
  expect(translatedFromAt(file, GARLIC)).toEqual({ name: { en: 'Чесън' } });
  expect(olderInGroups(file, 'wings')).toEqual(['en', 'de']);
  expect(groupOutline(file, { slug: 'wings', key: 'sauce', scope: 'here' })?.older).toEqual(['en', 'de']);
  expect(groupOutline(file, { slug: 'wings', key: 'size', scope: 'all' })?.older).toEqual([]);
  expect(olderInGroups(FILE, 'wings')).toEqual([]);
});

test('translations of a dish’s own group keep their source text too', () => {
  const file = write(FILE, 'size', ['title', 'bg'], 'Колко голяма');
  expect(translatedFromAt(file, SIZE)).toEqual({ title: { en: 'Порция' } });
  // A name without a translation cannot be outdated.
  expect(
    translatedFromAt(write(file, 'size', ['options', 'big', 'name', 'bg'], 'Двойна'), [...SIZE, 'options', 'big']),
  ).toEqual({
    name: {},
  });
});

test('a translation is up to date when it is rewritten, or when its source is set back', () => {
  const file = write(FILE, 'sauce', ['title', 'bg'], 'Сосове');
  expect(translatedFromAt(write(file, 'sauce', ['title', 'en'], 'Sauces'), SAUCE)).toEqual({ title: { de: 'Сос' } });
  expect(write(file, 'sauce', ['title', 'bg'], 'Сос')).toEqual(FILE);
});

test('the kept source text is not listed as a change; only the confirmation of a translation is listed', () => {
  const file = write(
    write(FILE, 'sauce', ['options', 'garlic', 'name', 'bg'], 'Чеснов'),
    'size',
    ['title', 'bg'],
    'Колко',
  );
  expect(paths(FILE, file).toSorted()).toEqual([
    'groups.sauce.options.garlic.name.bg',
    'products.wings.groups.size.title.bg',
  ]);
  const found = [
    stillRightInGroup(file, GARLIC, ['name', 'en']),
    stillRightInGroup(file, SIZE, ['title', 'en']),
  ].reduce((at, edit) => (edit ? applyEdit(at, edit).file : at), file);
  expect([translatedFromAt(found, GARLIC), translatedFromAt(found, SIZE)]).toEqual([{ name: {} }, { title: {} }]);
  expect(paths(file, found).toSorted()).toEqual([
    'groups.sauce.options.garlic.translatedFrom.name.en',
    'products.wings.groups.size.translatedFrom.title.en',
  ]);
  expect(stillRightInGroup(found, GARLIC, ['name', 'en'])).toBeUndefined();
});

test('the venue file may hold the source text of a group and an option, by field and language', () => {
  const { groups } = venueSchema.entries;
  const said = (translatedFrom: unknown, ofOption: unknown = { name: { en: 'Чесън' } }) => ({
    sauce: { title: 'Сос', translatedFrom, options: [{ key: 'garlic', name: 'Чеснов', translatedFrom: ofOption }] },
  });
  const isRead = (value: unknown) => !groups['~run']({ value }, {}).issues;
  expect(isRead(said({ title: { en: 'Сос' } }))).toBe(true);
  expect(isRead(said({ name: { en: 'Сос' } }))).toBe(false);
  expect(isRead(said(undefined, { title: { en: 'Сос' } }))).toBe(false);
});
