// @vitest-environment jsdom
// Details of an order beside its dishes, on the guest's page.
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { minor, ZERO } from '#domain/pricing/money.ts';
import { UnheardText } from '#guest/orders/later/unheard-text.tsx';
import { EntryFactsHere } from '#guest/orders/order-facts-here.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { GuestTexts, words } from '../../support/render-screen.tsx';
import { entry } from '../order/sent-entries.ts';

vi.mock('#locales/checkout-catalog.ts', () => ({ loadCheckoutCatalog: async () => undefined }));

const DETAILS: OrderDetails = { name: 'Elena', phone: '+359888123456', payment: 'cash', pickupPlaceId: 7 };
const NOBODY = { name: '', phone: '' };
const placed = (status: PlacedOrder['status'], told: Partial<OrderDetails> = {}): Partial<OutboxEntry> => ({
  state: 'received',
  order: { status, total: minor(1240), orderType: 'preorder', details: { ...DETAILS, ...told } } as PlacedOrder,
});

const read = async (over: Partial<OutboxEntry>): Promise<string> => {
  const guest = await seatGuest(aSnapshot());
  const sent = entry({ orderType: 'preorder', details: DETAILS, ...over });
  guest.show(
    <GuestTexts>
      <EntryFactsHere entry={sent} />
    </GuestTexts>,
  );
  return words(await screen.findByTestId('order-facts', undefined, { timeout: 5_000 }));
};

test('entry facts: a removed pickup place keeps its name from the time of the order', async () => {
  expect(await read(placed('ordered', { pickupPlace: 'Stand 14' }))).toContain('Stand 14');
});

test('entry facts: a room’s order shows its additional type, by its name from the time of the order if it was removed', async () => {
  const details: OrderDetails = { ...NOBODY, payment: 'cash', room: '204', additionalType: 'До басейна' };
  expect(await read({ orderType: 'room', details })).toContain('Room 204До басейна');
});

test.each<[string, Partial<OutboxEntry>, RegExp]>([
  ['under way', placed('ordered'), /^WhenAs soon as possiblePickupPayment/],
  ['rejected', placed('rejected'), /^Pickup$/],
  ['refused or cancelled', { state: 'refused' }, /^Pickup$/],
  ['expired', { state: 'expired' }, /^Pickup$/],
  ['ready to be fetched', placed('cooked_preorder'), /^PickupPayment/],
])('entry facts: an order that is %s shows only what still applies', async (_, over, said) => {
  expect(await read(over)).toMatch(said);
});

test('entry facts: the guest reads the comment that went with the order, until nobody prepares it', async () => {
  const comment = 'Звънете два пъти';
  expect(await read(placed('ordered', { comment }))).toContain(`Comment“${comment}”`);
  cleanup();
  expect(await read(placed('rejected', { comment }))).not.toContain(comment);
});

test('entry facts: an unseen order without a table asks its guest to call, with a number to press', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const guest = await seatGuest(aSnapshot({}, { place: { phone: '+359 2 123 456' } }));
  guest.show(
    <GuestTexts>
      <UnheardText />
    </GuestTexts>,
  );
  expect((await screen.findByRole('link', { name: '+359 2 123 456' })).getAttribute('href')).toBe('tel:+3592123456');
});

test('entry facts: an order has one name, its label, and no daily number', async () => {
  const taken = { ...placed('ordered', NOBODY), details: { ...DETAILS, ...NOBODY } };
  expect(await read({ ...taken, order: { ...taken.order, number: 47 } as PlacedOrder })).not.toContain('47');
});

const card = (paid: number, refunded = 0): Partial<PlacedOrder> => ({
  total: minor(1240),
  left: minor(1240 - paid),
  cardPayment: { state: 'success', awaits: false, paid: minor(paid), refunded: minor(refunded) },
});

test.each<[string, Partial<PlacedOrder>, RegExp]>([
  ['paid by card', card(1240), /Already paid12\.40 € · By card, online$/],
  ['paid in part', { ...card(0), left: minor(740) }, /Already paid5\.00 €Payment/],
  ['paid to the courier', { ...card(0), left: ZERO, cardPayment: undefined }, /Already paid12\.40 €$/],
  ['paid back', { ...card(1240, 1240), left: minor(1240) }, /Payment\S/],
  ['not paid', card(0), /Payment\S/],
])('entry facts: an order without a table that is %s shows the paid amount and method', async (_, order, said) => {
  const facts = await read({ order: { ...placed('ordered').order, ...order } as PlacedOrder });
  expect(facts).toMatch(said);
});

test.each([
  [false, /^To eat here$/],
  [true, /^PickupTo go$/],
])('entry facts: a kiosk’s order that is eaten here is not called a pickup: to go %s', async (isToGo, said) => {
  const details: OrderDetails = { ...NOBODY, payment: 'cash', isToGo };
  expect(await read({ state: 'refused', details })).toMatch(said);
});
