import { expect, test } from 'vitest';
import type { IngredientId, ProductId, VariantId } from '#domain/ids.ts';
import { lineNames } from '#domain/order/line-names.ts';
import { minor } from '#domain/pricing/money.ts';
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
  lineNames(
    buildIndex({ products: [buildProduct({ name, textLanguage, variants: [buildVariant({ size: '350 g' })] })] }),
    { defaultLanguage: 'bg' },
    line,
  );

test('ordered dish: is shown in the guest’s language', () => {
  expect(wordsIn('en', 'Shopska salad')).toEqual({ name: 'Shopska salad', size: '350 g', language: 'en' });
});

test('ordered dish: keeps its ordered name without a translation, when removed, or when the size’s number differs', () => {
  expect(wordsIn('bg', 'Шопска салата, нова')).toBeUndefined();
  const { productId, variantId, ...words } = line;
  const index = buildIndex({ products: [buildProduct({ textLanguage: 'en' })] });
  const place = { defaultLanguage: 'bg' } as const;
  expect(lineNames(index, place, { ...words, productId, variantId: 99 as VariantId })).toBeUndefined();
  expect(lineNames(index, place, { ...words, productId: 9 as ProductId, variantId })).toBeUndefined();
});

test('ordered choice: is shown in the guest’s language when the order has its id', () => {
  const index = buildIndex({
    products: [buildProduct({ textLanguage: 'en', variants: [buildVariant({})] })],
    ingredients: [buildIngredient(5, 'Feta')],
  });
  const choice = { required: undefined, addable: [5 as IngredientId], removable: [] };
  const chosen = { ...line, added: ['Сирене'], choice };
  expect(lineNames(index, { defaultLanguage: 'bg' }, chosen)?.choice).toEqual({
    chosen: [],
    added: ['Feta'],
    removed: [],
  });
});
