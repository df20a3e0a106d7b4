// Personal data of orders is deleted after the number of days set by the place.
import { expect, test } from 'vitest';
import type { Place } from '#domain/place/place.ts';
import { sweepPersons } from '../../../server/services/order/person-sweep.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import { findBreak, readJournal } from '../../../server/store/journal.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, nextId } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

const DAY = 24 * HOUR;
const way = (type: Place['orderTypes'][number]['type'], id: number) => ({
  ...{ type, id },
  ...{ discounts: [], prices: [], radiuses: [], shapes: [] },
});
const venue = (keepsGuestsDays: number) => ({
  place: { orderTypes: [way('spot', 1), way('delivery', 2)] },
  house: { keepsGuestsDays },
});
const WHERE = {
  ...{ client_address: 'ул. „Шипка“', street_number: '34', floor_number: '3', ap_number: '9' },
  ...{ bell_number: 'Петрови', entrance_number: 'Б' },
};
const PERSON = /Елена|888123456|elena@|Шипка|Петрови|Не звънете/;

onEitherDatabase('Personal data of orders', (store) => {
  const { start, server } = withServer(store);
  const ordered = async () => {
    const id = nextId();
    const body = {
      ...{ token: `Kx3-own-secret-of-${id}`, products: [server().line('salad')], ...WHERE, payment_method: 'cash' },
      ...{ client_name: 'Елена', client_phone: '+359888123456', client_email: 'elena@example.com' },
      ...{ order_text_comment: 'Не звънете', count_cutlery: 2, cutlery: true },
      order_comment: [{ variantId: server().id('variant', 'salad'), comment: 'за Мария' }],
    };
    const headers = { 'idempotency-key': id, 'x-shown-total': '7.90', 'x-order-age': '0', 'x-device': `d-${id}` };
    const answer = await server().post('/api/orders/delivery', body, headers);
    expect(answer.status, answer.text).toBe(201);
    return id;
  };
  const sweep = () => {
    const { store: of, clock } = server();
    return sweepPersons({ store: of, clock: () => clock.now, places: createPublishedPlaces(of) });
  };
  /** All rows of tables with personal data, as text. */
  const held = async () => {
    const { read } = server().store;
    const tables = ['orders', 'answers', 'journal', 'print_jobs', 'push_messages', 'table_guests'] as const;
    const rows = await Promise.all(tables.map((table) => read.selectFrom(table).selectAll().execute()));
    return JSON.stringify(rows);
  };

  test('personal data is deleted everywhere after the set days; the order, its money and the journal stay', async () => {
    const on = await start(venue(30));
    const managers = async () => (await signInAs(on, 'PLACE_ADMIN')).headers;
    const history = async (id: string) => (await on.get(`/api/staff/orders/history/${id}`, await managers())).json;
    const old = await ordered();
    on.clock.now += DAY;
    const young = await ordered();
    on.clock.now += 29 * DAY;
    expect(await sweep()).toBe(0);
    on.clock.now += 1;
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    expect(await history(young)).toMatchObject({ order: { details: { name: 'Елена' } } });
    expect(await history(old)).toMatchObject({
      order: {
        ...{ total: 790, personRemovedAt: on.clock.now },
        details: { name: '', phone: '', payment: 'cash', cutlery: 2 },
      },
    });
    on.clock.now += DAY;
    expect(await sweep()).toBe(1);
    expect(await held()).not.toMatch(PERSON);
    const rows = await on.store.read.selectFrom('orders').select(['lines', 'guest_note']).execute();
    expect(JSON.stringify(rows)).toContain('salad');
    expect(JSON.stringify(rows)).not.toContain('Мария');
    const csv = await on.app.inject({
      url: '/api/staff/orders/history.csv?from=2026-10-01&to=2026-10-31',
      headers: { 'x-place': String(on.placeId), ...(await managers()) },
    });
    expect(csv.body.match(/salad/g)).toHaveLength(2);
    expect(findBreak(await readJournal(on.store, on.placeId))).toBeUndefined();
    expect(await on.ledger()).toEqual([old, young]);
  });

  test('personal data stays at least a day, and while the order is still due', async () => {
    const on = await start(venue(0));
    const id = await ordered();
    await on.store.write(on.placeId, (tx) =>
      tx.db
        .updateTable('orders')
        .set({ wanted_at: on.clock.now + 3 * DAY })
        .where('id', '=', id)
        .execute(),
    );
    on.clock.now += DAY - 1;
    expect(await sweep()).toBe(0);
    on.clock.now += 3 * DAY;
    expect(await sweep()).toBe(0);
    on.clock.now += 2;
    expect(await sweep()).toBe(1);
  });

  test('a guest’s name at a table is deleted after its party’s days, and kept while the party sits', async () => {
    const on = await start(venue(2));
    const name = async (code: string) => {
      const session = await on.scan(code);
      const answer = await on.app.inject({
        method: 'PUT',
        url: '/api/tables/guest_name',
        headers: { 'x-device': `device-${code.slice(-6)}`, 'x-place': String(on.placeId), 'idempotency-key': nextId() },
        payload: { session, name: 'Елена' },
      });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    await name(CODE.one);
    await name(CODE.two);
    await on.store.write(on.placeId, (tx) =>
      tx.db.updateTable('table_sessions').set({ closed_at: on.clock.now }).where('table_name', '=', '1').execute(),
    );
    on.clock.now += 2 * DAY + 1;
    expect(await sweep()).toBe(1);
    expect(await on.store.read.selectFrom('table_guests').selectAll().execute()).toHaveLength(1);
  });
});
