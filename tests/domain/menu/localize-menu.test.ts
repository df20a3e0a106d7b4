import { expect, test } from 'vitest';
import type { SubcategoryId } from '#domain/ids.ts';
import { localizeMenu } from '#domain/menu/localize-menu.ts';
import type { MenuTexts } from '#domain/menu/menu.ts';
import { category, ingredient, menu, product, variant } from './menu-builder.ts';

const texts = (parts: Partial<MenuTexts>): MenuTexts => ({
  language: 'de',
  version: 'v1',
  categories: {},
  products: {},
  variants: {},
  ingredients: {},
  allergens: {},
  ...parts,
});

const bulgarian = menu({
  categories: [category(1, undefined, { name: 'Супи', description: 'Топли', links: ['https://example.org/bg'] })],
  products: [
    product(1, {
      name: 'Таратор',
      description: 'Студена супа',
      label: 'ново',
      subcategory: { id: 1 as SubcategoryId, name: 'студени' },
      commentPlaceholder: 'Без чесън?',
      variants: [variant(10, 500, { size: 'голяма' }), variant(11, 300, { size: 'малка' })],
      allergens: [
        { code: 'milk', name: 'мляко', image: undefined },
        { code: 'constructor', name: 'тайна', image: undefined },
      ],
    }),
    product(2, { name: 'Баница', description: 'Със сирене' }),
  ],
  ingredients: [ingredient(1, 0, { name: 'копър' }), ingredient(2, 0, { name: 'чесън' })],
});

test('localizeMenu puts each text into the guest’s language [S3.01]', () => {
  const german = localizeMenu(
    bulgarian,
    texts({
      categories: { 1: { name: 'Suppen', description: 'Warm', links: ['https://example.org/de'] } },
      products: {
        1: {
          name: 'Tarator',
          description: 'Kalte Suppe',
          label: 'neu',
          subcategory: 'kalt',
          commentPlaceholder: 'Ohne Knoblauch?',
        },
      },
      variants: { 10: { size: 'groß' }, 11: { size: 'klein' } },
      ingredients: { 1: { name: 'Dill' }, 2: { name: 'Knoblauch' } },
      allergens: { milk: { name: 'Milch' } },
    }),
    'de',
  );
  expect(german.categories[0]).toMatchObject({
    name: 'Suppen',
    description: 'Warm',
    links: ['https://example.org/de'],
    textLanguage: 'de',
  });
  expect(german.products[0]).toMatchObject({
    name: 'Tarator',
    description: 'Kalte Suppe',
    label: 'neu',
    subcategory: { id: 1, name: 'kalt' },
    commentPlaceholder: 'Ohne Knoblauch?',
    textLanguage: 'de',
    variants: [
      { size: 'groß', price: 500 },
      { size: 'klein', price: 300 },
    ],
    allergens: [
      { code: 'milk', name: 'Milch' },
      { code: 'constructor', name: 'тайна' },
    ],
  });
  expect(german.ingredients.map(({ name }) => name)).toEqual(['Dill', 'Knoblauch']);
});

test('a missing or empty translation falls back to the venue’s language, and the name carries its language', () => {
  const german = localizeMenu(
    bulgarian,
    texts({ products: { 1: { description: 'Kalte Suppe' }, 2: { name: 'Banitza', description: '' } } }),
    'de',
  );
  expect(german.products[0]).toMatchObject({ name: 'Таратор', description: 'Kalte Suppe', textLanguage: 'bg' });
  expect(german.products[1]).toMatchObject({ name: 'Banitza', description: 'Със сирене', textLanguage: 'de' });
  expect(german.categories[0]).toEqual(bulgarian.categories[0]);
});

test('a menu without translations in the guest’s language stays in the venue’s language', () => {
  expect(localizeMenu(bulgarian, undefined, 'de')).toBe(bulgarian);
  expect(localizeMenu(bulgarian, texts({ products: { 1: { name: 'Tarator' } } }), 'es')).toBe(bulgarian);
});
