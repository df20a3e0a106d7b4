import { expect, test } from 'vitest';
import { countAllergen } from '#domain/diet/allergen-counts.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Allergen, Product } from '#domain/menu/menu.ts';
import { buildIndex, buildProduct } from '../../support/build-menu.ts';

const nuts: Allergen = { code: 'nuts', name: '', image: undefined };
const product = (id: number, over: Partial<Product>) =>
  buildProduct({ id: id as ProductId, slug: `dish-${id}`, ...over });

test('allergen counts: declared traces count as traces, not as unstated', () => {
  const products = [
    product(1, { allergens: [nuts] }),
    product(2, { allergens: [], mayContain: [nuts] }),
    product(3, { allergens: undefined, mayContain: [nuts] }),
    product(4, { allergens: undefined }),
    product(5, { allergens: [] }),
  ];
  expect(countAllergen(buildIndex({ products }), products, 'nuts')).toEqual({ contains: 1, traces: 2, unstated: 1 });
});
