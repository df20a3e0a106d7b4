// @vitest-environment jsdom
// Price information for a guest without a table who has not chosen an order type.
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { changeCart } from '#core/db/cart/cart-table.ts';
import { minor } from '#domain/pricing/money.ts';
import { TableSaving } from '#guest/checkout/table-saving.tsx';
import { useCart } from '#shared/cart/cart-context.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildCategory, buildProduct, buildVariant } from '../../support/build-menu.ts';
import { GuestTexts, words } from '../../support/render-screen.tsx';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

const Said = () => {
  const { total } = useCart().price;
  return (
    <>
      <output data-testid="total">{total}</output>
      <TableSaving total={total} />
    </>
  );
};

test('cart: applies no table discount before an order type is chosen, and says how much would be saved at a table', async () => {
  const dish = buildProduct({ name: 'Snezhanka' });
  const [variant = buildVariant()] = dish.variants;
  const type = { prices: [], radiuses: [], shapes: [], discounts: [] };
  const lunch = { priceOver: minor(0), valueType: 'percent', value: 15 };
  const place = {
    orderTypes: [
      { ...type, type: 'spot', id: 1, discounts: [lunch] },
      { ...type, type: 'delivery', id: 2 },
    ],
  };
  const guest = await seatGuest(
    aSnapshot({ categories: [buildCategory()], products: [dish] }, { place: place as object }),
  );
  await changeCart(guest.tabl.db, aSnapshot().place.id, (cart) => ({
    ...cart,
    lines: [
      {
        ...{ lineId: 'line-1', productId: dish.id, variantId: variant.id, categoryId: buildCategory().id },
        ...{ choice: { required: undefined, addable: [], removable: [] }, quantity: 1, addedAt: NOON },
        ...{ seenPrice: minor(790), seenName: 'Snezhanka', seenSize: '' },
      },
    ],
  }));
  guest.show(
    <GuestTexts>
      <Said />
    </GuestTexts>,
  );
  await waitFor(() => expect(screen.getByTestId('total').textContent).toBe('790'));
  await waitFor(() => expect(words(screen.getByTestId('table-saving'))).toMatch(/^1\.19 € less at a table/));
});
