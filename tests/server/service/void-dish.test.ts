// Removing one dish from an order, and undoing “Served”: guest, kitchen, bill and journal agree.
import { expect, test } from 'vitest';
import { parseOrders } from '#contract/order/order.ts';
import type { CategoryId } from '#domain/ids.ts';
import { parseWindows } from '#domain/place/hours.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { boardOf, orderOn, payloadOf, sendCommand, sittingOn } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, messageOf, NOON, nextId, type TestServer } from '../support/server.ts';
import { type SignedIn, signInAs, signInStation } from '../support/staff.ts';
import { onBothDatabases } from '../support/stores.ts';

const ALWAYS = Array.from({ length: 7 }, () => parseWindows('00:00-24:00') ?? []);
const SOLD_OUT = { code: 'sold_out', text: '', productIds: [] };

onBothDatabases('Dish removed from an order', (store) => {
  const { start, server } = withServer(store);

  const house = async () => {
    const first = await start({ breakfast: ALWAYS });
    const categories = [first.id('category', 'breakfast') as CategoryId];
    const at = await start({
      breakfast: ALWAYS,
      place: {
        stations: [
          { id: 'kitchen', name: 'Kitchen', categories: [], isDefault: true },
          { id: 'pan', name: 'Pan', categories, isDefault: false },
        ],
      },
    });
    const maria = await signInAs(at, 'WAITER');
    const [session, id] = [await at.scan(), nextId()];
    const lines = [at.line('salad'), at.line('omelette')];
    expect((await at.order({ session, id, products: lines, total: '12.90' })).status).toBe(201);
    return { at, maria, session, id };
  };
  const say = (at: TestServer, who: SignedIn, orderId: string, fact: object, key?: string) =>
    sendCommand(at, who, 'orderFact', { orderId, fact }, key);
  const take = (at: TestServer, who: SignedIn, orderId: string, line: number, key?: string) =>
    say(at, who, orderId, { kind: 'lineVoid', line, reason: SOLD_OUT }, key);
  const guestReads = async (at: TestServer, session: string) =>
    parseOrders((await at.get(`/api/orders/by_table_session/${session}`)).json, 'EUR' as Currency)?.items[0];
  const shown = async (at: TestServer, who: SignedIn, id: string) => orderOn(await boardOf(at, who), id);

  test('removed dish: lowers the price, tells its guest the dish and the reason, and the journal names the person', async () => {
    const { at, maria, session, id } = await house();
    expect((await take(at, maria, id, 1)).status).toBe(200);
    const order = await guestReads(at, session);
    expect(order?.total).toBe(790);
    expect(order?.lines.map(({ total, voided }) => [total, voided])).toEqual([
      [790, undefined],
      [0, 500],
    ]);
    expect(order?.facts?.voids?.[1]).toEqual(SOLD_OUT);
    expect(JSON.stringify(order)).not.toContain('Maria');
    expect((await shown(at, maria, id))?.facts.lineVoids).toEqual({ 1: { by: 'Maria', at: NOON, reason: SOLD_OUT } });
    const rows = await readJournal(at.store, at.placeId);
    expect(rows.at(-1)).toMatchObject({ type: 'order.fact', orderId: id, payload: { by: 'Maria' } });
  });

  test('removed dish: is removed once for any number of requests and people', async () => {
    const { at, maria, session, id } = await house();
    const ivan = await signInAs(at, 'WAITER', { name: 'Ivan' });
    const key = nextId();
    const answers = await Promise.all([
      take(at, maria, id, 1, key),
      take(at, maria, id, 1, key),
      take(at, maria, id, 1),
      take(at, ivan, id, 1),
    ]);
    // The first command succeeds and so does its retry; all others are refused as already done.
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const others = answers.filter(({ status }) => status !== 200);
    expect(others.every((one) => messageOf(one) === 'done_already')).toBe(true);
    expect((await guestReads(at, session))?.total).toBe(790);
    const facts = (await readJournal(at.store, at.placeId)).filter(({ type }) => type === 'order.fact');
    expect(facts).toHaveLength(1);
    const boss = await signInAs(at, 'PLACE_ADMIN', { name: 'Silvia' });
    expect(payloadOf(await take(at, boss, id, 1))).toMatchObject({ message: 'done_already', at: NOON });
  });

  test('removed dish: the last dish of an order cannot be removed, because such an order is rejected as a whole', async () => {
    const { at, maria, session, id } = await house();
    await take(at, maria, id, 0);
    expect(messageOf(await take(at, maria, id, 1))).toBe('last_dish');
    expect(messageOf(await take(at, maria, id, 9))).toBe('invalid_command');
    expect((await guestReads(at, session))?.total).toBe(500);
  });

  test('removed dish: needs a manager once cooking starts, and cannot be removed by a kitchen screen', async () => {
    const { at, maria, id } = await house();
    const [pan, boss] = [await signInStation(at, 'pan'), await signInAs(at, 'PLACE_ADMIN', { name: 'Silvia' })];
    expect(messageOf(await take(at, pan, id, 1))).toBe('forbidden');
    await say(at, pan, id, { kind: 'started' });
    expect(messageOf(await take(at, maria, id, 1))).toBe('forbidden');
    expect((await take(at, boss, id, 1)).status).toBe(200);
  });

  test('removed dish: a manager removes dishes of a served order, also the last one, until it is paid', async () => {
    const { at, maria, session, id } = await house();
    const boss = await signInAs(at, 'PLACE_ADMIN', { name: 'Silvia' });
    await sendCommand(at, maria, 'orderStatus', { orderId: id, to: 'served_spot' });
    expect(messageOf(await take(at, maria, id, 1))).toBe('forbidden');
    const reason = { code: 'other', text: 'Sent back', cause: 'returned', productIds: [] };
    expect((await say(at, boss, id, { kind: 'lineVoid', line: 1, reason })).status).toBe(200);
    expect(await guestReads(at, session)).toMatchObject({
      ...{ total: 790, status: 'served_spot' },
      facts: { voids: { 1: { cause: 'returned' } } },
    });
    const sittingId = sittingOn(await boardOf(at, maria), '1')?.id;
    await sendCommand(at, maria, 'paid', { sittingId, amount: 790, tender: 'cash' });
    expect(messageOf(await take(at, boss, id, 0))).toBe('moved_on');
    const other = nextId();
    await at.order({
      session,
      id: other,
      products: [at.line('omelette')],
      total: '5.00',
      headers: { 'x-device': 'b' },
    });
    expect(messageOf(await take(at, boss, other, 0))).toBe('last_dish');
    await sendCommand(at, maria, 'orderStatus', { orderId: other, to: 'served_spot' });
    expect((await take(at, boss, other, 0)).status).toBe(200);
    expect((await shown(at, maria, other))?.total).toBe(0);
  });

  test('removed dish: some of its units are removed once, as a line of their own with the reason', async () => {
    const { at, maria, session } = await house();
    const ivan = await signInAs(at, 'WAITER', { name: 'Ivan' });
    const id = nextId();
    const products = [at.line('salad'), at.line('omelette', { quantity: 3 })];
    await at.order({ session, id, products, total: '22.90', headers: { 'x-device': 'another' } });
    const fact = { kind: 'lineVoid', line: 1, left: 2, reason: SOLD_OUT };
    const answers = [await say(at, maria, id, fact), await say(at, ivan, id, fact)];
    expect(answers.map(({ status }) => status)).toEqual([200, 422]);
    expect(answers.slice(1).map(messageOf)).toEqual(['done_already']);
    const board = await shown(at, maria, id);
    expect(board?.lines.map(({ quantity, total, voided }) => [quantity, total, voided])).toEqual([
      [1, 790, undefined],
      [2, 1000, undefined],
      [1, 0, 500],
    ]);
    expect([board?.total, Object.keys(board?.facts.lineVoids ?? {})]).toEqual([1790, ['2']]);
    expect((await take(at, ivan, id, 1)).status).toBe(200);
    expect((await shown(at, maria, id))?.total).toBe(790);
  });

  test('removed dish: a unit that is paid as a dish stays, and an unpaid one of the same line can be removed', async () => {
    const { at, maria, session } = await house();
    const id = nextId();
    const products = [at.line('salad', { quantity: 2 }), at.line('omelette', { quantity: 2 })];
    await at.order({ session, id, products, total: '25.80', headers: { 'x-device': 'another' } });
    const sittingId = sittingOn(await boardOf(at, maria), '1')?.id;
    const pieces = [{ orderId: id, line: 1, piece: 0 }];
    expect((await sendCommand(at, maria, 'paid', { sittingId, amount: 500, tender: 'cash', pieces })).status).toBe(200);
    expect(messageOf(await take(at, maria, id, 1))).toBe('being_paid');
    const one = { kind: 'lineVoid', line: 1, left: 1, reason: SOLD_OUT };
    expect((await say(at, maria, id, one)).status).toBe(200);
    expect((await shown(at, maria, id))?.total).toBe(2080);
  });

  test('removed dish: a station that had seen the order confirms reading the removal of this dish, and of no other dish', async () => {
    const { at, maria, id } = await house();
    const pan = await signInStation(at, 'pan');
    await say(at, pan, id, { kind: 'seen', by: 'screen' });
    await take(at, maria, id, 1);
    const before = await shown(at, pan, id);
    expect(before?.facts.lineVoidReadAt).toBeUndefined();
    expect(messageOf(await say(at, pan, id, { kind: 'lineVoidRead', line: 0, station: 'pan' }))).toBe(
      'invalid_command',
    );
    const read = { kind: 'lineVoidRead', line: 1, station: 'pan' };
    expect((await say(at, pan, id, read)).status).toBe(200);
    expect((await shown(at, pan, id))?.facts.lineVoidReadAt).toEqual({ 1: NOON });
  });

  test('removed dish: leaves an order seen and ready when no other station has a part of this order', async () => {
    const { at, maria, id } = await house();
    const screenAt = async (station: string) => {
      const screen = await signInStation(at, station);
      const headers = { 'x-place': String(at.placeId), ...screen.headers };
      await at.app.inject({ method: 'PUT', url: '/api/staff/screen', headers, payload: { sound: 'ready' } });
      return screen;
    };
    const [kitchen] = [await screenAt('kitchen'), await screenAt('pan')];
    await say(at, kitchen, id, { kind: 'seen', by: 'screen' });
    expect((await shown(at, maria, id))?.facts.seenAt).toBeUndefined();
    await say(at, kitchen, id, { kind: 'ready', station: 'kitchen' });
    expect((await shown(at, maria, id))?.status).toBe('ordered');
    const boss = await signInAs(at, 'PLACE_ADMIN', { name: 'Silvia' });
    expect((await take(at, boss, id, 1)).status).toBe(200);
    expect(await shown(at, maria, id)).toMatchObject({ status: 'cooked_spot', facts: { seenAt: NOON } });
  });

  test('removed dish: a paid dish cannot be removed', async () => {
    const { at, maria, session, id } = await house();
    const sittingId = sittingOn(await boardOf(at, maria), '1')?.id;
    await sendCommand(at, maria, 'paid', { sittingId, amount: 1000, tender: 'cash' });
    expect(messageOf(await take(at, maria, id, 1))).toBe('being_paid');
    expect((await guestReads(at, session))?.total).toBe(1290);
  });

  test('removed dish: returns its portions, and no other dish’s', async () => {
    const { at, maria, session } = await house();
    const [salad, omelette] = [at.id('product', 'salad'), at.id('product', 'omelette')];
    for (const about of [salad, omelette])
      await sendCommand(at, maria, 'availability', { about, change: { portions: 5, until: null } });
    const id = nextId();
    const products = [at.line('salad', { quantity: 2 }), at.line('omelette', { quantity: 3 })];
    await at.order({ session, id, products, total: '30.80', headers: { 'x-device': 'another' } });
    const left = async () =>
      new Map((await boardOf(at, maria)).off.map((row) => [row.productId as number, row.left] as const));
    expect([(await left()).get(salad), (await left()).get(omelette)]).toEqual([3, 2]);
    expect((await take(at, maria, id, 1)).status).toBe(200);
    expect([(await left()).get(salad), (await left()).get(omelette)]).toEqual([3, 5]);
    await sendCommand(at, maria, 'orderStatus', { orderId: id, to: 'rejected', reason: SOLD_OUT });
    expect([(await left()).get(salad), (await left()).get(omelette)]).toEqual([5, 5]);
  });

  test('served order: “Served” can be undone within minutes, and the text returns on the guest’s and the staff’s screen', async () => {
    const { at, maria, session, id } = await house();
    await sendCommand(at, maria, 'orderStatus', { orderId: id, to: 'served_spot' });
    server().clock.now += MINUTE;
    expect((await say(at, maria, id, { kind: 'unserved' })).status).toBe(200);
    const order = await guestReads(at, session);
    // The status only moves forward; the correction is a separate fact.
    expect(order).toMatchObject({ status: 'served_spot', facts: { unservedAt: NOON + MINUTE } });
    expect(order?.facts?.servedAt).toBeUndefined();
    server().clock.now += MINUTE;
    expect((await sendCommand(at, maria, 'orderStatus', { orderId: id, to: 'served_spot' })).status).toBe(200);
    const served = await guestReads(at, session);
    expect(served?.facts).toMatchObject({ servedAt: NOON + 2 * MINUTE });
    expect(served?.facts?.unservedAt).toBeUndefined();
    server().clock.now += 11 * MINUTE;
    expect(messageOf(await say(at, maria, id, { kind: 'unserved' }))).toBe('too_late');
    expect(messageOf(await say(at, await signInStation(at), id, { kind: 'unserved' }))).toBe('forbidden');
  });

  test('served order: an order set back from served stays open when its table pays, and ends once it is served', async () => {
    const { at, maria, id } = await house();
    await sendCommand(at, maria, 'orderStatus', { orderId: id, to: 'served_spot' });
    await say(at, maria, id, { kind: 'unserved' });
    const sittingId = sittingOn(await boardOf(at, maria), '1')?.id;
    await sendCommand(at, maria, 'paid', { sittingId, amount: 1290, tender: 'cash' });
    expect((await shown(at, maria, id))?.status).toBe('served_spot');
    await sendCommand(at, maria, 'orderStatus', { orderId: id, to: 'served_spot' });
    expect((await shown(at, maria, id))?.status).toBe('paid');
  });
});
