// Notices to guests while the kitchen cannot be reached: at once, and only while true.
import { expect, test, vi } from 'vitest';
import type { PlaceEvent } from '#contract/events.ts';
import { parseOrders } from '#contract/order/order.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { setTrouble as tellTrouble } from '../../../server/jobs/printing/drive-printer.ts';
import { createPlaceFeeds } from '../../../server/services/place/place-feeds.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import type { Services } from '../../../server/services/services.ts';
import { tellSilentScreens } from '../../../server/services/staff/screens.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { savePrinterState } from '../../../server/store/printing/printers-rows.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, nextId, type TestServer } from '../support/server.ts';
import { type SignedIn, signInAs, signInStation } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';
import { CODE } from '../support/venues.ts';

const STATIONS = [
  { id: 'kitchen', name: 'Kitchen', categories: [], isDefault: true },
  { id: 'bar', name: 'Bar', categories: [], isDefault: false },
];
const printer = (stations: readonly string[]) => ({
  ...{ name: 'hot', address: '192.0.2.1:9100', stations, width: 80 as const },
  ...{ prints: ['tickets' as const], mode: 'raster' as const, codePages: 'epson' },
});

const servicesOf = ({ store, clock }: TestServer): Pick<Services, 'store' | 'clock' | 'places'> => ({
  ...{ store, places: createPublishedPlaces(store), clock: () => clock.now },
});

const heartbeat = (house: TestServer, screen: SignedIn) =>
  house.app.inject({
    method: 'PUT',
    url: '/api/staff/screen',
    headers: { 'x-place': String(house.placeId), ...screen.headers },
    payload: { sound: 'ready' },
  });
/** Reports a printer's trouble as its driver does. */
const setTrouble = (house: TestServer, trouble: string | null): Promise<void> => {
  const log = { warn: () => undefined };
  const driving = { ...servicesOf(house), holder: 'this', dataDir: '', log };
  const at = { placeId: house.placeId, printer: printer([]) };
  return house.store.write(house.placeId, (tx) => tellTrouble(tx, driving, at, trouble));
};
const sayShown = async (house: TestServer, screen: SignedIn, orderId: string): Promise<void> => {
  const headers = { 'x-place': String(house.placeId), ...screen.headers, 'idempotency-key': nextId() };
  const fact = { kind: 'seen', by: 'screen', station: 'kitchen' };
  expect((await house.post('/api/staff/commands/orderFact', { orderId, fact }, headers)).status).toBe(200);
};
/** The screens are silent for two minutes, and the server has checked them. */
const passTwoMinutes = async (house: TestServer): Promise<void> => {
  house.clock.now += 2 * MINUTE;
  await tellSilentScreens(servicesOf(house));
};
/** Whether a new order's guest is told that the kitchen cannot be reached. */
const isUnreached = async (house: TestServer): Promise<boolean> => {
  const [session, id] = [await house.scan(), nextId()];
  expect((await house.order({ session, id, headers: { 'x-device': `phone-${id.slice(-8)}` } })).status).toBe(201);
  const answer = await house.get(`/api/orders/by_table_session/${session}`);
  const found = parseOrders(answer.json, 'EUR' as Currency)?.items.find((order) => order.id === id);
  if (!found) throw new Error(`The order is not listed: ${answer.text}`);
  return found.facts?.unreached === true;
};

onEitherDatabase('Orders that the kitchen cannot see', (store) => {
  const { server, start } = withServer(store);

  test('a guest is told when the only screen is silent, and no longer once it is back', async () => {
    const kitchen = await signInStation(server());
    await heartbeat(server(), kitchen);
    expect(await isUnreached(server())).toBe(false);
    await passTwoMinutes(server());
    expect(await isUnreached(server())).toBe(true);
    await heartbeat(server(), kitchen);
    expect(await isUnreached(server())).toBe(false);
  });

  test('one screen with a heartbeat, or one working printer, is enough', async () => {
    const house = await start({ printers: [printer([])] });
    const [one, other] = [await signInStation(house), await signInStation(house)];
    await heartbeat(house, one);
    await heartbeat(house, other);
    await passTwoMinutes(house);
    expect(await isUnreached(house)).toBe(false);
    await house.store.write(house.placeId, (tx) => savePrinterState(tx, house.placeId, 'hot', { trouble: 'no_paper' }));
    expect(await isUnreached(house)).toBe(true);
    await heartbeat(house, other);
    expect(await isUnreached(house)).toBe(false);
  });

  test('a dish of another station that can show it does not count', async () => {
    const house = await start({ place: { stations: STATIONS }, printers: [printer(['kitchen'])] });
    const bar = await signInStation(house, 'bar');
    await heartbeat(house, bar);
    await passTwoMinutes(house);
    expect(await isUnreached(house)).toBe(false);
    await heartbeat(house, bar);
    await house.store.write(house.placeId, (tx) => savePrinterState(tx, house.placeId, 'hot', { trouble: 'no_paper' }));
    expect(await isUnreached(house)).toBe(true);
  });

  test('a listening guest gets an event when their order cannot be shown, and when it can again; others get none', async () => {
    const house = await start({ place: { stations: STATIONS }, printers: [printer(['bar'])] });
    const kitchen = await signInStation(house, 'kitchen');
    await heartbeat(house, kitchen);
    const [mine, theirs] = [await house.scan(CODE.one), await house.scan(CODE.two)];
    const [unseen, seen] = [nextId(), nextId()];
    await house.order({ session: mine, id: unseen });
    await house.order({ session: theirs, id: seen, headers: { 'x-device': 'phone-2' } });
    await sayShown(house, kitchen, seen);
    const stops: (() => void)[] = [];
    const listen = async (token: string) => {
      const heard: PlaceEvent[] = [];
      const feeds = createPlaceFeeds(servicesOf(house));
      const follower = { placeId: house.placeId, token, lastSeq: undefined, onEnd: () => undefined };
      stops.push(feeds.follow({ ...follower, send: (event) => heard.push(event) }), feeds.close);
      await vi.waitFor(() => expect(heard).toHaveLength(1));
      return heard;
    };
    const [me, them] = [await listen(mine), await listen(theirs)];
    // This printer's station cooks no dish of the order.
    await setTrouble(house, 'no_paper');
    await passTwoMinutes(house);
    await vi.waitFor(() => expect(me).toHaveLength(2));
    expect(me[1]).toMatchObject({ type: 'order', orderId: unseen, status: 'ordered', more: true });
    await heartbeat(house, kitchen);
    await heartbeat(house, kitchen);
    await vi.waitFor(() => expect(me).toHaveLength(3));
    // The next event is the next change, so no event was sent twice.
    await sayShown(house, kitchen, unseen);
    await passTwoMinutes(house);
    await vi.waitFor(() => expect(me).toHaveLength(4));
    expect(me.slice(2)).toMatchObject([{ orderId: unseen }, { orderId: unseen }]);
    const told = (await readJournal(house.store, house.placeId)).filter(({ type }) => type === 'order.reach');
    expect(told).toMatchObject([{ payload: { reached: false } }, { payload: { reached: true } }]);
    expect(them).toHaveLength(1);
    for (const stop of stops) stop();
  });

  test('a failed printer, and a device removed from the venue, are reported at once', async () => {
    const house = await start({ printers: [printer([])] });
    const [kitchen, owner] = [await signInStation(house), await signInAs(house, 'PLACE_ADMIN')];
    await heartbeat(house, kitchen);
    await house.order({ session: await house.scan(), id: nextId() });
    const told = async () =>
      (await readJournal(house.store, house.placeId)).flatMap((row) =>
        row.type === 'order.reach' ? [row.payload.reached] : [],
      );
    await setTrouble(house, 'no_paper');
    await passTwoMinutes(house);
    expect(await told()).toEqual([false]);
    await setTrouble(house, null);
    expect(await told()).toEqual([false, true]);
    await setTrouble(house, 'cover_open');
    expect(await told()).toEqual([false, true, false]);
    // A second screen, with its first heartbeat.
    const other = await signInStation(house);
    await heartbeat(house, other);
    expect(await told()).toEqual([false, true, false, true]);
    const headers = { 'x-place': String(house.placeId), ...owner.headers };
    await house.app.inject({ method: 'DELETE', url: `/api/staff/devices/${other.id}`, headers });
    expect(await told()).toEqual([false, true, false, true, false]);
  });

  test('a venue without screen or printer in its kitchen is reported by waiting minutes only', async () => {
    expect(await isUnreached(server())).toBe(false);
  });
});
