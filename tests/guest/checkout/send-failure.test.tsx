// @vitest-environment jsdom
// An order that could not be saved: the reason stands beside the button, which can be pressed again.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { changeCart } from '#core/db/cart/cart-table.ts';
import { type CheckoutForm, EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import { minor } from '#domain/pricing/money.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { CheckoutHere } from '#guest/checkout/checkout-here.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildCategory, buildProduct } from '../../support/build-menu.ts';
import { GuestTexts } from '../../support/render-screen.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));
const sendWith = vi.hoisted(() => vi.fn());
vi.mock('#guest/order/use-order.ts', () => ({
  useOrder: () => ({ sendWith, send: sendWith, isSaving: false, failure: 'storage', toReplace: undefined }),
}));
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

const FORM: CheckoutForm = {
  ...EMPTY_CHECKOUT,
  ...{ orderType: 'preorder', name: 'Elena', phone: '+359888123456', payment: 'cash' },
};

test('checkout: an order that was not saved says so beside its button, and is sent by the next press [S8.12]', async () => {
  const salad = buildProduct();
  const [variant] = salad.variants;
  if (!variant) throw new Error('no size');
  const place = {
    orderTypes: [{ type: 'preorder', id: 3, discounts: [], prices: [], radiuses: [], shapes: [] }],
  } as const;
  const guest = await seatGuest(aSnapshot({ categories: [buildCategory()], products: [salad] }, { place }));
  await changeCart(guest.tabl.db, aSnapshot().place.id, (cart) => ({
    ...cart,
    lines: [
      {
        ...{ lineId: 'a', productId: salad.id, variantId: variant.id, categoryId: buildCategory().id, quantity: 1 },
        ...{ choice: emptyChoice, addedAt: NOON, seenPrice: minor(790), seenName: 'Salad', seenSize: '' },
      },
    ],
  }));
  guest.show(
    <GuestTexts>
      <CheckoutHere framed kept={{ form: FORM, visitId: undefined }} />
    </GuestTexts>,
  );
  const button = await screen.findByTestId('send-checkout', undefined, { timeout: 10_000 });
  expect(screen.getByTestId('send-failure').closest('footer')?.contains(button)).toBe(true);
  await userEvent.click(button);
  await vi.waitFor(() => expect(sendWith).toHaveBeenCalledOnce());
});
