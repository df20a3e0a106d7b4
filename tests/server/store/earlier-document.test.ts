import { expect, test } from 'vitest';
import { placeWords } from '#domain/place/place.ts';
import { fromEarlier } from '../../../server/store/place/place-documents.ts';
import type { PublishedDocument } from '../../../server/store/place/places.ts';
import { buildVenue } from '../support/venues.ts';

const venue = buildVenue(
  (_kind, key) => [...key].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_000,
);

/** As the build before this one has stored it: no traces, no diets, and an empty list where nothing was said. */
const earlier = (): PublishedDocument => {
  const document = JSON.parse(JSON.stringify(venue)) as PublishedDocument;
  for (const product of document.menu.products) {
    Reflect.deleteProperty(product, 'mayContain');
    Reflect.deleteProperty(product, 'diets');
  }
  for (const ingredient of document.menu.ingredients) Reflect.set(ingredient, 'allergens', []);
  return document;
};

test('a menu published by an earlier build claims nothing that its venue has not said', () => {
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

test('a menu of this build stays as it is', () => {
  const document = JSON.parse(JSON.stringify(venue)) as PublishedDocument;
  expect(fromEarlier(document).menu).toEqual(document.menu);
});

test('a place published by an earlier build has no words in other languages, and can be asked for them', () => {
  const document = earlier();
  for (const key of ['translations', 'email']) Reflect.deleteProperty(document.place, key);
  const { place } = fromEarlier(document);
  expect(place).toMatchObject({ email: '', translations: {} });
  expect(placeWords(place, 'de').name).toEqual({ text: venue.place.name, language: venue.place.textLanguage });
});
