// @vitest-environment jsdom
// The second currency is shown beside every price of a dish, on every screen.
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { VariantId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import { ProductCard, type ProductCardView } from '#guest/product-card/product-card.tsx';
import { ProductFactsPanel } from '#guest/product-card/product-facts-panel.tsx';
import { DishText } from '#guest/whole-menu/dish-text.tsx';
import { RelatedDishes } from '#shared/product/related-dishes.tsx';
import { buildProduct, buildVariant } from '../../support/build-menu.ts';
import { EURO_AND_LEV, renderScreen, words } from '../../support/render-screen.tsx';

const variants = [790, 990].map((price, at) =>
  buildVariant({ id: (at + 1) as VariantId, size: at === 0 ? 'small' : 'large', price: minor(price) }),
);
const product = buildProduct({ variants });
const price = { amount: minor(790), old: undefined, from: true };
const sizes = variants.map((variant) => ({
  variant,
  price: { before: minor(variant.price ?? 0), after: minor(variant.price ?? 0) },
}));
const view: ProductCardView = {
  product,
  cloth: 'salad',
  href: '/neven/salads/shopska',
  price,
  soldOut: false,
  add: 'choose',
  press: 'page',
  sizes,
  sizeRows: 'shown',
  comment: false,
};

const PLACES: readonly [what: string, shown: ReactNode, amounts: readonly string[]][] = [
  [
    'on its card and beside the sizes there',
    <ProductCard key="card" view={view} quantity={0} index={0} sizes="1px" />,
    ['15.45 lv.', '19.36 lv.'],
  ],
  [
    'in the panel that a card opens',
    <ProductFactsPanel key="facts" product={product} sizes={sizes} />,
    ['15.45 lv.', '19.36 lv.'],
  ],
  ['in the whole menu, for each size', <DishText key="words" view={view} linked />, ['15.45 lv.', '19.36 lv.']],
  [
    'among related dishes',
    <RelatedDishes key="related" dishes={[{ product, cloth: undefined, href: '/x', price }]} />,
    ['15.45 lv.'],
  ],
];

test.each(PLACES)('price: shows the second currency %s', (_what, shown, amounts) => {
  renderScreen(<div data-testid="shown">{shown}</div>, EURO_AND_LEV);
  const text = words(screen.getByTestId('shown'));
  for (const amount of amounts) expect(text).toContain(amount);
});
