// @vitest-environment jsdom
// Every publishable change has a preview text, without keys or spellings of the file.
import { readFileSync } from 'node:fs';
import { i18n, type Messages } from '@lingui/core';
import { cleanup, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import { isSettingField, kindOf, SETTING_GROUPS } from '#domain/owner/setting-fields.ts';
import { TRANSLATED_FROM } from '#domain/owner/translations/translated-from.ts';
import { venueChanges } from '#domain/owner/venue-changes.ts';
import { isSame, type Json, type VenueFile, withValue } from '#domain/owner/venue-file.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { ChangeList } from '#staff/publish/change-list.tsx';
import { previewOf } from '#staff/publish/preview-of.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { EDITS, FIELDS, SAMPLES, VENUE } from './edited-venue.ts';

const catalogs = import.meta.glob<{ readonly messages: Messages }>('../../../src/locales/*/{messages,staff}.po');

/** Matches a key of the venue, or a field or value as spelt in the file. */
const SPELT =
  /mic-|(?!YouTube)\b[A-Za-z]*[a-z][A-Z]|[a-z]_[a-z]|\[object|\b(?:undefined|true|false|null|money|wave|spot)\b|\d-\d\d:/;

const tell = (was: VenueFile, now: VenueFile, language: Language): readonly HTMLElement[] => {
  const changes = venueChanges(was, now).map((one) => ({ ...one, path: [...one.path], by: null, edits: [] }));
  const preview = previewOf(now, was, { base: 'b', edits: [], conflicts: [], problems: [], changes });
  const money = { language, currency: 'EUR' as Currency, suffix: '€', second: undefined };
  const terms = { money, languages: { all: LANGUAGES, first: 'en' as const } };
  renderScreen(<ChangeList changes={preview.changes} terms={terms} />, money);
  return screen.getAllByTestId('previewed-change');
};

/** Expects a text for every difference: subject, field and values. */
const expectWords = (was: VenueFile, now: VenueFile, language: Language, of = '') => {
  for (const one of tell(was, now, language)) {
    const [about, field] = [...one.children].map((part) => words(part));
    const parts = [about, field, ...[...one.querySelectorAll('del, ins')].map((part) => words(part))];
    for (const part of parts) expect(part, `${of} ${words(one)}`).not.toMatch(SPELT);
    expect(about, of).not.toMatch(/^(?:$|.* · $)/);
    expect(parts.slice(1).some(Boolean), `${of} ${words(one)}`).toBe(true);
  }
  cleanup();
};

/**
 * Fields that the file's schema allows for an item of this list, except the slug and the software's own translation notes.
 */
const fieldsOf = (list: string): readonly string[] => {
  const { properties } = JSON.parse(readFileSync('docs/venue.schema.json', 'utf8'));
  return Object.keys(properties[list].items.properties).filter(
    (field) => field !== 'slug' && field !== TRANSLATED_FROM,
  );
};

describe.each(LANGUAGES)('changes in %s', (language) => {
  beforeAll(async () => {
    const said: Messages = {};
    for (const [path, read] of Object.entries(catalogs)) {
      if (path.includes(`/${language}/`)) Object.assign(said, (await read()).messages);
    }
    i18n.loadAndActivate({ locale: language, messages: said });
  });
  afterAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

  test.each(Object.entries(EDITS))('an edit of the kind %s has a text', (_, edits) => {
    for (const edit of edits) {
      const { file: was } = edits.slice(0, edits.indexOf(edit)).reduce((at, one) => applyEdit(at.file, one), {
        file: VENUE,
        conflicts: [],
      } as ReturnType<typeof applyEdit>);
      const { file: now, conflicts } = applyEdit(was, edit);
      expect(conflicts).toEqual([]);
      expectWords(was, now, language);
    }
  });

  test('each setting has a text for any change', () => {
    for (const name of Object.values(SETTING_GROUPS).flatMap((group) => Object.keys(group))) {
      if (!isSettingField(name)) throw new Error(name);
      const values: readonly (Json | undefined)[] = [undefined, ...SAMPLES[kindOf(name).kind], undefined];
      const files = values.map((value) => withValue(VENUE, name.split('.'), value));
      for (const [i, now] of files.entries()) {
        const was = files[i - 1];
        if (was && !isSame(was, now)) expectWords(was, now, language, name);
      }
    }
  });

  test.each(Object.entries(FIELDS))('each field of %s has a text when it changes', (list, fields) => {
    const slug = list === 'products' ? 'mic-bread' : 'mic-soups';
    for (const [field, value] of Object.entries<Json>(fields)) {
      const now = withValue(VENUE, [list, slug, field], value);
      expectWords(VENUE, now, language);
      expectWords(now, VENUE, language);
    }
  });

  test('changes of a dish’s booking rules are listed field by field', () => {
    const booked = (booking: Json) => withValue(VENUE, ['products', 'mic-bread', 'booking'], booking);
    const was = booked({ resources: ['mic-court'], mostPeople: 4, hours: { 1: '10:00-20:00', 2: '-' } });
    const now = booked({
      resources: ['mic-court', 'mic-hall'],
      turnMinutes: 15,
      hours: { 1: '-', 2: '12:00-16:00, 18:00-23:00' },
    });
    const told = tell(was, now, language).map((one) => words(one.querySelector('strong ~ span')));
    expect(told).toHaveLength(5);
    expect(new Set(told).size).toBe(5);
    cleanup();
    expectWords(was, now, language);
    expectWords(now, was, language);
    expectWords(was, booked({ hours: '10:00-20:00' }), language);
  });

  test.each(['products', 'categories'])('a confirmed translation in %s has a text', (list) => {
    const slug = list === 'products' ? 'mic-bread' : 'mic-soups';
    const was = withValue(VENUE, [list, slug, TRANSLATED_FROM], { name: { de: 'Brot' } });
    const [one] = tell(was, VENUE, language);
    expect(words(one?.querySelector('strong ~ span') ?? null)).toContain('Deutsch');
    expect(one?.querySelector('del')).toBeNull();
    cleanup();
    expectWords(was, VENUE, language);
  });

  test.each(['products', 'categories'])('each field that a file allows for %s has a name', (list) => {
    const slug = list === 'products' ? 'mic-bread' : 'mic-soups';
    const unnamed = words(
      tell(VENUE, withValue(VENUE, [list, slug, 'newer_field'], 1), language)[0]?.querySelector('strong ~ span') ??
        null,
    );
    cleanup();
    for (const field of fieldsOf(list)) {
      const [one] = tell(VENUE, withValue(VENUE, [list, slug, field], ['x']), language);
      expect(words(one?.querySelector('strong ~ span') ?? null), field).not.toBe(unnamed);
      cleanup();
    }
  });
});
