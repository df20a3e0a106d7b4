// @vitest-environment jsdom
// What the guest's own page tells of an order beside its dishes.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { EntryFactsHere } from '#guest/orders/order-facts-here.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { GuestWords, words } from '../../support/render-screen.tsx';
import { entry } from '../order/sent-entries.ts';

vi.mock('#locales/checkout-words.ts', () => ({ loadCheckoutWords: async () => undefined }));

const DETAILS: OrderDetails = { name: 'Elena', phone: '+359888123456', payment: 'cash', pickupPlaceId: 7 };
const NOBODY = { name: '', phone: '' };
const placed = (status: PlacedOrder['status'], told: Partial<OrderDetails> = {}): Partial<OutboxEntry> => ({
  state: 'received',
  order: { status, orderType: 'preorder', details: { ...DETAILS, ...told } } as PlacedOrder,
});

const read = async (over: Partial<OutboxEntry>): Promise<string> => {
  const guest = await seatGuest(aSnapshot());
  const sent = entry({ orderType: 'preorder', details: DETAILS, ...over });
  guest.show(
    <GuestWords>
      <EntryFactsHere entry={sent} />
    </GuestWords>,
  );
  return words(await screen.findByTestId('order-facts', undefined, { timeout: 5_000 }));
};

test('a place that the venue has no more is called as it was when the order was taken', async () => {
  expect(await read(placed('ordered', { pickupPlace: 'Stand 14' }))).toContain('Stand 14');
});

test.each<[string, Partial<OutboxEntry>, RegExp]>([
  ['under way', placed('ordered'), /^WhenAs soon as possiblePickupPayment/],
  ['rejected', placed('rejected'), /^Pickup$/],
  ['refused or cancelled', { state: 'refused' }, /^Pickup$/],
  ['expired', { state: 'expired' }, /^Pickup$/],
  ['ready to be fetched', placed('cooked_preorder'), /^PickupPayment/],
])('an order that is %s says no more than still holds', async (_, over, said) => {
  expect(await read(over)).toMatch(said);
});

test('an order has one name, its label: no number of the day stands beside it', async () => {
  const taken = { ...placed('ordered', NOBODY), details: { ...DETAILS, ...NOBODY } };
  expect(await read({ ...taken, order: { ...taken.order, number: 47 } as PlacedOrder })).not.toContain('47');
});
