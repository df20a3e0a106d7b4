// @vitest-environment jsdom
// A dish whose price lies in a required choice is never shown as 0.00.
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { GroupId, IngredientId, ProductId } from '#domain/ids.ts';
import { minor, ZERO } from '#domain/pricing/money.ts';
import { ProductCard, type ProductCardView } from '#guest/product-card/product-card.tsx';
import { ResultRow } from '#guest/search/result-row.tsx';
import { cardView } from '#shared/menu/card-view.ts';
import { RelatedDishes } from '#shared/product/related-dishes.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { buildIngredient, buildProduct, buildVariant } from '../../support/build-menu.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const korma = (...prices: readonly number[]): ProductCardView => {
  const dish = buildProduct({
    id: 5 as ProductId,
    name: 'Korma',
    variants: [buildVariant({ price: ZERO })],
    groups: [
      {
        ...{ id: 9 as GroupId, title: 'Meat', min: 1, max: 1, ask: true, defaults: [] },
        options: prices.map((price, at) => ({
          ...{ ingredientId: (at + 1) as IngredientId, price: minor(price), prices: {} },
          ...{ active: true, max: 1, included: false, opens: undefined },
        })),
      },
    ],
  });
  const ingredients = prices.map((_, at) => buildIngredient(at + 1, `meat ${at}`));
  return cardView(aSnapshot({ products: [dish], ingredients }), dish, { orderType: 'spot', hidesAdd: false });
};

const found = { name: { text: 'Korma', language: 'en', ranges: [] }, besides: undefined } as const;
const PLACES: readonly [where: string, shown: (view: ProductCardView) => ReactNode][] = [
  ['on its card', (view) => <ProductCard view={view} quantity={0} index={0} sizes="1px" />],
  [
    'among what a search finds',
    (view) => <ResultRow view={view} why={() => found} category={undefined} note={undefined} quantity={0} eager />,
  ],
  ['among related dishes', (view) => <RelatedDishes dishes={[view]} />],
];

test.each(PLACES)('price: a dish priced by a required choice is “from 10.90” %s', (_where, shown) => {
  renderScreen(<div data-testid="shown">{shown(korma(1490, 1090))}</div>);
  expect(words(screen.getByTestId('shown'))).toContain('from 10.90 €');
});

test.each(PLACES)('price: a required choice of one price is no “from” %s', (_where, shown) => {
  renderScreen(<div data-testid="shown">{shown(korma(1090, 1090))}</div>);
  const text = words(screen.getByTestId('shown'));
  expect(text).toContain('10.90 €');
  expect(text).not.toContain('from');
});
