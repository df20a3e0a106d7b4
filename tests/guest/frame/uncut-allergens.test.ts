import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../../src');
const dietStyles = readdirSync(join(SOURCES, 'guest/diet')).filter((file) => file.endsWith('.css'));

test.each([
  ...dietStyles.map((file) => `guest/diet/${file}`),
  'shared/product/allergen-list.module.css',
  'guest/product-card/product-facts.module.css',
  'guest/whole-menu/dish-text.module.css',
])('allergens: the CSS of %s never truncates them', (file) => {
  expect(readFileSync(join(SOURCES, file), 'utf8')).not.toMatch(/line-clamp|text-overflow|white-space:\s*nowrap/);
});
