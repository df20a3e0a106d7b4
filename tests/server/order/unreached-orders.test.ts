// What guests are told while nothing in the kitchen can be reached: at once, and no longer than it is true.
import { expect, test } from 'vitest';
import { parseOrders } from '#contract/order/order.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { tellSilentScreens } from '../../../server/services/staff/screens.ts';
import { savePrinterState } from '../../../server/store/printing/printers.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, nextId, type TestServer } from '../support/server.ts';
import { type SignedIn, signInStation } from '../support/staff.ts';
import { onBothDatabases } from '../support/stores.ts';

const STATIONS = [
  { id: 'kitchen', name: 'Kitchen', categories: [], isDefault: true },
  { id: 'bar', name: 'Bar', categories: [], isDefault: false },
];
const printer = (stations: readonly string[]) => ({
  ...{ name: 'hot', address: '192.0.2.1:9100', stations, width: 80 as const },
  ...{ prints: ['tickets' as const], mode: 'raster' as const, codePages: 'epson' },
});

const beat = (house: TestServer, screen: SignedIn) =>
  house.app.inject({
    method: 'PUT',
    url: '/api/staff/screen',
    headers: { 'x-place': String(house.placeId), ...screen.headers },
    payload: { sound: 'ready' },
  });
/** The screens say no more for two minutes, and the server has looked after them. */
const passTwoMinutes = async (house: TestServer): Promise<void> => {
  house.clock.now += 2 * MINUTE;
  await tellSilentScreens({ store: house.store, clock: () => house.clock.now });
};
/** Whether the guest of a new order is told that nothing in the kitchen can be reached. */
const isUnreached = async (house: TestServer): Promise<boolean> => {
  const [session, id] = [await house.scan(), nextId()];
  expect((await house.order({ session, id, headers: { 'x-device': `phone-${id.slice(-8)}` } })).status).toBe(201);
  const answer = await house.get(`/api/orders/by_table_session/${session}`);
  const found = parseOrders(answer.json, 'EUR' as Currency)?.items.find((order) => order.id === id);
  if (!found) throw new Error(`The order is not listed: ${answer.text}`);
  return found.facts?.unreached === true;
};

onBothDatabases('Orders that nothing in the kitchen can show', (store) => {
  const { server, start } = withServer(store);

  test('a guest is told as the only screen is silent, and no longer as it is back', async () => {
    const kitchen = await signInStation(server());
    await beat(server(), kitchen);
    expect(await isUnreached(server())).toBe(false);
    await passTwoMinutes(server());
    expect(await isUnreached(server())).toBe(true);
    await beat(server(), kitchen);
    expect(await isUnreached(server())).toBe(false);
  });

  test('one screen that is heard, or a printer that can print, is enough', async () => {
    const house = await start({ printers: [printer([])] });
    const [one, other] = [await signInStation(house), await signInStation(house)];
    await beat(house, one);
    await beat(house, other);
    await passTwoMinutes(house);
    expect(await isUnreached(house)).toBe(false);
    await house.store.write(house.placeId, (tx) => savePrinterState(tx, house.placeId, 'hot', { trouble: 'no_paper' }));
    expect(await isUnreached(house)).toBe(true);
    await beat(house, other);
    expect(await isUnreached(house)).toBe(false);
  });

  test('what another station can show is nothing to this one', async () => {
    const house = await start({ place: { stations: STATIONS }, printers: [printer(['kitchen'])] });
    const bar = await signInStation(house, 'bar');
    await beat(house, bar);
    await passTwoMinutes(house);
    expect(await isUnreached(house)).toBe(false);
    await beat(house, bar);
    await house.store.write(house.placeId, (tx) => savePrinterState(tx, house.placeId, 'hot', { trouble: 'no_paper' }));
    expect(await isUnreached(house)).toBe(true);
  });

  test('a house that has neither screen nor printer in its kitchen is told of by its minutes alone', async () => {
    expect(await isUnreached(server())).toBe(false);
  });
});
