// Clears a kiosk from the console: real server, the device's own code, and the result at the console.
import * as v from 'valibot';
import { afterAll, expect, test, vi } from 'vitest';
import { devicesAnswerSchema } from '#contract/device/managed-devices.ts';
import { createHttp } from '#core/api/http.ts';
import { openCart } from '#core/db/cart/cart-table.ts';
import { TablDatabase } from '#core/db/database.ts';
import { storeStaffDevice } from '#core/db/staff/staff-table.ts';
import { openVisit } from '#core/db/visit/visit-table.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Place } from '#domain/place/place.ts';
import { createDeviceLink } from '#shared/device/device-link.ts';
import { breakableDisk } from '../../core/db/breakable-disk.ts';
import { cartOf, line } from '../../core/db/outbox/order-drafts.ts';
import { withServer } from '../support/one-server.ts';
import { signInAs } from '../support/staff.ts';
import { setUp } from './shared-devices.ts';

// Test files of a worker share modules: the mocks need freshly evaluated ones, which must not remain.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const page = vi.hoisted(() => ({ loaded: [] as string[] }));
vi.mock('#core/platform/device/load-page.ts', () => ({ loadPage: (href: string) => page.loaded.push(href) }));
vi.mock('#core/platform/device/device-mark.ts', () => ({ writeDeviceMark: () => undefined }));
vi.mock('#core/platform/device/later-cookies.ts', () => ({ writeKioskCookie: () => undefined }));
vi.mock('#core/platform/page-rest.ts', () => ({ followTouches: () => () => undefined, isAnythingOpen: () => false }));
vi.mock('#core/platform/device/wake-lock.ts', () => ({ keepAwake: () => () => undefined }));
vi.mock('#core/platform/device/vitals.ts', () => ({
  readVitals: async () => ({ memory: null, storage: null, battery: null, isCharging: null }),
  runningBuild: () => 'build',
}));
vi.mock('#core/platform/device/last-paint.ts', () => ({ lastPaint: async () => undefined }));

const { start } = withServer();

test('remote clear: the console shows the command as done only after the kiosk is empty, and sends it once', async () => {
  const server = await start();
  const maria = await signInAs(server, 'PLACE_ADMIN');
  const { id, secret } = await setUp(server, maria, { kind: 'kiosk' });
  const toServer: typeof fetch = async (asked, init) => {
    const request = new Request(asked, init);
    const answer = await server.app.inject({
      method: request.method as 'PUT',
      url: new URL(request.url).pathname,
      headers: Object.fromEntries(request.headers),
      payload: await request.text(),
    });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(answer.body, { status: answer.statusCode, headers });
  };
  const placeId = server.placeId as PlaceId;
  const db = new TablDatabase(breakableDisk(), 'cleared-from-afar');
  const place = { id: placeId, slug: 'bistro', timeZone: 'Europe/Sofia' } as Place;
  await storeStaffDevice(db, placeId, { id, name: 'Window', kind: 'kiosk', secret });
  const visit = await openVisit(db, place, { now: server.clock.now, isShared: true });
  await openCart(db, placeId, () => undefined);
  await db.carts.put({ ...cartOf(line(1)), placeId, visitId: visit.id });

  vi.stubGlobal('window', new EventTarget());
  const now = () => server.clock.now;
  const link = createDeviceLink(
    {
      db,
      http: createHttp({ baseUrl: 'http://tabl.test/api', clientId: () => undefined, fetch: toServer }),
      clock: { heard: now, now, learn: () => undefined },
      deviceNow: now,
      serverNow: now,
    } as never,
    place,
    {
      onView: () => undefined,
      onCommand: () => undefined,
      isOpen: () => true,
      loadReset: () => Promise.reject(new Error('It stands in no room')),
    },
  );
  const told = async () => {
    const answer = await server.get('/api/staff/devices', maria.headers);
    return v.parse(devicesAnswerSchema, answer.json).devices[0]?.house?.lastCommand?.outcome;
  };
  await link.beat();
  await server.post(`/api/staff/devices/${id}/commands`, { kind: 'reset' }, maria.headers);
  expect(await told()).toBeNull();
  const [cart] = await db.carts.toArray();
  expect(cart?.lines).toHaveLength(1);
  await link.beat();
  expect((await db.carts.toArray()).map(({ lines }) => lines)).toEqual([[]]);
  expect(await told()).toBe('done');
  expect(page.loaded).toEqual(['/bistro']);
  await link.beat();
  expect(page.loaded).toEqual(['/bistro']);
  link.stop();
  db.close();
  vi.unstubAllGlobals();
});
