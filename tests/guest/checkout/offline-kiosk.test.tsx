// @vitest-environment jsdom
// An offline kiosk takes no orders, because the pickup number comes from the server.
import { act, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CheckoutForm, EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import { CheckoutHere } from '#guest/checkout/checkout-here.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { GuestTexts } from '../../support/render-screen.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

const PLACE = {
  orderTypes: [{ type: 'preorder', id: 3, byNumber: true, discounts: [], prices: [], radiuses: [], shapes: [] }],
} as const;
const FORM: CheckoutForm = { ...EMPTY_CHECKOUT, orderType: 'preorder', payment: 'cash' };

beforeEach(() => void Cookies.set('_tkm_', '1'));
afterEach(() => void Cookies.remove('_tkm_'));

const open = async () => {
  const guest = await seatGuest(aSnapshot({}, { place: PLACE }));
  guest.show(
    <GuestTexts>
      <CheckoutHere framed={false} kept={{ form: FORM, visitId: undefined }} />
    </GuestTexts>,
  );
  await screen.findByTestId('checkout', undefined, { timeout: 10_000 });
  return guest;
};

/** Simulates a failed request and an unanswered probe. */
const goOffline = async ({ connection }: Awaited<ReturnType<typeof open>>['tabl']) => {
  await connection.start(() => undefined);
  act(() => connection.send({ type: 'request.failed' }));
  await vi.waitFor(() => expect(connection.isOnline()).toBe(false));
};

test('kiosk checkout: offline, the press is refused with a message that points to the staff', async () => {
  const { tabl } = await open();
  expect(screen.queryByTestId('cannot-send')).toBeNull();
  await goOffline(tabl);
  expect((await screen.findByTestId('cannot-send')).textContent).toContain('the kitchen would not see your order');
  expect(screen.queryByTestId('send-checkout')).toBeNull();
});

test('guest’s own phone: offline, the order can still be saved, because it bears the guest’s name', async () => {
  Cookies.remove('_tkm_');
  const { tabl } = await open();
  await goOffline(tabl);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByTestId('cannot-send')).toBeNull();
});
