// @vitest-environment jsdom
// Notice of a dish with a right of withdrawal: in a table's order, in the order review, and beside the button.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { changeCart } from '#core/db/cart/cart-table.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { ProductId, VariantId } from '#domain/ids.ts';
import { EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import { minor } from '#domain/pricing/money.ts';
import { CheckoutHere } from '#guest/checkout/checkout-here.tsx';
import { OrderService } from '#guest/service/order-service.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildCategory, buildProduct, buildVariant } from '../../support/build-menu.ts';
import { GuestTexts, words } from '../../support/render-screen.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

const PLACE = {
  email: 'masa@bistro.example',
  orderTypes: [{ type: 'preorder', id: 3, discounts: [], prices: [], radiuses: [], shapes: [] }],
} as const;
const salad = buildProduct();
const voucher = buildProduct({
  id: 2 as ProductId,
  slug: 'voucher',
  name: 'Gift voucher',
  variants: [buildVariant({ id: 21 as VariantId, price: minor(3000) })],
  withdrawalRight: true,
});
const lineOf = ({ id, categoryIds, variants: [variant = buildVariant()] }: typeof salad): CartLine => ({
  lineId: `line-${id}`,
  productId: id,
  variantId: variant.id,
  categoryId: categoryIds[0] ?? buildCategory().id,
  choice: { required: undefined, addable: [], removable: [] },
  quantity: 1,
  addedAt: NOON,
  seenPrice: minor(790),
  seenName: 'As it was called',
  seenSize: '',
});

const guestWith = async (...dishes: readonly (typeof salad)[]) => {
  const guest = await seatGuest(
    aSnapshot({ categories: [buildCategory()], products: [salad, voucher] }, { place: PLACE }),
  );
  const { id } = aSnapshot().place;
  await changeCart(guest.tabl.db, id, (cart) => ({ ...cart, lines: dishes.map(lineOf) }));
  return guest;
};
const orderPage = async (...dishes: readonly (typeof salad)[]) => {
  const guest = await guestWith(...dishes);
  const kept = {
    form: { ...EMPTY_CHECKOUT, orderType: 'preorder' as const },
    visitId: undefined,
    refused: undefined,
  };
  guest.show(
    <GuestTexts>
      <CheckoutHere framed={false} kept={kept} />
    </GuestTexts>,
  );
  await screen.findByTestId('checkout', undefined, { timeout: 10_000 });
  await screen.findByTestId('send-checkout', undefined, { timeout: 10_000 });
};

test('withdrawal: the order page says for which dish the right of withdrawal holds and whom to contact, and names the dish beside the button', async () => {
  await orderPage(salad, voucher);
  const review = await screen.findByTestId('withdrawal', undefined, { timeout: 5_000 });
  expect(words(review)).toBe(
    'Right of withdrawal: Gift voucher' +
      'You may withdraw from this purchase within 14 days, without giving a reason. ' +
      'To do so, contact us: masa@bistro.example. This right does not cover the rest of your order.',
  );
  const line = screen.getByTestId('withdrawal-line');
  expect(words(line)).toBe('With a right of withdrawal, 14 days: Gift voucher');
  const button = screen.getByTestId('send-checkout');
  expect(line.closest('footer')?.contains(button)).toBe(true);
});

test('withdrawal: an order without such a product does not mention the right', async () => {
  await orderPage(salad);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByTestId('withdrawal')).toBeNull();
  expect(screen.queryByTestId('withdrawal-line')).toBeNull();
});

test('withdrawal: a table order without an order page mentions the right too; sent orders do not', async () => {
  const guest = await guestWith(voucher);
  const close = guest.show(
    <GuestTexts>
      <OrderService />
    </GuestTexts>,
  );
  const review = await screen.findByTestId('withdrawal', undefined, { timeout: 5_000 });
  expect(words(review)).not.toContain('the rest of your order');
  close();
  guest.show(
    <GuestTexts>
      <OrderService isSent />
    </GuestTexts>,
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByTestId('withdrawal')).toBeNull();
});
