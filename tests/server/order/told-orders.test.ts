// Facts of orders shown to guests: as far as the venue allows, and only true ones.
import { expect, test } from 'vitest';
import { parseOrders } from '#contract/order/order.ts';
import type { GuestFacts } from '#domain/order/guest-facts.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { NO_FACTS } from '#domain/order/order-facts.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { sayFact } from '../../../server/services/service/say-fact.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { saveRecord } from '../../../server/store/service/order-facts.ts';
import { moveOrderStatus } from '../../support/staff/floor.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, MINUTE, NOON, nextId, type TestServer } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

const DAY = 24 * HOUR;

const factsOf = async (server: TestServer, session: string, id: string): Promise<GuestFacts | undefined> => {
  const answer = await server.get(`/api/orders/by_table_session/${session}`);
  const found = parseOrders(answer.json, 'EUR' as Currency)?.items.find((order) => order.id === id);
  if (!found) throw new Error(`The order is not listed: ${answer.text}`);
  return found.facts;
};
const ordered = async (server: TestServer, session: string): Promise<string> => {
  const id = nextId();
  const answer = await server.order({ session, id, headers: { 'x-device': `phone-${id.slice(-8)}` } });
  expect(answer.status).toBe(201);
  return id;
};
const move = (server: TestServer, id: string, to: OrderStatus) =>
  moveOrderStatus({ store: server.store, clock: () => server.clock.now }, server.placeId, id, to);
/** Past orders of table 2, each served after the given minutes, written like a server's rows. */
const served = async (
  server: TestServer,
  count: number,
  at: number,
  minutes: number,
  details: string | null = null,
): Promise<void> => {
  const session = await server.scan(CODE.two);
  const like = await ordered(server, session);
  await server.store.write(server.placeId, async (tx) => {
    const row = await tx.db.selectFrom('orders').selectAll().where('id', '=', like).executeTakeFirstOrThrow();
    const placeId = server.placeId;
    for (let i = 0; i < count; i += 1) {
      const id = nextId();
      const placedAt = at + i * 1000;
      const own = { id, number: 1, day: `of ${id}`, placed_at: placedAt, status: 'served_spot', details };
      await tx.db
        .insertInto('orders')
        .values({ ...row, ...own })
        .execute();
      const facts = { ...NO_FACTS, servedAt: placedAt + minutes * MINUTE };
      await saveRecord(tx, placeId, id, { facts });
    }
  });
};
const name = (server: TestServer, name: string) =>
  server.store.write(server.placeId, (tx) => tx.db.updateTable('staff_people').set({ name }).execute());

onEitherDatabase('Orders as shown to guests', (store) => {
  const { server, start } = withServer(store);

  test('an automatically accepted order is accepted at once, with no person and not as seen [S4.01]', async () => {
    const house = await start({ house: { acceptsByItself: true } });
    const session = await house.scan();
    const id = nextId();
    const answer = await house.order({ session, id });
    expect(answer.json).toMatchObject({ order: { facts: { acceptedAt: NOON, acceptedByVenue: true } } });
    expect(await factsOf(house, session, id)).toEqual({ acceptedAt: NOON, acceptedByVenue: true });
    const rows = (await readJournal(house.store, house.placeId)).filter(({ orderId }) => orderId === id);
    expect(rows.map(({ type, payload }) => [type, payload])).toMatchObject([
      ['order.placed', {}],
      ['order.fact', { fact: { kind: 'accepted' }, by: '', status: 'ordered' }],
    ]);
    // A retry is the same order, accepted once.
    const again = await house.order({ session, id });
    expect(again.text).toBe(answer.text);
    expect(await readJournal(house.store, house.placeId)).toHaveLength(rows.at(-1)?.seq ?? 0);
  });

  test('an order needs a person to accept it unless the venue says otherwise', async () => {
    const session = await server().scan();
    const id = await ordered(server(), session);
    expect(await factsOf(server(), session, id)).toBeUndefined();
  });

  test('names are first names of people, only when the venue allows it, and never of a screen', async () => {
    const house = await start({ house: { tellsNames: true } });
    await signInAs(house, 'WAITER');
    await name(house, 'Maria Petrova');
    const session = await house.scan();
    const [taken, grilled] = [await ordered(house, session), await ordered(house, session)];
    const say = (id: string, by: string) =>
      house.store.write(house.placeId, (tx) =>
        sayFact(tx, { placeId: house.placeId, by, at: NOON }, id, { kind: 'accepted' }),
      );
    await say(taken, 'Maria Petrova');
    await say(grilled, 'Grill');
    expect(await factsOf(house, session, taken)).toMatchObject({ acceptedAt: NOON, acceptedBy: 'Maria' });
    expect(await factsOf(house, session, grilled)).toEqual({ acceptedAt: NOON });
    const quiet = await start();
    expect(await factsOf(quiet, session, taken)).toEqual({ acceptedAt: NOON });
  });

  test('the waiter who brings an order is named, paid or not', async () => {
    const house = await start({ house: { tellsNames: true } });
    await signInAs(house, 'WAITER');
    await name(house, 'Maria');
    const session = await house.scan();
    const id = await ordered(house, session);
    await move(house, id, 'served_spot');
    expect(await factsOf(house, session, id)).toMatchObject({ servedAt: NOON, servedBy: 'Maria' });
  });

  test('the minutes need ten orders of the same type and time of day', async () => {
    const session = await server().scan();
    await served(server(), 9, NOON - DAY, 22);
    const early = await ordered(server(), session);
    expect(await factsOf(server(), session, early)).toBeUndefined();
    await served(server(), 1, NOON - 3 * DAY, 22);
    server().clock.now += 10_000;
    const later = await ordered(server(), session);
    expect(await factsOf(server(), session, later)).toEqual({ usual: { from: 20, to: 25 } });
    // An order's usual minutes stay fixed, whatever is served later.
    await served(server(), 12, server().clock.now + MINUTE, 50);
    server().clock.now += HOUR;
    expect((await factsOf(server(), session, later))?.usual).toEqual({ from: 20, to: 25 });
  });

  test('the minutes ignore other times of day, other types, old orders, unserved ones and those for later', async () => {
    await served(server(), 12, NOON - DAY - 3 * HOUR, 22);
    await served(server(), 12, NOON - 40 * DAY, 22);
    await served(server(), 12, NOON - 10 * MINUTE, 22);
    const table = await server().scan();
    expect(await factsOf(server(), table, await ordered(server(), table))).toBeUndefined();
    const later = { name: '', phone: '', payment: 'cash', wantedAt: NOON - 2 * DAY };
    await served(server(), 12, NOON - 2 * DAY - 5 * MINUTE, 22, JSON.stringify(later));
    expect(await factsOf(server(), table, await ordered(server(), table))).toBeUndefined();
    await served(server(), 12, NOON - 2 * DAY - 30 * MINUTE, 22);
    const room = await server().scan(CODE.room);
    expect(await factsOf(server(), room, await ordered(server(), room))).toEqual({ lead: 20, mayWithdraw: true });
  });

  test('a venue that shows no times shows no minutes either', async () => {
    const house = await start({ house: { tellsTimes: false } });
    await served(house, 12, NOON - DAY, 22);
    const session = await house.scan();
    expect(await factsOf(house, session, await ordered(house, session))).toEqual({ untimed: true });
  });
});
