import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SCREENS = join(import.meta.dirname, '../../src/screens');
const allergenStyles = readdirSync(join(SCREENS, 'allergens')).filter((file) => file.endsWith('.css'));

test.each([
  ...allergenStyles.map((file) => `allergens/${file}`),
  'product/allergen-list.module.css',
  'product-card/product-facts.module.css',
  'whole-menu/dish-words.module.css',
])('what a dish contains is never cut by an ellipsis (%s)', (file) => {
  expect(readFileSync(join(SCREENS, file), 'utf8')).not.toMatch(/line-clamp|text-overflow|white-space:\s*nowrap/);
});
