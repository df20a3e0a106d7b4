// An order of two stations: each speaks for itself, and the last one makes it ready.
import { expect, test } from 'vitest';
import { parseOrders } from '#contract/order/order.ts';
import type { CategoryId } from '#domain/ids.ts';
import { parseWindows } from '#domain/place/hours.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { boardOf, orderOn, sendCommand } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { messageOf, NOON, nextId, type TestServer } from '../support/server.ts';
import { type SignedIn, signInAs, signInStation } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';

/** Open around the clock. */
const ALWAYS = Array.from({ length: 7 }, () => parseWindows('00:00-24:00') ?? []);

onEitherDatabase('Order of two stations', (store) => {
  const { start } = withServer(store);

  const house = async (): Promise<TestServer> => {
    const first = await start({ breakfast: ALWAYS });
    const categories = [first.id('category', 'breakfast') as CategoryId];
    return start({
      breakfast: ALWAYS,
      place: {
        stations: [
          { id: 'kitchen', name: 'Kitchen', categories: [], isDefault: true },
          { id: 'pan', name: 'Pan', categories, isDefault: false },
        ],
      },
    });
  };
  /** A station's screen that has sent a heartbeat. */
  const screenAt = async (at: TestServer, station?: string): Promise<SignedIn> => {
    const screen = await signInStation(at, station);
    const headers = { 'x-place': String(at.placeId), ...screen.headers };
    await at.app.inject({ method: 'PUT', url: '/api/staff/screen', headers, payload: { sound: 'ready' } });
    return screen;
  };
  const told = (at: TestServer, who: SignedIn, orderId: string, fact: object) =>
    sendCommand(at, who, 'orderFact', { orderId, fact });
  const say = (at: TestServer, who: SignedIn, orderId: string, station: string) =>
    told(at, who, orderId, { kind: 'ready', station });
  const shownTo = async (at: TestServer, who: SignedIn, id: string) => orderOn(await boardOf(at, who), id);

  test('two-station order: is seen only when both stations have shown it', async () => {
    const at = await house();
    const [kitchen, pan] = [await screenAt(at), await screenAt(at, 'pan')];
    const [session, id] = [await at.scan(), nextId()];
    await at.order({ session, id, products: [at.line('salad'), at.line('omelette')], total: '12.90' });
    await told(at, pan, id, { kind: 'seen', by: 'screen' });
    await told(at, pan, id, { kind: 'accepted' });
    const own = async () =>
      parseOrders((await at.get(`/api/orders/by_table_session/${session}`)).json, 'EUR' as Currency)?.items[0]?.facts;
    expect(await own()).toMatchObject({ inPart: true });
    expect((await own())?.seenAt).toBeUndefined();
    expect((await shownTo(at, pan, id))?.facts).toMatchObject({ shownAt: { pan: NOON }, takenAt: { pan: NOON } });
    await told(at, kitchen, id, { kind: 'seen', by: 'screen' });
    expect(await own()).toMatchObject({ seenAt: NOON });
    expect((await own())?.inPart).toBeUndefined();
    await told(at, kitchen, id, { kind: 'accepted' });
    expect((await shownTo(at, pan, id))?.facts?.takenAt).toEqual({ kitchen: NOON, pan: NOON });
  });

  test('two-station order: a screen of a deleted station counts as a screen of the default station, because it shows that station’s orders', async () => {
    const at = await start({
      place: { stations: [{ id: 'grill', name: 'Grill', categories: [], isDefault: true }] },
    });
    const screen = await screenAt(at, 'kitchen');
    const [session, id] = [await at.scan(), nextId()];
    await at.order({ session, id });
    expect((await say(at, screen, id, 'grill')).status).toBe(200);
    expect((await shownTo(at, screen, id))?.status).toBe('cooked_spot');
  });

  test('two-station order: can be accepted by a person for one station while the other’s part is unseen', async () => {
    const at = await house();
    const [pan, maria] = [await screenAt(at, 'pan'), await signInAs(at, 'WAITER')];
    await screenAt(at);
    const [session, id] = [await at.scan(), nextId()];
    await at.order({ session, id, products: [at.line('salad'), at.line('omelette')], total: '12.90' });
    await told(at, pan, id, { kind: 'seen', by: 'screen' });
    await told(at, pan, id, { kind: 'accepted' });
    expect((await told(at, maria, id, { kind: 'accepted' })).status).toBe(200);
    expect((await shownTo(at, pan, id))?.facts).toMatchObject({ accepted: { by: 'Maria' }, takenAt: { pan: NOON } });
    expect(messageOf(await told(at, await signInAs(at, 'WAITER', { name: 'Ivan' }), id, { kind: 'accepted' }))).toBe(
      'done_already',
    );
  });

  test('two-station order: is ready when the last station is ready, though neither knew of the other', async () => {
    const at = await house();
    const [kitchen, pan] = [await screenAt(at), await screenAt(at, 'pan')];
    const [session, id] = [await at.scan(), nextId()];
    const products = [at.line('salad'), at.line('omelette')];
    expect((await at.order({ session, id, products, total: '12.90' })).status).toBe(201);
    expect((await say(at, kitchen, id, 'kitchen')).status).toBe(200);
    expect((await shownTo(at, kitchen, id))?.status, 'the pan is still on').toBe('ordered');
    expect(messageOf(await say(at, kitchen, id, 'pan')), 'of another station').toBe('forbidden');
    expect((await say(at, pan, id, 'pan')).status).toBe(200);
    expect((await shownTo(at, pan, id))?.status).toBe('cooked_spot');
    const moves = (await readJournal(at.store, at.placeId)).filter(({ type }) => type === 'order.status');
    expect(moves).toHaveLength(1);
  });

  test('two-station order: only a person marks dishes of a station without a screen as ready', async () => {
    const at = await house();
    const kitchen = await screenAt(at);
    const [session, id] = [await at.scan(), nextId()];
    await at.order({ session, id, products: [at.line('salad'), at.line('omelette')], total: '12.90' });
    expect((await say(at, kitchen, id, 'kitchen')).status).toBe(200);
    expect((await shownTo(at, kitchen, id))?.status).toBe('ordered');
  });
});
