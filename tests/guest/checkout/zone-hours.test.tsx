// @vitest-environment jsdom
// An address in a zone that is closed now: its guest is asked for a time, not for another address.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import type { CategoryId, VariantId } from '#domain/ids.ts';
import { type CheckoutForm, EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { minor } from '#domain/pricing/money.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { CheckoutHere } from '#guest/checkout/checkout-here.tsx';
import { delivering, region, shape, squareAt } from '../../domain/delivery/delivery-place.ts';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct } from '../../support/build-menu.ts';
import { GuestTexts, words } from '../../support/render-screen.tsx';
import { entry } from '../order/sent-entries.ts';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

const HOUR = 3_600_000;
const salad = buildProduct();
const LINE: CartLine = {
  ...{ lineId: 'salad', productId: salad.id, variantId: 11 as VariantId, categoryId: 1 as CategoryId },
  ...{ choice: emptyChoice, quantity: 1, addedAt: NOON, seenPrice: minor(790), seenName: 'Salad', seenSize: '' },
};
const EVENING = { activeFrom: '18:00', activeTo: '20:00' };
const PLACE = delivering({ shapes: [shape(1, squareAt(42.7, 23.3), 190, EVENING)] });
const TYPED = { words: 'Shipka', streetNumber: '34', entrance: 'B', floor: '3', apartment: '9', bell: '9' };
const FORM: CheckoutForm = {
  ...EMPTY_CHECKOUT,
  ...{ orderType: 'delivery', name: 'Elena', phone: '+359888123456', payment: 'cash' },
  address: { ...TYPED, point: { lat: 42.7, lng: 23.3 } },
};

const open = async (refused?: Parameters<typeof entry>[0], { place = PLACE, slot = 15, form = FORM } = {}) => {
  const times = { ...DEFAULT_SETTINGS.times, slot };
  const snapshot = aSnapshot({ products: [salad] }, { place, settings: { times } });
  const guest = await seatGuest(snapshot);
  await guest.tabl.db.carts.put({ placeId: snapshot.place.id, revision: 1, lines: [LINE], comments: {} });
  const kept = { form, visitId: undefined, ...(refused && { refused: entry(refused) }) };
  guest.show(
    <GuestTexts>
      <CheckoutHere framed={false} kept={kept} />
    </GuestTexts>,
  );
  await screen.findByTestId('checkout-total', undefined, { timeout: 10_000 });
};
const isFocusIn = (part: string) => document.getElementById(`checkout-${part}`)?.contains(document.activeElement);

test('[S5.23] closed zone: "as soon as possible" is not offered, and the press leads to the time', async () => {
  await open();
  expect(words(document.getElementById('checkout-address'))).toContain('We deliver there from 18:00 to 20:00.');
  const hint = 'Delivery to this address starts again: today at 18:00. Choose a time.';
  expect(words(screen.getByTestId('delivery-later'))).toBe(hint);
  await userEvent.click(screen.getByTestId('send-checkout'));
  await vi.waitFor(() => expect(isFocusIn('wantedAt')).toBe(true));
  expect(screen.queryByTestId('problem-address')?.textContent ?? '').not.toContain('Check the delivery address');
  await userEvent.click(screen.getByTestId('choose-time'));
  const choice = words(await screen.findByTestId('time-choice'));
  expect(choice).not.toContain('As soon as possible');
  expect(choice).toContain('18:00');
  expect(choice).not.toContain('20:00');
  expect(choice).not.toContain('17:45');
});

test('closed region: a guest with a time within its hours reads no hint, and one without a time is led to the choice', async () => {
  const place = delivering({ regions: [{ ...region(4, 'Lozenets', 290), ...EVENING }] });
  const address = { ...TYPED, regionId: 4 };
  const withTime = { ...FORM, address, wantedAt: NOON + 7 * HOUR };
  await open(undefined, { place, form: withTime });
  expect(screen.queryByTestId('delivery-later')).toBeNull();
  expect(screen.queryByTestId('choose-time')).toBeNull();
  expect(words(document.getElementById('checkout-address'))).not.toContain('We deliver there from');
  cleanup();
  await open(undefined, { place, form: { ...FORM, address } });
  expect(words(screen.getByTestId('delivery-later'))).toContain('today at 18:00');
  await userEvent.click(screen.getByTestId('send-checkout'));
  await vi.waitFor(() => expect(isFocusIn('wantedAt')).toBe(true));
});

test('closed zone: one press gives a refused order for now the next time', async () => {
  const details = { name: 'Elena', phone: '+359888123456', payment: 'cash', address: FORM.address } as const;
  const nextAt = NOON + 6 * HOUR;
  const refusal = { code: 'invalid_time', productIds: [], ingredientIds: [], quote: undefined, nextAt } as const;
  await open({ orderType: 'delivery', details, state: 'refused', refusal });
  expect(isFocusIn('wantedAt')).toBe(true);
  await userEvent.click(await screen.findByTestId('take-next-time'));
  expect(words(document.getElementById('checkout-wantedAt'))).toContain('18:00');
  expect(screen.queryByTestId('refused-notice')).toBeNull();
});

test('closed zone: without a choice of time, says when the zone opens next and blocks the order', async () => {
  await open(undefined, { slot: 0 });
  const when = 'You can order a delivery there again: today at 18:00';
  expect(words(screen.getByTestId('carried-next'))).toBe(when);
  expect(words(screen.getByTestId('cannot-send'))).toBe(when);
  expect(screen.queryByTestId('choose-time')).toBeNull();
});

test('closed zone: lists all hours of overlapping zones, and the next opening of closed ones', async () => {
  const square = squareAt(42.7, 23.3);
  const morning = { activeFrom: '07:00', activeTo: '09:00' };
  await open(undefined, {
    place: delivering({ shapes: [shape(1, square, 190, morning), shape(2, square, 90, EVENING)] }),
  });
  expect(words(document.getElementById('checkout-address'))).toContain('We deliver there from 18:00 to 20:00.');
  expect(words(screen.getByTestId('order-windows'))).toBe(
    'Today you can order from 07:00 to 09:00 and from 18:00 to 20:00',
  );
});

test('delivery: below the minimum, the order page names the fee and the missing amount before the address, and has no order button [S5.20]', async () => {
  const zone = shape(1, squareAt(42.7, 23.3), 190, { minimum: minor(1000) });
  await open(undefined, { place: delivering({ shapes: [zone] }), form: { ...FORM, address: undefined } });
  expect(words(screen.getByTestId('delivery-minimum'))).toBe(
    '2.10 € more until delivery. The minimum price for a delivery order is 10.00 €.',
  );
  expect(words(screen.getByTestId('checkout-includes'))).toBe('Delivery from 1.90 €');
  expect(screen.queryByTestId('send-checkout')).toBeNull();
  expect(words(screen.getByTestId('below-minimum'))).toContain('2.10 €');
});
