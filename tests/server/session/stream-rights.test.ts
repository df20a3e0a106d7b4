import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlaceEvent } from '#contract/events.ts';
import type { ProductId } from '#domain/ids.ts';
import { SESSION_HOURS } from '#domain/session/session.ts';
import { setAvailability } from '../../../server/services/availability/set-availability.ts';
import { commandDevice } from '../../../server/services/device/manage-devices.ts';
import { createPlaceFeeds, type PlaceFeeds } from '../../../server/services/place/place-feeds.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import { changeTable } from '../../../server/services/service/change-table.ts';
import type { Services } from '../../../server/services/services.ts';
import { removeStaff } from '../../../server/services/staff/people.ts';
import { openSittings } from '../../../server/store/service/board-orders.ts';
import type { Store } from '../../../server/store/store.ts';
import { closeTableSession, moveOrderStatus } from '../../support/staff/floor.ts';
import { setUp, speak } from '../device/shared-devices.ts';
import { withServer } from '../support/one-server.ts';
import { nextId, type TestServer } from '../support/server.ts';
import { asked, inviteTo, signInAs } from '../support/staff.ts';
import { CODE } from '../support/venues.ts';

const HOUR = 3_600_000;

/** The store, and its number of queries since. */
const counted = (store: Store): { readonly store: Store; readonly asked: () => number } => {
  let queries = 0;
  const read = store.read.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries += 1;
      return result;
    },
  });
  return { store: { ...store, read }, asked: () => queries };
};

const { server: theServer } = withServer();
let server: TestServer;
let feeds: PlaceFeeds;
let services: Services;
let askings: () => number;
beforeEach(() => {
  server = theServer();
  const places = createPublishedPlaces(server.store);
  services = { store: server.store, places, clock: () => server.clock.now } as Services;
  const reading = counted(server.store);
  askings = reading.asked;
  feeds = createPlaceFeeds({ ...services, store: reading.store });
});
afterEach(() => feeds.close());

const listen = async (token: string | undefined, device?: string): Promise<PlaceEvent[]> => {
  const heard: PlaceEvent[] = [];
  feeds.follow({
    placeId: server.placeId,
    token,
    device,
    lastSeq: undefined,
    send: (event) => heard.push(event),
    onEnd: () => undefined,
  });
  await vi.waitFor(() => expect(heard).toHaveLength(1), 5000);
  return heard;
};
const sitDown = async (count: number, code: string = CODE.one) => {
  const tokens = [];
  for (let at = 0; at < count; at += 1) tokens.push(await server.scan(code));
  return { tokens, heard: await Promise.all(tokens.map((token) => listen(token))) };
};
const orders = (heard: readonly PlaceEvent[]) => heard.filter(({ type }) => type === 'order').length;
/** Sends an event that every listener gets, so that all earlier ones have arrived. */
const untilTold = async (all: readonly PlaceEvent[][]) => {
  const productId = server.id('product', 'salad') as ProductId;
  await setAvailability(services, server.placeId, productId, { off: true, until: null });
  for (const heard of all) await vi.waitFor(() => expect(heard.at(-1)?.type).toBe('availability'), 5000);
};

test('event stream: listeners at a table share one session check and one event', async () => {
  const { tokens, heard } = await sitDown(20);
  const id = nextId();
  await server.order({ session: tokens[0] ?? '', id });
  await untilTold(heard);
  const before = askings();
  await moveOrderStatus(services, server.placeId, id, 'cooked_spot');
  for (const one of heard) await vi.waitFor(() => expect(orders(one)).toBe(2), 5000);
  // Queries for the rows and the tokens.
  expect(askings() - before).toBeLessThanOrEqual(4);
  const events = heard.map((one) => one.at(-1));
  expect(new Set(events).size).toBe(1);
});

test('event stream: ends for a listener whose session has lapsed, and continues for the others', async () => {
  const early = await sitDown(1);
  server.clock.now += HOUR;
  const late = await sitDown(1);
  const id = nextId();
  await server.order({ session: late.tokens[0] ?? '', id });
  const [[first], [second]] = [early.heard, late.heard];
  if (!first || !second) throw new Error('Two were to listen');
  await untilTold([first, second]);
  server.clock.now += (SESSION_HOURS.guest - 1) * HOUR + 1;
  await moveOrderStatus(services, server.placeId, id, 'cooked_spot');
  await untilTold([first, second]);
  expect([orders(first), orders(second)]).toEqual([1, 2]);
});

test('event stream: ends for all listeners when the table is closed', async () => {
  const { tokens, heard } = await sitDown(3);
  const id = nextId();
  await server.order({ session: tokens[0] ?? '', id });
  await untilTold(heard);
  await closeTableSession(services, server.placeId, '1');
  await moveOrderStatus(services, server.placeId, id, 'paid');
  await untilTold(heard);
  expect(heard.map(orders)).toEqual([1, 1, 1]);
});

test('event stream: ends for listeners whose tokens were revoked', async () => {
  const { tokens, heard } = await sitDown(2);
  const id = nextId();
  await server.order({ session: tokens[0] ?? '', id });
  await untilTold(heard);
  await server.store.write(server.placeId, (tx) =>
    tx.db.deleteFrom('session_tokens').where('place_id', '=', server.placeId).execute(),
  );
  await moveOrderStatus(services, server.placeId, id, 'cooked_spot');
  await untilTold(heard);
  expect(heard.map(orders)).toEqual([1, 1]);
});

test('event stream: after a merge, listeners get the other party’s orders without more queries', async () => {
  const [guests, hosts] = [await sitDown(10), await sitDown(10, CODE.two)];
  const all = [...guests.heard, ...hosts.heard];
  const { placeId, clock } = server;
  const sittingId = (await openSittings(server.store.read, placeId)).get('1')?.id;
  if (!sittingId) throw new Error('Nobody sits at 1');
  const before = askings();
  const change = { kind: 'tableChange', about: { sittingId }, table: '2', merge: true } as const;
  await server.store.write(placeId, (tx) => changeTable(tx, { placeId, by: 'Maria', at: clock.now }, change));
  for (const heard of all) await vi.waitFor(() => expect(heard.at(-1)?.type).toBe('reset'), 5000);
  await server.order({ session: hosts.tokens[0] ?? '', id: nextId() });
  for (const heard of all) await vi.waitFor(() => expect(orders(heard)).toBe(1), 5000);
  expect(askings() - before).toBeLessThanOrEqual(8);
  await closeTableSession(services, placeId, '2');
  await server.order({ session: hosts.tokens[0] ?? '', id: nextId() });
  await untilTold(all);
  expect(all.map(orders)).toEqual(all.map(() => 1));
});

test('event stream: ends for a person removed from the staff', async () => {
  const { person } = await inviteTo(server, 'WAITER');
  const heard: PlaceEvent[] = [];
  const onEnd = vi.fn();
  const who = { placeId: server.placeId, token: undefined, isStaff: true, lastSeq: undefined };
  feeds.follow({ ...who, send: (event) => heard.push(event), onEnd });
  await vi.waitFor(() => expect(heard).toHaveLength(1), 5000);
  const [session] = (await sitDown(1)).tokens;
  await vi.waitFor(() => expect(heard.at(-1)?.type).toBe('board'), 5000);
  const before = heard.length;
  await removeStaff(asked(server), 'command', server.placeId, person.id);
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalled(), 5000);
  await server.order({ session: session ?? '', id: nextId() });
  expect(heard).toHaveLength(before);
});

test('event stream: only the addressed shared device learns of a remote command', async () => {
  const owner = await signInAs(server, 'PLACE_ADMIN');
  const device = await setUp(server, owner, { kind: 'kiosk' });
  await speak(server, device, { sender: 'sender-of-kiosk' });
  const [own, other, guest] = [
    await listen(undefined, 'sender-of-kiosk'),
    await listen(undefined, 'sender-of-another'),
    await listen(await server.scan(CODE.one)),
  ];
  const productId = server.id('product', 'salad') as ProductId;
  const managing = { placeId: server.placeId, by: 'Maria' };
  await commandDevice(services, managing, device.id, { kind: 'identify' });
  await vi.waitFor(() => expect(own.at(-1)).toMatchObject({ type: 'told' }), 5000);
  // A later event that all listeners get.
  await setAvailability(services, server.placeId, productId, { off: true, until: null });
  await vi.waitFor(() => {
    for (const heard of [own, other, guest]) expect(heard.at(-1)).toMatchObject({ type: 'availability' });
  }, 5000);
  expect([other, guest].flat().some(({ type }) => type === 'told')).toBe(false);
  // The result of a command is no event for its own device.
  const [command] = (await speak(server, device, { sender: 'sender-of-kiosk' })).told?.commands ?? [];
  const told = own.filter(({ type }) => type === 'told').length;
  await speak(server, device, { sender: 'sender-of-kiosk', done: [{ id: command?.id ?? '', outcome: 'done' }] });
  await setAvailability(services, server.placeId, productId, { off: false, until: null });
  await vi.waitFor(() => expect(own.filter(({ type }) => type === 'availability')).toHaveLength(2), 5000);
  expect(own.filter(({ type }) => type === 'told')).toHaveLength(told);
});
