// The app that reads the slice of a drawn page may be newer or older than the page.
import { expect, test } from 'vitest';
import { type PageSlice, readSlice, SLICE_FORMAT } from '#contract/menu/slice.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { aPlace } from '../../shared/menu/snapshots.ts';
import { buildIndex } from '../../support/build-menu.ts';

const slice: PageSlice = {
  format: SLICE_FORMAT,
  language: 'de',
  kind: 'phone',
  now: 1_764_000_000_000,
  parts: ['CategoryFoot'],
  place: { place: aPlace(), settings: DEFAULT_SETTINGS, menu: buildIndex().menu, whole: [], rows: [] },
};
const { place } = slice;
const read = (over: Readonly<Record<string, unknown>>) => readSlice(JSON.stringify({ ...slice, ...over }));

test('a menu slice survives a round trip', () => {
  expect(readSlice(JSON.stringify(slice))).toEqual(JSON.parse(JSON.stringify(slice)));
  expect(read({ place: undefined, client: { id: 'house', name: 'House', places: [] } })?.client?.name).toBe('House');
});

test('a setting that is missing from the page has its default', () => {
  const { showFooter: _, ...settings } = DEFAULT_SETTINGS;
  expect(read({ place: { ...place, settings } })?.place?.settings.showFooter).toBe(DEFAULT_SETTINGS.showFooter);
});

test.each([
  ['another format', { format: SLICE_FORMAT + 1 }],
  ['a language that nobody speaks here', { language: 'xx' }],
  ['an unknown kind of device', { kind: 'watch' }],
  ['no time', { now: null }],
  ['no list of parts', { parts: 'CategoryFoot' }],
  ['a place without a menu', { place: { ...place, menu: undefined } }],
  ['a menu without dishes', { place: { ...place, menu: { ...place?.menu, products: undefined } } }],
  ['a place without an address', { place: { ...place, place: {} } }],
  ['a place without settings', { place: { ...place, settings: null } }],
  ['no list of whole categories', { place: { ...place, whole: undefined } }],
  ['an owner without places', { client: { id: 'house' } }],
])('a slice with %s is undefined', (_, over) => {
  expect(read(over)).toBeUndefined();
});

test('a text that is not a slice is read as undefined', () => {
  for (const text of ['', 'null', '[]', '1', '{"format":1', '{}']) expect(readSlice(text)).toBeUndefined();
});
