// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProductId } from '#domain/ids.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { CategoryScreen } from '#guest/menu/category-screen.tsx';
import { cardView } from '#shared/menu/card-view.ts';
import { AnnouncerProvider } from '#ui/words/announcer.tsx';
import { buildCategory, buildIndex, buildProduct } from '../../support/build-menu.ts';
import '../../support/render-screen.tsx';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';

const products = Array.from({ length: 6 }, (_, at) => buildProduct({ id: (at + 1) as ProductId, name: `Dish ${at}` }));
const snapshot = {
  index: buildIndex({ products }),
  settings: DEFAULT_SETTINGS,
  place: { slug: 'neven' } as never,
  off: new Set<ProductId>(),
};

test('product card: adding a dish re-renders only its own card', () => {
  const paints = new Map<number, number>();
  const views = products.map((product) => {
    const view = cardView(snapshot, product, { orderType: 'spot', hidesAdd: false });
    return {
      ...view,
      // A card reads this once per render.
      get sizeRows() {
        paints.set(product.id, (paints.get(product.id) ?? 0) + 1);
        return view.sizeRows;
      },
    };
  });
  const category = buildCategory();
  const screen = (quantities: ReadonlyMap<ProductId, number>) => (
    <I18nProvider i18n={i18n}>
      <AnnouncerProvider>
        <CategoryScreen
          category={category}
          device="phone"
          theme={3}
          subcategories={[]}
          products={views}
          quantities={quantities}
        />
      </AnnouncerProvider>
    </I18nProvider>
  );
  const { rerender } = render(screen(new Map()));
  const before = new Map(paints);
  expect(before.size).toBe(6);
  rerender(screen(new Map([[3 as ProductId, 1]])));
  for (const { id } of products) expect((paints.get(id) ?? 0) - (before.get(id) ?? 0)).toBe(id === 3 ? 1 : 0);
});
