// Papers of orders without a table: wanted time and receiver.
import { expect, test } from 'vitest';
import { parseWindows } from '#domain/place/hours.ts';
import type { TicketContent } from '../../../../server/jobs/printing/paper-content.ts';
import { papersOfRow } from '../../../../server/jobs/printing/papers-of-row.ts';
import { createPublishedPlaces } from '../../../../server/services/place/published-places.ts';
import { readJournal } from '../../../../server/store/journal.ts';
import { withServer } from '../../support/one-server.ts';
import { printer } from '../../support/printing.ts';
import { HOUR, NOON, nextId } from '../../support/server.ts';
import { onEitherDatabase } from '../../support/stores.ts';
import { TABLES } from '../../support/venues.ts';

const WAY = { discounts: [], prices: [], radiuses: [], shapes: [] };
const week = Array.from({ length: 7 }, () => parseWindows('00:00-24:00') ?? []);

onEitherDatabase('Ticket of an order for later', (store) => {
  const { start } = withServer(store);

  test('later ticket: shows its time, guest and comment, and no telephone number', async () => {
    const on = await start({
      place: { orderTypes: [{ ...WAY, type: 'preorder', id: 3 }], timeZone: 'UTC', openingHours: week },
      tables: TABLES,
    });
    const id = nextId();
    const sent = await on.post(
      '/api/orders/preorder',
      {
        token: 'Kx3-own-secret-of-an-order_1',
        products: [on.line('salad')],
        ...{ client_name: 'Елена Петрова', client_phone: '+359888123456', payment_method: 'cash' },
        ...{ pickup_time: new Date(NOON + 2 * HOUR).toISOString(), order_text_comment: 'без лед', count_cutlery: 2 },
      },
      {
        ...{ 'idempotency-key': id, 'x-shown-total': '7.90', 'x-order-age': '0' },
        'x-device': '0199c0000000400080000001',
      },
    );
    expect(sent.status).toBe(201);
    const rows = await readJournal(on.store, on.placeId, 0, 100);
    const row = rows.find(({ type, orderId }) => type === 'order.placed' && orderId === id);
    const place = await createPublishedPlaces(on.store).at(on.store.read, on.placeId);
    if (!row || !place) throw new Error('Nothing was placed');
    const [job] = await papersOfRow(row, place, [printer('tcp://nowhere')], on.store.read);
    const content = JSON.parse(job?.content ?? '{}') as TicketContent;
    expect(content.order.wantedAt).toBe(NOON + 2 * HOUR);
    expect(content.whom).toMatchObject({ name: 'Елена Петрова', comment: 'без лед', cutlery: 2 });
    expect(job?.content).not.toContain('888123456');
  });
});
