// @vitest-environment jsdom
// A closed place that takes orders: its guest reads the opening time instead of a duration from now.
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import type { CategoryId, VariantId } from '#domain/ids.ts';
import { EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import { parseWindows } from '#domain/place/hours.ts';
import type { OrderType } from '#domain/place/place.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { minor } from '#domain/pricing/money.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { CheckoutHere } from '#guest/checkout/checkout-here.tsx';
import { delivering } from '../../domain/delivery/delivery-place.ts';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct } from '../../support/build-menu.ts';
import { GuestTexts, words } from '../../support/render-screen.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

const salad = buildProduct();
const LINE: CartLine = {
  ...{ lineId: 'salad', productId: salad.id, variantId: 11 as VariantId, categoryId: 1 as CategoryId },
  ...{ choice: emptyChoice, quantity: 1, addedAt: NOON, seenPrice: minor(790), seenName: 'Salad', seenSize: '' },
};
const way = (type: OrderType, id: number) => ({
  ...{ type, id, discounts: [], prices: [], radiuses: [], shapes: [] },
  payments: ['cash'] as const,
});

const open = async (hours: string) => {
  const place = { ...delivering({}), orderTypes: [way('preorder', 1), way('delivery', 2)] };
  const settings = {
    disableOvertimeOrders: false,
    openingHours: Array.from({ length: 7 }, () => parseWindows(hours) ?? []),
    times: { ...DEFAULT_SETTINGS.times, slot: 15, lead: 40, deliveryLead: 45 },
  };
  const snapshot = aSnapshot({ products: [salad] }, { place, settings });
  const guest = await seatGuest(snapshot);
  await guest.tabl.db.carts.put({ placeId: snapshot.place.id, revision: 1, lines: [LINE], comments: {} });
  const kept = { form: { ...EMPTY_CHECKOUT, orderType: 'preorder' as const }, visitId: undefined };
  guest.show(
    <GuestTexts>
      <CheckoutHere framed={false} kept={kept} />
    </GuestTexts>,
  );
  await screen.findByTestId('checkout-total', undefined, { timeout: 10_000 });
};

test.each([
  ['closed', '18:00-22:00', false],
  ['open', '10:00-22:00', true],
])('checkout: a place that is %s shows a duration from now only while open', async (_, hours, isOpen) => {
  await open(hours);
  const way = words(screen.getByTestId('way-preorder'));
  expect(way.includes('from 40 min')).toBe(isOpen);
  const when = () => words(document.getElementById('checkout-wantedAt'));
  expect(when()).toContain('As soon as possible');
  const sentence = 'Outside our opening hours. Opens at 18:00. Your order may have to wait until then.';
  await waitFor(() => expect(when().includes(sentence)).toBe(!isOpen));
});
