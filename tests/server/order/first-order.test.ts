// Held first orders, at a venue whose staff confirm a party before the kitchen cooks.

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseOrders } from '#contract/order/order.ts';
import { parseBoard } from '#contract/service/board.ts';
import { sessionAnswerSchema } from '#contract/session/session.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { setUp, speak } from '../device/shared-devices.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, messageOf, NOON, nextId, type TestServer } from '../support/server.ts';
import { type SignedIn, signInAs, signInStation } from '../support/staff.ts';
import { onBothDatabases } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

const headersOf = (house: TestServer, who: SignedIn) => ({
  ...{ 'x-place': String(house.placeId), ...who.headers },
  'idempotency-key': nextId(),
});
const say = (house: TestServer, who: SignedIn, orderId: string, fact: object) =>
  house.post('/api/staff/commands/orderFact', { orderId, fact }, headersOf(house, who));
const confirm = (house: TestServer, who: SignedIn, orderId: string) => say(house, who, orderId, { kind: 'confirmed' });
let phones = 0;
const order = async (house: TestServer, session: string) => {
  const id = nextId();
  phones += 1;
  const answer = await house.order({
    session,
    id,
    headers: { 'x-device': `phone-${String(phones).padStart(8, '0')}` },
  });
  expect(answer.status).toBe(201);
  return id;
};
const onBoard = async (house: TestServer, who: SignedIn, after?: number) => {
  const path = after === undefined ? '' : `?after=${after}`;
  const answer = await house.get(`/api/staff/board${path}`, { 'x-place': String(house.placeId), ...who.headers });
  const board = parseBoard(answer.json);
  if (!board) throw new Error(answer.text);
  return { seq: board.seq, ids: board.orders.map(({ id }) => String(id)) };
};
const guestReads = async (house: TestServer, session: string) =>
  parseOrders((await house.get(`/api/orders/by_table_session/${session}`)).json, 'EUR' as Currency)?.items.map(
    ({ facts }) => facts,
  );
const factsSaid = async (house: TestServer) =>
  (await readJournal(house.store, house.placeId, 0)).flatMap((row) =>
    row.type === 'order.fact' ? [[row.payload.fact.kind, row.payload.by]] : [],
  );

onBothDatabases('The first order of a party', (store) => {
  const { start } = withServer(store);
  const open = () => start({ house: { confirmsFirst: true } });

  test('first order: is held until a waiter confirms it, and its guest reads so; then the kitchen gets this order, and later orders at once', async () => {
    const house = await open();
    const [maria, kitchen] = [await signInAs(house, 'WAITER'), await signInStation(house)];
    const session = await house.scan();
    const first = await order(house, session);
    const { seq, ids } = await onBoard(house, kitchen);
    expect(ids).toEqual([]);
    expect((await onBoard(house, maria)).ids).toEqual([first]);
    expect(await guestReads(house, session)).toMatchObject([{ held: true }]);
    house.clock.now += 5 * MINUTE;
    expect((await confirm(house, maria, first)).status).toBe(200);
    expect((await onBoard(house, kitchen, seq)).ids).toEqual([first]);
    const [read] = (await guestReads(house, session)) ?? [];
    expect(read).toMatchObject({ confirmedAt: NOON + 5 * MINUTE });
    expect(read?.held ?? false).toBe(false);
    house.clock.now += MINUTE;
    const second = await order(house, session);
    expect((await onBoard(house, kitchen)).ids).toEqual([first, second]);
  });

  test('first order: the party’s next order is held too, and one confirmation releases both', async () => {
    const house = await open();
    const [maria, kitchen] = [await signInAs(house, 'WAITER'), await signInStation(house)];
    const [one, other] = [await house.scan(), await house.scan()];
    const ids = [await order(house, one), await order(house, other)];
    expect((await onBoard(house, kitchen)).ids).toEqual([]);
    expect((await confirm(house, maria, ids[1] ?? '')).status).toBe(200);
    expect((await onBoard(house, kitchen)).ids.toSorted()).toEqual(ids.toSorted());
  });

  test('first order: never reaches the kitchen when staff reject it, and the party’s next order is held too', async () => {
    const house = await open();
    const [maria, kitchen] = [await signInAs(house, 'WAITER'), await signInStation(house)];
    const session = await house.scan();
    const first = await order(house, session);
    const refused = await house.post(
      '/api/staff/commands/orderStatus',
      { orderId: first, to: 'rejected', reason: { code: 'other', text: '', productIds: [] } },
      headersOf(house, maria),
    );
    expect(refused.status).toBe(200);
    house.clock.now += MINUTE;
    await order(house, session);
    expect((await onBoard(house, kitchen)).ids.filter((id) => id !== first)).toEqual([]);
    expect(await guestReads(house, session)).toMatchObject([{}, { held: true }]);
    expect((await confirm(house, maria, first)).status).toBe(422);
  });

  test('first order: is released once when two people send 200 confirmations together; the later person reads that it was done already', async () => {
    const house = await open();
    const [maria, boss] = [
      await signInAs(house, 'WAITER', { name: 'Maria' }),
      await signInAs(house, 'PLACE_ADMIN', { name: 'Ivan' }),
    ];
    const first = await order(house, await house.scan());
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, nth) => confirm(house, nth % 2 === 0 ? maria : boss, first)),
    );
    const said = (await factsSaid(house)).filter(([kind]) => kind === 'confirmed');
    expect(said).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(messageOf(answer)).toBe('done_already');
  });

  test('first order: can be confirmed by no station, and is neither accepted nor moved on before confirmation', async () => {
    const house = await open();
    const [maria, kitchen] = [await signInAs(house, 'WAITER'), await signInStation(house)];
    const first = await order(house, await house.scan());
    expect((await confirm(house, kitchen, first)).status).toBe(422);
    const served = { orderId: first, to: 'served_spot' };
    const all = [
      await say(house, maria, first, { kind: 'accepted' }),
      await say(house, maria, first, { kind: 'ready', station: 'kitchen' }),
      await say(house, maria, first, { kind: 'held' }),
      await house.post('/api/staff/commands/orderStatus', served, headersOf(house, maria)),
    ];
    expect(all.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect((await onBoard(house, kitchen)).ids).toEqual([]);
  });

  test('first order: is not held for a table tablet, nor for a party that staff have served', async () => {
    const house = await open();
    const [maria, boss, kitchen] = [
      await signInAs(house, 'WAITER'),
      await signInAs(house, 'PLACE_ADMIN'),
      await signInStation(house),
    ];
    const tablet = await setUp(house, boss, { kind: 'tablet', table: '1' });
    await speak(house, tablet);
    const sat = await house.post('/api/devices/session', { device: tablet.secret });
    const own = await order(house, v.parse(sessionAnswerSchema, sat.json).session.token);
    expect((await onBoard(house, kitchen)).ids).toEqual([own]);
    // A phone that scans beside the tablet is still unconfirmed.
    const phone = await house.scan(CODE.one);
    await order(house, phone);
    expect((await onBoard(house, kitchen)).ids).toEqual([own]);
    expect((await say(house, maria, own, { kind: 'accepted' })).status).toBe(200);
    house.clock.now += MINUTE;
    const later = await order(house, phone);
    expect((await onBoard(house, kitchen)).ids).toContain(later);
  });

  test('first order: is accepted automatically only after confirmation', async () => {
    const house = await start({ house: { confirmsFirst: true, acceptsByItself: true } });
    const maria = await signInAs(house, 'WAITER');
    const session = await house.scan();
    const first = await order(house, session);
    expect((await guestReads(house, session))?.[0]?.acceptedAt).toBeUndefined();
    await confirm(house, maria, first);
    expect(await factsSaid(house)).toEqual([
      ['held', ''],
      ['confirmed', expect.any(String)],
      ['accepted', ''],
    ]);
  });

  test('first order: gets the same answer for a repeat, held or not', async () => {
    const house = await open();
    const maria = await signInAs(house, 'WAITER');
    const [session, id] = [await house.scan(), nextId()];
    const answer = await house.order({ session, id });
    expect((await house.order({ session, id })).text).toBe(answer.text);
    await confirm(house, maria, id);
    expect((await house.order({ session, id })).text).toBe(answer.text);
    expect((await house.ledger()).filter((one) => one === id)).toHaveLength(1);
  });
});
