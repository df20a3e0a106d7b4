// @vitest-environment jsdom
// The order page after an order was turned down: the focus goes to what is to be mended, and only while it is.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type CheckoutForm, EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { Refusal } from '#domain/order/refusal.ts';
import { CheckoutHere } from '#pages/order/checkout-here.tsx';
import { entry } from '../../screens/order/sent-entries.ts';
import { aSnapshot } from '../../state/menu/snapshots.ts';
import { NOON, seatGuest } from '../../state/table/table-guest.tsx';
import { GuestWords } from '../../support/render-screen.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

const PLACE = {
  orderTypes: [{ type: 'preorder', id: 3, discounts: [], prices: [], radiuses: [], shapes: [] }],
} as const;
const WANTED = NOON + 3 * 3_600_000;
const DETAILS: OrderDetails = { name: 'Elena', phone: '+359888123456', payment: 'cash', wantedAt: WANTED };
const FORM: CheckoutForm = {
  ...EMPTY_CHECKOUT,
  ...{ orderType: 'preorder', name: 'Elena', phone: '+359888123456', payment: 'cash', wantedAt: WANTED },
};

/** The page that a guest comes back to. */
const back = async (code: Refusal['code'], form: Partial<CheckoutForm> = {}) => {
  const guest = await seatGuest(aSnapshot({}, { place: PLACE }));
  const refusal = { code, productIds: [], ingredientIds: [], quote: undefined } as const;
  const refused = entry({ orderType: 'preorder', details: DETAILS, state: 'refused', refusal });
  const kept = { form: { ...FORM, ...form }, visitId: undefined, refused };
  guest.show(
    <GuestWords>
      <CheckoutHere framed={false} kept={kept} />
    </GuestWords>,
  );
  await screen.findByTestId('checkout', undefined, { timeout: 10_000 });
  await new Promise((resolve) => setTimeout(resolve, 50));
};
const isFocusIn = (part: string) => document.getElementById(`checkout-${part}`)?.contains(document.activeElement);

test.each([
  ['invalid_name', 'name'],
  ['invalid_phone', 'phone'],
] as const)('after %s the field stands open, and has the focus', async (code, part) => {
  await back(code);
  expect(isFocusIn(part)).toBe(true);
});

test('a time that was lost has the focus', async () => {
  await back('slot_full');
  expect(isFocusIn('wantedAt')).toBe(true);
});

test('whoever has chosen another time since is led nowhere', async () => {
  await back('slot_full', { wantedAt: WANTED + 3_600_000 });
  expect(isFocusIn('wantedAt')).toBe(false);
});
