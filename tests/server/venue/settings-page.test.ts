// docs/settings.md is the owner's only documentation, so it must name every setting.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEVICE_SETTINGS, isDeviceSetting } from '#contract/place/device-settings.ts';
import { settingsToWire } from '#contract/place/settings.ts';
import { DEFAULT_DEVICE_SETTINGS } from '#domain/place/device-settings.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { checkVenue } from '../../../server/venue/check-venue.ts';
import { parseVenue } from '../../../server/venue/parse-venue.ts';
import { type Json, set, smallVenue } from '../../support/small-venue.ts';

const DOCS = join(import.meta.dirname, '../../../docs');
const page = await readFile(join(DOCS, 'settings.md'), 'utf8');
/** The rows of the document's tables: setting, values, default. */
const rows = [...page.matchAll(/^\| `([a-z_0-9]+)` \| (.*?) \| (?:`([^`]*)`)? *\| (.+) \|$/gm)].map(
  ([, key = '', values = '', byDefault = '', meaning = '']) => ({ key, values, byDefault, meaning }),
);
const ALL = settingsToWire({
  ...DEFAULT_SETTINGS,
  secondCurrency: { currency: 'EUR', suffix: '€', rate: 1, from: '2026-01-01', to: '2026-01-01', first: false },
  chfRate: 1,
  firstLanguage: 'bg',
  minClientVersion: '1',
  openingHours: Array.from({ length: 7 }, () => []),
});

test('settings documentation: explains every setting with its values', () => {
  const explained = rows.map(({ key }) => key);
  const known = [...Object.keys(ALL), ...Object.keys(DEVICE_SETTINGS)].filter(
    (key) => !/^working_hours_[2-7]$/.test(key),
  );
  expect(known.filter((key) => !explained.includes(key))).toEqual([]);
  expect(new Set(explained).size).toBe(explained.length);
  expect(rows.filter(({ values, meaning }) => values.trim() === '' || meaning.trim() === '')).toEqual([]);
});

test('settings documentation: the written default is the real one', () => {
  const defaults = settingsToWire(DEFAULT_SETTINGS);
  for (const { key, byDefault } of rows) {
    const ofHouse = isDeviceSetting(key) ? DEFAULT_DEVICE_SETTINGS[DEVICE_SETTINGS[key]] : undefined;
    const spelt = typeof ofHouse === 'object' ? ofHouse.join(', ') : Number(ofHouse);
    const value = ofHouse === undefined ? defaults[key]?.value : spelt;
    if (value === undefined || value === null || value === '') continue;
    expect(byDefault, key).toBe(String(value));
  }
});

test('settings documentation: every setting can be written in a venue folder', () => {
  const problems = rows.flatMap(({ key, byDefault }) => {
    const venue = smallVenue();
    set(venue, 'hours', undefined);
    set(venue, 'settings', { [key]: byDefault as Json });
    const { readable } = parseVenue(venue);
    if (!readable) return [key];
    return checkVenue(readable, new Set()).flatMap(({ message }) =>
      message.startsWith('there is no') ? [message] : [],
    );
  });
  expect(rows.length).toBeGreaterThan(40);
  expect(problems).toEqual([]);
});
