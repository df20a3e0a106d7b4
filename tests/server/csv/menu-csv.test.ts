import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import { type VenueFile, valueAt } from '#domain/owner/venue-file.ts';
import { menuCsv, readMenuCsv } from '../../../server/csv/menu-csv.ts';
import { smallVenue } from '../../support/small-venue.ts';

const DEMO = join(import.meta.dirname, '../../../demo');
const bytes = (text: string) => new TextEncoder().encode(text);
const csvOf = (file: VenueFile) => [...menuCsv(file)].join('');
const nothing = { ok: true, value: { changes: [], problems: [], ignored: [] } };

test.each(['neven', 'hotel-rila', 'beach-bar'])(
  'menu CSV: the menu of %s is equal after export and import',
  async (name) => {
    const file = JSON.parse(await readFile(join(DEMO, name, 'venue.json'), 'utf8'));
    expect(csvOf(file).split('\r\n').length).toBeGreaterThan(5);
    expect(readMenuCsv(file, bytes(csvOf(file)))).toEqual(nothing);
  },
);

test('menu CSV: a name that a spreadsheet would run as a formula is read back unchanged', () => {
  for (const name of ['=HYPERLINK("http://x")', '-', "'=1", '@home', 'a\nb']) {
    const file = { ...smallVenue(), products: [{ slug: 'soup', name, variants: [{ key: 'one', price: '1.00' }] }] };
    expect(csvOf(file)).not.toMatch(/(?:^|,)"?[=@]/m);
    expect(readMenuCsv(file, bytes(csvOf(file)))).toEqual(nothing);
  }
});

test('menu CSV: an owner’s changes in a spreadsheet become one edit', () => {
  const file: VenueFile = smallVenue();
  const back = bytes('Key;Size;Price;Name_en;Note\r\nshopska;small;5,50;-;mine\r\nshopska;large;;;\r\n');
  const read = readMenuCsv(file, back);
  if (!read.ok) throw new Error(read.error.kind);
  expect(read.value).toMatchObject({ problems: [], ignored: ['Note'] });
  const { file: after, conflicts } = applyEdit(file, { kind: 'sheet', changes: read.value.changes });
  expect(conflicts).toEqual([]);
  expect(valueAt(after, ['products', 'shopska', 'variants', 'small', 'price'])).toBe('5.50');
  expect(valueAt(after, ['products', 'shopska', 'name'])).toEqual({ bg: 'Шопска салата' });
  expect(valueAt(after, ['products', 'fish'])).toEqual(valueAt(file, ['products', 'fish']));
});

test('menu CSV: a file without keys, or an unreadable one, changes nothing', () => {
  const columns = [
    { name: 'name', sample: 'soup', guess: 'name_bg' },
    { name: 'price', sample: '5', guess: 'price' },
  ];
  expect(readMenuCsv(smallVenue(), bytes('name,price\nsoup,5'))).toEqual({
    ok: false,
    error: { kind: 'columns', columns },
  });
  expect(readMenuCsv(smallVenue(), bytes(''))).toEqual({ ok: false, error: { kind: 'columns', columns: [] } });
  expect(readMenuCsv(smallVenue(), Uint8Array.from([107, 0xff]))).toEqual({ ok: false, error: { kind: 'encoding' } });
});
