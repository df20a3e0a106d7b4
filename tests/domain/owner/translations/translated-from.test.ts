// Outdated translations: recorded when the source changes, cleared when they are handled.
import { expect, test } from 'vitest';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { olderLanguages, stillRightEdit, translatedFrom } from '#domain/owner/translations/translated-from.ts';
import { venueChanges } from '#domain/owner/venue-changes.ts';
import { type VenueFile, valueAt } from '#domain/owner/venue-file.ts';

const FILE: VenueFile = {
  defaultLanguage: 'bg',
  languages: ['bg', 'en', 'de'],
  categories: [{ slug: 'soups', name: { bg: 'Супи', en: 'Soups' } }],
  products: [
    {
      slug: 'tarator',
      name: { bg: 'Таратор', en: 'Tarator' },
      description: { bg: 'С краставица.', en: 'With cucumber.' },
      variants: [],
    },
  ],
};
const write = (file: VenueFile, field: string, language: string, to: string | undefined): VenueFile => {
  const path = [field, language];
  const was = valueAt(file, ['products', 'tarator', ...path]);
  const edit: DraftEdit = {
    kind: 'product',
    slug: 'tarator',
    changes: [{ path, was, ...(to !== undefined && { to }) }],
  };
  const applied = applyEdit(file, edit);
  expect(applied.conflicts).toEqual([]);
  return applied.file;
};
const older = (file: VenueFile) => translatedFrom(file, 'products', 'tarator');
const changed = (file: VenueFile = FILE) => write(file, 'description', 'bg', 'С краставица и орехи.');
const found = (file: VenueFile): VenueFile => {
  const edit = stillRightEdit(file, 'products', 'tarator', ['description', 'en']);
  if (!edit) throw new Error('nothing to say');
  return applyEdit(file, edit).file;
};

test('a translation is outdated as soon as its source changes, and keeps the old source text', () => {
  const file = changed();
  expect(older(file)).toEqual({ name: {}, description: { en: 'С краставица.' }, label: {} });
  expect(olderLanguages(older(file))).toEqual(['en']);
  // After several changes the translation still has its first source.
  expect(older(write(file, 'description', 'bg', 'Със сос.')).description).toEqual({ en: 'С краставица.' });
});

test('a source set back to its old text leaves no translation outdated', () => {
  expect(older(write(changed(), 'description', 'bg', 'С краставица.')).description).toEqual({});
  expect(valueAt(write(changed(), 'description', 'bg', 'С краставица.'), ['products', 'tarator'])).toEqual(
    valueAt(FILE, ['products', 'tarator']),
  );
});

test('a rewritten or removed translation is no longer outdated', () => {
  expect(older(write(changed(), 'description', 'en', 'With cucumber and walnuts.')).description).toEqual({});
  expect(older(write(changed(), 'description', 'en', undefined)).description).toEqual({});
  // A language without a text cannot be outdated.
  expect(older(write(changed(), 'description', 'de', 'Mit Gurke.')).description).toEqual({ en: 'С краставица.' });
});

test('a confirmed translation is no longer outdated, and the list shows only its confirmation', () => {
  const published = changed();
  expect(older(found(published)).description).toEqual({});
  expect(venueChanges(published, found(published))).toEqual([
    {
      kind: 'field',
      path: ['products', 'tarator', 'translatedFrom', 'description', 'en'],
      was: 'С краставица.',
    },
  ]);
  // After a confirmation the current source counts.
  expect(older(write(found(published), 'description', 'bg', 'Друго.')).description).toEqual({
    en: 'С краставица и орехи.',
  });
});

test('the kept source text is not listed as a change of its own', () => {
  expect(venueChanges(FILE, changed()).map(({ path }) => path.join('.'))).toEqual(['products.tarator.description.bg']);
  const published = changed();
  expect(
    venueChanges(published, write(published, 'description', 'en', 'New.')).map(({ path }) => path.join('.')),
  ).toEqual(['products.tarator.description.en']);
});

test('a sheet with both source and translation leaves it up to date, also for a category’s name', () => {
  const sheet: DraftEdit = {
    kind: 'sheet',
    changes: ['bg', 'en'].map((language) => {
      const path = ['products', 'tarator', 'name', language];
      return { path, was: valueAt(FILE, path) ?? '', to: `new ${language}` };
    }),
  };
  expect(older(applyEdit(FILE, sheet).file).name).toEqual({});
  const renamed: DraftEdit = {
    kind: 'category',
    slug: 'soups',
    changes: [{ path: ['name', 'bg'], was: 'Супи', to: 'Студени супи' }],
  };
  expect(translatedFrom(applyEdit(FILE, renamed).file, 'categories', 'soups')).toEqual({ name: { en: 'Супи' } });
});
