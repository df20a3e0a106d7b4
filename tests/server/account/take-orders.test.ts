// Orders sent before signing in: taken over by the account that the same phone signs in to.
import { expect, test } from 'vitest';
import { readOwnLoyalty } from '#contract/loyalty/own-loyalty.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { Services } from '../../../server/services/services.ts';
import { moveOrderStatus } from '../../support/staff/floor.ts';
import { boardOf, sendCommand } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { nextId, type ServerOptions, type TestServer } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { onBothDatabases } from '../support/stores.ts';
import { customer } from './customers.ts';

type Customer = Awaited<ReturnType<typeof customer>>;
interface Proof {
  readonly id: string;
  readonly token: string;
  readonly device?: string;
}

const type = (name: OrderType, id: number) => ({ type: name, id, discounts: [], prices: [], radiuses: [], shapes: [] });
/** A payment of 7.90 earns 79 points. */
const VENUE: ServerOptions = {
  house: { points: 10, pointWorth: '0.01' },
  place: { orderTypes: [type('spot', 1), type('preorder', 3)] },
};
const IVAN = { email: 'ivan@abv.bg' };

/** A pickup order of a phone without an account. */
const pickup = async (on: TestServer, more: Record<string, string> = {}): Promise<Proof> => {
  const proof = { id: nextId(), token: `Kx3-own-secret-of-an-order_${nextId()}` };
  const { status } = await on.post(
    '/api/orders/preorder',
    {
      ...{ token: proof.token, products: [on.line('salad')], payment_method: 'cash' },
      ...{ client_name: 'Елена Петрова', client_phone: '+359888123456' },
    },
    { 'idempotency-key': proof.id, 'x-shown-total': '7.90', 'x-order-age': '0', 'x-device': nextId(), ...more },
  );
  expect(status).toBe(201);
  return proof;
};
/** An order at table 1 of a phone without an account. */
const atTable = async (on: TestServer): Promise<Proof & { readonly device: string }> => {
  const proof = { id: nextId(), token: await on.scan(), device: nextId() };
  const { status } = await on.order({ session: proof.token, id: proof.id, headers: { 'x-device': proof.device } });
  expect(status).toBe(201);
  return proof;
};
const take = async (on: TestServer, { headers }: Customer, orders: readonly Proof[]) =>
  ((await on.post('/api/users/orders', { orders }, headers)).json as { orders?: string[] }).orders;
const listOf = async (on: TestServer, { headers }: Customer) =>
  ((await on.get('/api/users/orders', headers)).json as { id: string }[]).map(({ id }) => id);
const pointsOf = async (on: TestServer, { headers }: Customer) =>
  readOwnLoyalty((await on.get('/api/users/loyalty', headers)).json)?.loyalty?.points;

onBothDatabases('Orders of a phone that signs in later', (store) => {
  const { start } = withServer(store);
  const payTable = async (on: TestServer) => {
    const maria = await signInAs(on, 'WAITER');
    const sittingId = (await boardOf(on, maria)).tables.find(({ name }) => name === '1')?.sitting?.id;
    expect((await sendCommand(on, maria, 'paid', { sittingId, amount: 790, tender: 'cash' })).status).toBe(200);
  };
  const payPickup = async (on: TestServer, { id }: Proof) => {
    const maria = await signInAs(on, 'PLACE_ADMIN');
    const paid = await sendCommand(on, maria, 'paid', { orderId: id, amount: 790, tender: 'cash' });
    expect(paid.status).toBe(200);
  };

  test('they are on the list and earn as they are paid, and a repeated request changes nothing', async () => {
    const on = await start(VENUE);
    const [own, table] = [await pickup(on), await atTable(on)];
    const elena = await customer(on);
    expect(await take(on, elena, [own, table])).toEqual([own.id, table.id]);
    expect(await take(on, elena, [own, table])).toEqual([own.id, table.id]);
    expect((await listOf(on, elena)).toSorted()).toEqual([own.id, table.id].toSorted());
    expect(await pointsOf(on, elena)).toBe(0);
    await payTable(on);
    expect(await pointsOf(on, elena)).toBe(79);
    await payPickup(on, own);
    expect(await pointsOf(on, elena)).toBe(158);
  });

  test('an order that was paid before the sign-in earns its points once', async () => {
    const on = await start(VENUE);
    const [own, table] = [await pickup(on), await atTable(on)];
    await payTable(on);
    await payPickup(on, own);
    const elena = await customer(on);
    await take(on, elena, [own, table]);
    await take(on, elena, [own, table]);
    expect(await pointsOf(on, elena)).toBe(158);
  });

  test('an order of another customer, or with a wrong secret, stays where it is', async () => {
    const on = await start(VENUE);
    const [elena, ivan] = [await customer(on), await customer(on, IVAN)];
    const signedIn = await pickup(on, { 'x-customer': ivan.orderKey });
    const taken = await pickup(on);
    await take(on, ivan, [taken]);
    const free = await pickup(on);
    const wrong = { ...free, token: `${taken.token}x` };
    expect(await take(on, elena, [signedIn, taken, wrong, { ...free, id: nextId() }])).toEqual([]);
    expect(await listOf(on, elena)).toEqual([]);
    expect((await listOf(on, ivan)).toSorted()).toEqual([signedIn.id, taken.id].toSorted());
  });

  test('a table’s order is proved by the session and the device that sent it: a neighbour at the table proves nothing', async () => {
    const on = await start(VENUE);
    const [elena, table] = [await customer(on), await atTable(on)];
    const neighbour = { id: table.id, token: await on.scan(), device: nextId() };
    const { device: _, ...nameless } = table;
    expect(await take(on, elena, [neighbour, nameless, { ...table, token: 'a-secret-of-no-session-at-all' }])).toEqual(
      [],
    );
    expect(await take(on, elena, [table])).toEqual([table.id]);
  });

  test('a rejected order is not taken over', async () => {
    const on = await start(VENUE);
    const [elena, own] = [await customer(on), await pickup(on)];
    const services = { store: on.store, clock: () => on.clock.now } as Services;
    await moveOrderStatus(services, on.placeId as PlaceId, own.id, 'rejected');
    expect(await take(on, elena, [own])).toEqual([]);
  });

  test('they need a signed-in customer', async () => {
    const on = await start(VENUE);
    expect((await on.post('/api/users/orders', { orders: [await pickup(on)] })).status).toBe(401);
  });
});
