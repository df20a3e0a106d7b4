// @vitest-environment jsdom
// The order page after a rejection: the focus goes to the part to fix, while it needs fixing.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type CheckoutForm, EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import type { PaymentMethod } from '#domain/order/checkout/payment-method.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { Refusal, RefusedField } from '#domain/order/refusal.ts';
import { DEFAULT_SETTINGS, type Settings } from '#domain/place/settings.ts';
import { CheckoutHere } from '#guest/checkout/checkout-here.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { GuestTexts, words } from '../../support/render-screen.tsx';
import { entry } from '../order/sent-entries.ts';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

const placeOf = (payments: readonly PaymentMethod[] | undefined) =>
  ({
    orderTypes: [
      { type: 'preorder', id: 3, discounts: [], prices: [], radiuses: [], shapes: [], ...(payments && { payments }) },
    ],
  }) as const;
const WANTED = NOON + 3 * 3_600_000;
const DETAILS: OrderDetails = { name: 'Elena', phone: '+359888123456', payment: 'cash', wantedAt: WANTED };
const FORM: CheckoutForm = {
  ...EMPTY_CHECKOUT,
  ...{ orderType: 'preorder', name: 'Elena', phone: '+359888123456', payment: 'cash', wantedAt: WANTED },
};

/** Opens the page to which a guest returns. */
const back = async (
  code: Refusal['code'],
  form: Partial<CheckoutForm> = {},
  over: {
    readonly settings?: Partial<Settings>;
    readonly payments?: readonly PaymentMethod[];
    readonly nextAt?: number;
    readonly wasFor?: number | undefined;
    readonly field?: RefusedField;
    readonly said?: Partial<OrderDetails>;
  } = {},
) => {
  const guest = await seatGuest(aSnapshot({}, { place: placeOf(over.payments), settings: over.settings ?? {} }));
  const refusal = {
    code,
    productIds: [],
    ingredientIds: [],
    quote: undefined,
    nextAt: over.nextAt,
    field: over.field,
  } as const;
  const details = { ...DETAILS, ...over.said, wantedAt: 'wasFor' in over ? over.wasFor : WANTED };
  const refused = entry({ orderType: 'preorder', details, state: 'refused', refusal });
  const kept = { form: { ...FORM, ...form }, visitId: undefined, refused };
  guest.show(
    <GuestTexts>
      <CheckoutHere framed={false} kept={kept} />
    </GuestTexts>,
  );
  await screen.findByTestId('checkout', undefined, { timeout: 10_000 });
  await new Promise((resolve) => setTimeout(resolve, 50));
};
const isFocusIn = (part: string) => document.getElementById(`checkout-${part}`)?.contains(document.activeElement);

test.each([
  ['invalid_name', 'name'],
  ['invalid_phone', 'phone'],
] as const)('checkout fix: after %s the field is open and focused', async (code, part) => {
  await back(code);
  expect(isFocusIn(part)).toBe(true);
});

test.each([
  ['payment', { payment: 'cash' }],
  ['comment', { comment: 'Blue door' }],
] as const)(
  'checkout fix: after a rejection of the field %s, its part is focused and shows the reason',
  async (field, said) => {
    await back('invalid_order', said, { field, said });
    expect(isFocusIn(field)).toBe(true);
    const words = { payment: 'how you pay', comment: 'the comment' };
    expect((await screen.findByTestId('refused-notice')).textContent).toContain(words[field]);
  },
);

test('checkout fix: the refusal is not shown when only one other payment method remains', async () => {
  await back('invalid_order', { payment: undefined }, { field: 'payment', payments: ['card'] });
  expect(screen.queryByTestId('refused-notice')).toBeNull();
});

test('checkout fix: focuses a time that was lost', async () => {
  await back('slot_full');
  expect(isFocusIn('wantedAt')).toBe(true);
});

test('checkout fix: moves no focus when the guest has chosen another time since', async () => {
  await back('slot_full', { wantedAt: WANTED + 3_600_000 }, { wasFor: WANTED });
  expect(isFocusIn('wantedAt')).toBe(false);
});

const EVENING = Array.from({ length: 7 }, () => [{ from: 18 * 60, to: 23 * 60 }]);
const AHEAD = {
  openingHours: EVENING,
  disableOvertimeOrders: true,
  times: { ...DEFAULT_SETTINGS.times, whenClosed: true },
};
const OPENS = NOON + 6 * 3_600_000;

test('checkout fix: after a closed place refused an order for now, one press takes the next time if the place takes advance orders', async () => {
  await back('place_closed', { wantedAt: undefined }, { settings: AHEAD, nextAt: OPENS, wasFor: undefined });
  expect(isFocusIn('wantedAt')).toBe(true);
  const take = await screen.findByTestId('take-next-time');
  await userEvent.click(take);
  // The form has a time now, so no error is left to fix.
  expect(screen.queryByTestId('refused-notice')).toBeNull();
  expect(words(document.getElementById('checkout-wantedAt'))).toContain('18:00');
});

test('checkout fix: shows nothing to fix once the place is open', async () => {
  const open = { ...AHEAD, openingHours: Array.from({ length: 7 }, () => [{ from: 0, to: 24 * 60 }]) };
  await back('place_closed', { wantedAt: undefined }, { settings: open, nextAt: OPENS, wasFor: undefined });
  expect(isFocusIn('wantedAt')).toBe(false);
  expect(screen.queryByTestId('refused-notice')).toBeNull();
});
