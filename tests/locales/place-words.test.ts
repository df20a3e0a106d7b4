import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/language/language.ts';
import { PLACE_WORDS } from '#domain/owner/order-search.ts';
import { readCatalog } from './read-catalog.ts';

test.each(LANGUAGES)('the search of orders knows the words that the list shows for a place: %s', (language) => {
  const catalog = readCatalog(language);
  const shown = (source: string) => catalog.get(source)?.replace(/ ?\{\w+\}/, '');
  expect(PLACE_WORDS.table).toContain(shown('Table {table}'));
  expect(PLACE_WORDS.room).toContain(shown('Room {room}'));
  expect(PLACE_WORDS.delivery).toContain(shown('Delivery'));
  expect(PLACE_WORDS.pickup).toContain(shown('Pickup'));
  expect(PLACE_WORDS.none).toContain(shown('No table'));
});
