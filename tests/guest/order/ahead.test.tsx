// @vitest-environment jsdom
// A dish outside its hours in the order: it waits for a time if the guest can choose one.
import { expect, test, vi } from 'vitest';
import { categoryKey } from '#domain/availability/availability.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { CategoryId, VariantId } from '#domain/ids.ts';
import { parseWindows } from '#domain/place/hours.ts';
import { minor } from '#domain/pricing/money.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { useCheckoutPrice, useOrderedCart } from '#guest/order/use-checkout-price.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildCategory, buildProduct } from '../../support/build-menu.ts';

const BREAKFAST = Array.from({ length: 7 }, () => parseWindows('07:00-11:00') ?? []);
const omelette = buildProduct();
const category = buildCategory({ hours: BREAKFAST });
const LINE: CartLine = {
  ...{ lineId: 'line', productId: omelette.id, variantId: 11 as VariantId, categoryId: 1 as CategoryId },
  ...{ choice: emptyChoice, quantity: 1, addedAt: NOON, seenPrice: minor(790), seenName: '', seenSize: '' },
};
const type = (one: 'spot' | 'preorder') => ({
  ...{ type: one, id: 1, discounts: [], prices: [], radiuses: [], shapes: [] },
});

test.each([
  ['stays where it can be fetched tomorrow', ['spot', 'preorder'], { lines: 1, held: 0, unfit: 0 }],
  ['is held where only tables order', ['spot'], { lines: 0, held: 1, unfit: 0 }],
] as const)('limited hours: a breakfast ordered at noon %s', async (_, types, expected) => {
  const snapshot = {
    ...aSnapshot({ products: [omelette], categories: [category] }, { place: { orderTypes: types.map(type) } }),
    off: new Set([categoryKey(category.id)]),
  };
  const guest = await seatGuest(snapshot);
  await guest.tabl.db.carts.put({ placeId: snapshot.place.id, revision: 1, lines: [LINE], comments: {} });
  const seen: { cart?: ReturnType<typeof useCart>['cart']; unfit?: number | undefined } = {};
  const Content = () => {
    seen.cart = useCart().cart;
    seen.unfit = useCheckoutPrice(useOrderedCart(), {
      ...{ orderType: 'preorder', address: undefined, wantedAt: undefined },
    })?.unfit.length;
    return null;
  };
  guest.show(<Content />);
  await vi.waitFor(
    () =>
      expect({ lines: seen.cart?.lines.length, held: seen.cart?.held?.length ?? 0, unfit: seen.unfit }).toEqual(
        expected,
      ),
    { timeout: 5000 },
  );
});
