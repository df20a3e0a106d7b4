// @vitest-environment jsdom
// A room's guest orders a delivery: a dish that only the room's menu held back is available again, and counts for the
// order's limits.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { storeSession } from '#core/db/session/store-session.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { CategoryId, VariantId } from '#domain/ids.ts';
import { type CheckoutForm, EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import { parseWindows } from '#domain/place/hours.ts';
import type { QuantityLimits } from '#domain/place/settings.ts';
import { minor } from '#domain/pricing/money.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { CheckoutHere } from '#guest/checkout/checkout-here.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { aSession, NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildCategory, buildProduct } from '../../support/build-menu.ts';
import { GuestTexts, words } from '../../support/render-screen.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

const daily = (text: string) => Array.from({ length: 7 }, () => parseWindows(text) ?? []);
const plain = buildProduct();
const box = buildProduct({ visibility: { ...plain.visibility, onlyDelivery: true } });
const LINE: CartLine = {
  ...{ lineId: 'box', productId: box.id, variantId: 11 as VariantId, categoryId: 1 as CategoryId },
  ...{ choice: emptyChoice, quantity: 5, addedAt: NOON, seenPrice: minor(790), seenName: 'Box', seenSize: '' },
};
const type = (name: 'room' | 'delivery', id: number) => ({
  ...{ type: name, id, discounts: [], prices: [], radiuses: [], shapes: [] },
});
const FORM: CheckoutForm = {
  ...EMPTY_CHECKOUT,
  ...{ orderType: 'delivery', name: 'Elena', phone: '+359888123456', payment: 'cash' },
  address: { words: 'Shipka', streetNumber: '34', entrance: 'B', floor: '3', apartment: '9', bell: '9' },
};
const NO_LIMITS: QuantityLimits = { line: 0, order: 0, lineAsk: 0, orderAsk: 0 };

const open = async ({ limits = {}, hours = '00:00-24:00' }: { limits?: Partial<QuantityLimits>; hours?: string }) => {
  const snapshot = aSnapshot(
    { products: [box], categories: [buildCategory({ hours: daily(hours) })] },
    {
      place: { orderTypes: [type('room', 1), type('delivery', 2)] },
      settings: { limits: { ...NO_LIMITS, ...limits } },
    },
  );
  const guest = await seatGuest(snapshot);
  const { db } = guest.tabl;
  await storeSession(db, aSession({ orderType: 'room', table: undefined, roomNumber: '7' }), NOON);
  await db.carts.put({ placeId: snapshot.place.id, revision: 1, lines: [], held: [LINE], comments: {} });
  guest.show(
    <GuestTexts>
      <CheckoutHere framed={false} kept={{ form: FORM, visitId: undefined }} />
    </GuestTexts>,
  );
  await vi.waitFor(() => expect(words(screen.getByTestId('checkout'))).toContain('39.50'), { timeout: 10_000 });
  return db;
};

test('checkout: asks to confirm an unusual quantity', async () => {
  await open({ limits: { lineAsk: 3 } });
  await userEvent.click(await screen.findByTestId('send-checkout'));
  expect(words(await screen.findByTestId('unusual'))).toContain('5');
});

test('checkout: reduces a quantity above the place’s limit by one press', async () => {
  const db = await open({ limits: { line: 2 } });
  expect(words(await screen.findByTestId('too-much'))).toContain('at most 2');
  await userEvent.click(screen.getByRole('button', { name: 'Reduce to 2' }));
  await screen.findByTestId('send-checkout');
  expect((await db.carts.toArray())[0]).toMatchObject({ lines: [], held: [{ quantity: 2 }] });
});

test.each([
  ['within the hours of its card it may be had as soon as possible', '11:00-14:00', false],
  ['before them a time is to be chosen', '13:00-14:00', true],
])('limited hours: %s', async (_, hours, isAsked) => {
  await open({ hours });
  expect(screen.queryByTestId('choose-time') !== null).toBe(isAsked);
});
