import { expect, test } from 'vitest';
import type { ProductId, VariantId } from '#domain/ids.ts';
import { readSummary } from '#shared/order/sent-summary.ts';
import { buildIndex, buildProduct } from '../../support/build-menu.ts';

const sent = {
  lines: [
    {
      productId: 1 as ProductId,
      variantId: 11 as VariantId,
      categoryId: undefined,
      choice: { required: undefined, addable: [], removable: [] },
      quantity: 1,
    },
  ],
  summary: [{ name: 'Шопска салата', detail: '350 г', quantity: 1, total: 790 }],
};

test('sent order: is shown in the guest’s current language', () => {
  const index = buildIndex({ products: [buildProduct({ textLanguage: 'en' })] });
  expect(readSummary(index, sent)[0]).toMatchObject({
    ...{ name: 'Shopska salad', detail: '350 g', quantity: 1, total: 790 },
    choice: { textLanguage: 'en' },
  });
});

test('sent order: keeps its texts when its dish was removed or renamed', () => {
  expect(readSummary(buildIndex({ products: [] }), sent)).toEqual(sent.summary);
  const english = sent.summary.map((one) => ({
    ...one,
    choice: { chosen: [], added: [], removed: [], textLanguage: 'en' as const },
  }));
  const index = buildIndex({ products: [buildProduct({ textLanguage: 'en', name: 'Another name' })] });
  expect(readSummary(index, { ...sent, summary: english })).toEqual(english);
});
