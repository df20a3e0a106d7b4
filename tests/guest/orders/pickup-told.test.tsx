// @vitest-environment jsdom
// A sent pickup order tells at its top when and where it is fetched.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { Place } from '#domain/place/place.ts';
import { OrderEntry } from '#guest/orders/order-entry.tsx';
import { PickupHere } from '#guest/orders/order-facts-here.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { GuestTexts, words } from '../../support/render-screen.tsx';
import { received } from '../order/sent-entries.ts';
import { ENTRY_PROPS } from './entry-props.ts';

vi.mock('#locales/checkout-catalog.ts', () => ({ loadCheckoutCatalog: async () => undefined }));
afterEach(cleanup);

const DETAILS: OrderDetails = { name: 'Elena', phone: '+359888123456', payment: 'cash' };
const MARKET = { id: 7, name: { text: 'Stand 14', by: {} }, address: 'Graf Ignatiev 2', addressBy: {} };

const read = async (status: PlacedOrder['status'], told: Partial<OrderDetails>): Promise<string> => {
  const orderTypes = [{ type: 'preorder', pickupPlaces: [MARKET] }] as unknown as Place['orderTypes'];
  const guest = await seatGuest(aSnapshot({}, { place: { orderTypes, address: 'Vitosha 1' } }));
  const details = { ...DETAILS, ...told };
  const sent = received(status);
  guest.show(
    <GuestTexts>
      <OrderEntry
        {...ENTRY_PROPS}
        entry={{
          ...sent,
          orderType: 'preorder',
          details,
          order: { ...(sent.order as PlacedOrder), orderType: 'preorder' },
        }}
        pickupOf={(entry) => <PickupHere entry={entry} />}
      />
    </GuestTexts>,
  );
  return words(await screen.findByTestId('pickup', undefined, { timeout: 5_000 }));
};

test('sent pickup: names the time, the pickup place and its street', async () => {
  expect(await read('ordered', { pickupPlaceId: 7, wantedAt: NOON + 3_600_000 })).toMatch(
    /^Today at \d\d:00 · Stand 14, Graf Ignatiev 2$/,
  );
});

test('sent pickup: names the venue’s street when it is fetched there', async () => {
  expect(await read('cooked_preorder', {})).toBe('Vitosha 1');
});
