import { expect, test } from 'vitest';
import type { IngredientId, ProductId, VariantId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import { lineWords } from '#shared/order/line-words.ts';
import { buildIndex, buildIngredient, buildProduct, buildVariant } from '../../support/build-menu.ts';

const line = {
  productId: 1 as ProductId,
  variantId: 11 as VariantId,
  name: 'Шопска салата',
  size: '350 г',
  required: undefined,
  added: [],
  removed: [],
  comment: undefined,
  quantity: 1,
  total: minor(790),
};
const wordsIn = (textLanguage: 'bg' | 'en', name: string) =>
  lineWords(
    buildIndex({ products: [buildProduct({ name, textLanguage, variants: [buildVariant({ size: '350 g' })] })] }),
    { defaultLanguage: 'bg' },
    line,
  );

test('an ordered dish is called as in the guest’s language', () => {
  expect(wordsIn('en', 'Shopska salad')).toEqual({ name: 'Shopska salad', size: '350 g', language: 'en' });
});

test('a dish without a translation, one that is gone, and another one of its size’s number keep the words that were ordered', () => {
  expect(wordsIn('bg', 'Шопска салата, нова')).toBeUndefined();
  const { productId, variantId, ...words } = line;
  const index = buildIndex({ products: [buildProduct({ textLanguage: 'en' })] });
  const place = { defaultLanguage: 'bg' } as const;
  expect(lineWords(index, place, { ...words, productId, variantId: 99 as VariantId })).toBeUndefined();
  expect(lineWords(index, place, { ...words, productId: 9 as ProductId, variantId })).toBeUndefined();
});

test('a choice that the order names by id is shown in the guest’s language', () => {
  const index = buildIndex({
    products: [buildProduct({ textLanguage: 'en', variants: [buildVariant({})] })],
    ingredients: [buildIngredient(5, 'Feta')],
  });
  const choice = { required: undefined, addable: [5 as IngredientId], removable: [] };
  expect(lineWords(index, { defaultLanguage: 'bg' }, { ...line, added: ['Сирене'], choice })?.choice).toEqual({
    chosen: [],
    added: ['Feta'],
    removed: [],
  });
});
