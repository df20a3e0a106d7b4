// @vitest-environment jsdom
// A dish that runs out while its guest is on the order page, where no cart is in sight.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { changeCart } from '#core/db/cart/cart-table.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { VariantId } from '#domain/ids.ts';
import { type CheckoutForm, EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import { minor } from '#domain/pricing/money.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { CheckoutHere } from '#guest/checkout/checkout-here.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildCategory, buildProduct, buildVariant } from '../../support/build-menu.ts';
import { GuestTexts, words } from '../../support/render-screen.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

const FORM: CheckoutForm = {
  ...EMPTY_CHECKOUT,
  ...{ orderType: 'preorder', name: 'Elena', phone: '+359888123456', payment: 'cash' },
};
const salad = buildProduct();
const soup = buildProduct({
  ...{ id: 2 as typeof salad.id, slug: 'soup', name: 'Soup' },
  variants: [buildVariant({ id: 12 as VariantId })],
});
const place = {
  orderTypes: [{ type: 'preorder', id: 3, discounts: [], prices: [], radiuses: [], shapes: [] }],
} as const;
const menu = { categories: [buildCategory()], products: [salad, soup] };
const line = (dish: typeof salad): CartLine => ({
  ...{ lineId: dish.slug, productId: dish.id, categoryId: buildCategory().id, quantity: 1, choice: emptyChoice },
  ...{ variantId: dish.variants[0]?.id as VariantId, addedAt: NOON, seenPrice: minor(790) },
  ...{ seenName: dish.name, seenSize: '' },
});

const open = async () => {
  const guest = await seatGuest(aSnapshot(menu, { place }));
  await changeCart(guest.tabl.db, aSnapshot().place.id, (cart) => ({ ...cart, lines: [line(salad), line(soup)] }));
  guest.show(
    <GuestTexts>
      <CheckoutHere framed={false} kept={{ form: FORM, visitId: undefined }} />
    </GuestTexts>,
  );
  await screen.findByTestId('send-checkout', undefined, { timeout: 10_000 });
  return guest;
};

test('checkout: a dish that runs out there is named, and the smaller order is sent only after its guest has read it', async () => {
  const guest = await open();
  expect(words(screen.getByTestId('checkout-total'))).toContain('15.80');
  guest.publish(aSnapshot(menu, { place, off: [2] }));
  const notice = await screen.findByTestId('cart-changed');
  expect(words(notice)).toContain('Soup: sold out');
  await vi.waitFor(() => expect(words(screen.getByTestId('checkout-total'))).toContain('7.90'));
  expect(screen.queryByTestId('send-checkout')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByTestId('cart-changed')).toBeNull();
  expect(screen.getByTestId('send-checkout')).toBeDefined();
});

test('checkout: when the last dish runs out, the reason stays beside the way back to the menu', async () => {
  const guest = await open();
  guest.publish(aSnapshot(menu, { place, off: [1, 2] }));
  expect(words(await screen.findByTestId('cart-changed'))).toContain('Shopska salad: sold out');
  expect(await screen.findByRole('link', { name: 'Browse the menu' })).toBeDefined();
  expect(screen.getByTestId('cart-changed')).toBeDefined();
});
