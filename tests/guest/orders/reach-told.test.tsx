// @vitest-environment jsdom
// Text of the guest's page while the kitchen becomes unreachable and reachable again, without a touch.
import { screen, waitFor } from '@testing-library/react';
import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { TablDatabase } from '#core/db/database.ts';
import { createEventHandler } from '#core/sync/place/place-events.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { OrderEntry } from '#guest/orders/order-entry.tsx';
import { breakableDisk } from '../../core/db/breakable-disk.ts';
import { NOW, orderId, PLACE, placedOrder } from '../../core/db/outbox/order-drafts.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { entry } from '../order/sent-entries.ts';
import { ENTRY_PROPS } from './entry-props.ts';

const sent = entry({ state: 'received', summary: [] });

/** The order as its row on the device, live. */
const Followed = ({ db }: { readonly db: TablDatabase }) => {
  const [order, setOrder] = useState<PlacedOrder>();
  useEffect(() => {
    const rows = liveQuery(() => db.orders.get(orderId(1))).subscribe((row) => setOrder(row));
    return () => rows.unsubscribe();
  }, [db]);
  return order ? <OrderEntry entry={{ ...sent, order }} {...ENTRY_PROPS} now={NOW + 1000} /> : null;
};

test('reachability: the text follows the server’s state at once, in both directions', async () => {
  const db = new TablDatabase(breakableDisk(), 'reach');
  onTestFinished(() => db.close());
  let told: PlacedOrder = placedOrder(1);
  await db.orders.put(told);
  const { handle } = createEventHandler(db, PLACE, {
    readAgain: async () => void (await db.orders.put(told)),
    readTable: async () => undefined,
    readCalls: async () => undefined,
    readBill: async () => undefined,
    onMenuVersion: () => undefined,
    onTold: () => undefined,
  });
  const hear = async (seq: number, facts: PlacedOrder['facts']): Promise<void> => {
    told = placedOrder(1, facts && { facts });
    await handle({ type: 'order', seq, prev: seq - 1, orderId: orderId(1), status: 'ordered', more: true });
  };
  renderScreen(<Followed db={db} />);
  expect(words(await screen.findByTestId('order-entry'))).not.toContain('Nobody in the kitchen has seen it yet');
  await hear(1, { unreached: true });
  await waitFor(() =>
    expect(words(screen.getByTestId('order-entry'))).toContain('Nobody in the kitchen has seen it yet'),
  );
  await hear(2, undefined);
  await waitFor(() =>
    expect(words(screen.getByTestId('order-entry'))).not.toContain('Nobody in the kitchen has seen it yet'),
  );
});
