import { expect, test } from 'vitest';
import { placeTexts } from '#domain/place/place.ts';
import { fromEarlier } from '../../../server/store/place/place-documents.ts';
import type { PublishedDocument } from '../../../server/store/place/places.ts';
import { buildVenue } from '../support/venues.ts';

const venue = buildVenue(
  (_kind, key) => [...key].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_000,
);

/** As stored by the previous build: no traces, no diets, and an empty list for undeclared allergens. */
const earlier = (): PublishedDocument => {
  const document = JSON.parse(JSON.stringify(venue)) as PublishedDocument;
  for (const product of document.menu.products) {
    Reflect.deleteProperty(product, 'mayContain');
    Reflect.deleteProperty(product, 'diets');
  }
  for (const ingredient of document.menu.ingredients) Reflect.set(ingredient, 'allergens', []);
  return document;
};

test('earlier document: a menu of an earlier build gains no claims that its venue did not make', () => {
  const document = earlier();
  const [salad, burger] = document.menu.products;
  if (!salad || !burger) throw new Error('no dishes');
  Reflect.set(salad, 'allergens', [{ code: 'milk', name: 'Milk' }]);
  Reflect.set(burger, 'allergens', []);
  const { products, ingredients } = fromEarlier(document).menu;
  expect(products[0]).toMatchObject({ allergens: [{ code: 'milk' }], mayContain: [], diets: undefined });
  expect(products[1]).toMatchObject({ allergens: undefined, mayContain: [] });
  expect(ingredients.every(({ allergens }) => allergens === undefined)).toBe(true);
});

test('earlier document: a menu of this build stays unchanged', () => {
  const document = JSON.parse(JSON.stringify(venue)) as PublishedDocument;
  expect(fromEarlier(document).menu).toEqual(document.menu);
});

test('earlier document: a place of an earlier build has no translations, and can still be requested in them', () => {
  const document = earlier();
  for (const key of ['translations', 'email']) Reflect.deleteProperty(document.place, key);
  const { place } = fromEarlier(document);
  expect(place).toMatchObject({ email: '', translations: {} });
  expect(placeTexts(place, 'de').name).toEqual({ text: venue.place.name, language: venue.place.textLanguage });
});
