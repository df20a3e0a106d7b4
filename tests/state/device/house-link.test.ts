// A device of the house and what it is told: once, by its own server alone, whatever its clock says and however it ends.
import { SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCart } from '#db/cart/cart-table.ts';
import { TablDatabase } from '#db/database.ts';
import { readCurrentSession } from '#db/session/session-table.ts';
import { readStaff, storeStaffDevice } from '#db/staff/staff-table.ts';
import { openVisit, sitDown } from '#db/visit/visit-table.ts';
import type { DeviceCommand } from '#domain/device/device-command.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Place } from '#domain/place/place.ts';
import type { TableSession } from '#domain/session/session.ts';
import { createHouseLink, type HouseLink, type HouseView } from '#state/device/house-link.ts';
import { hashSecret, makeSecret } from '../../../server/store/secrets.ts';
import { breakableDisk } from '../../db/breakable-disk.ts';
import { cartOf, line } from '../../db/outbox/order-drafts.ts';
import { queuedLocks } from '../../sync/outbox/queued-locks.ts';

const page = vi.hoisted(() => ({ loaded: [] as string[], marks: [] as unknown[] }));
vi.mock('#platform/device/load-page.ts', () => ({ loadPage: (href: string) => page.loaded.push(href) }));
vi.mock('#platform/device/house-mark.ts', () => ({ writeHouseMark: (kind: unknown) => page.marks.push(kind) }));
vi.mock('#platform/device/later-cookies.ts', () => ({ writeKioskCookie: () => undefined }));
vi.mock('#platform/page-rest.ts', () => ({ followTouches: () => () => undefined }));
vi.mock('#platform/device/wake-lock.ts', () => ({ keepAwake: () => () => undefined }));
vi.mock('#platform/device/vitals.ts', () => ({
  readVitals: async () => ({ memory: null, storage: null, battery: null, isCharging: null }),
  runningBuild: () => 'build',
  paintedAt: () => undefined,
}));

const SECRET = makeSecret();
const NOW = 1_795_000_000_000;
const PLACE = { id: 7 as PlaceId, slug: 'neven', timeZone: 'Europe/Sofia' } as Place;
const COMMAND: DeviceCommand = { id: 'c1', kind: 'reload', words: '', expiresAt: NOW + 60_000 };
const SESSION = {
  token: 's'.repeat(32),
  expires: NOW + 3_600_000,
  ordertype: 'spot',
  room_number: null,
  room_number_disabled: false,
  tablet_mode: true,
  table: '1',
  session_id: 'sitting-1',
  place_id: 7,
};

/** What the server would say. */
const server = {
  commands: [] as DeviceCommand[],
  now: NOW,
  key: SECRET,
  refuses: undefined as string | undefined,
  table: true,
  asked: 0,
  /** Until it is let go, no beat is answered. */
  held: undefined as Promise<void> | undefined,
  beats: [] as { readonly done: readonly unknown[]; readonly page: string }[],
};
const answer = (status: number, body: unknown) => ({ ok: true, value: { status, headers: new Headers(), body } });
const send = async (
  path: string,
  { json }: { readonly json: { readonly nonce: string; readonly done: unknown[]; readonly page: string } },
) => {
  if (path === 'devices/session') {
    server.asked += 1;
    return server.table
      ? answer(200, { success: true, session: SESSION })
      : answer(409, { success: false, payload: { message: 'no_table' } });
  }
  server.beats.push(json);
  await server.held;
  if (server.refuses) return answer(401, { success: false, payload: { message: server.refuses } });
  const told = {
    nonce: json.nonce,
    now: server.now,
    device: { id: 'd1', name: 'Door', kind: 'tablet', table: '1' },
    isStopped: false,
    commands: server.commands,
  };
  const signed = await new SignJWT(told).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(hashSecret(server.key)));
  return answer(200, { success: true, signed });
};

let db: TablDatabase;
let names = 0;
let links: HouseLink[] = [];
let views: HouseView[] = [];
let obeyed: string[] = [];
beforeEach(() => {
  Object.assign(server, { commands: [], now: NOW, key: SECRET, refuses: undefined, table: true, beats: [] });
  Object.assign(server, { asked: 0, held: undefined });
  Object.assign(page, { loaded: [], marks: [] });
  [links, views, obeyed] = [[], [], []];
  vi.stubGlobal('window', new EventTarget());
  names += 1;
  db = new TablDatabase(breakableDisk(), `house-${names}`);
});
afterEach(() => {
  for (const link of links) link.stop();
  vi.unstubAllGlobals();
  db.close();
});

const given = (kind: 'tablet' | 'kiosk' | 'shared' = 'tablet') =>
  storeStaffDevice(db, PLACE.id, { id: 'd1', name: 'Window', kind, table: '1', secret: SECRET });
/** A page of the device; `clock`: what the device itself takes the time for. */
const open = (clock = NOW): HouseLink => {
  const parts = {
    db,
    http: { send },
    clock: { heard: () => server.now },
    deviceNow: () => clock,
    serverNow: () => server.now,
  };
  const link = createHouseLink(parts as never, PLACE, {
    onView: (view) => views.push(view),
    onCommand: ({ id }) => obeyed.push(id),
    loadReset: vi.fn(),
  });
  links.push(link);
  return link;
};
const view = () => views.at(-1);
test('a command is carried out once: not when it is told again, nor on the page that comes after it', async () => {
  await given();
  server.commands = [COMMAND];
  const link = open();
  await vi.waitFor(() => expect(obeyed).toEqual(['c1']));
  await link.beat();
  link.stop();
  const next = open();
  await next.beat();
  expect(obeyed).toEqual(['c1']);
  expect(server.beats.flatMap(({ done }) => done)).toContainEqual({ id: 'c1', outcome: 'done' });
});

test('what somebody else signed is not done', async () => {
  await given();
  Object.assign(server, { commands: [COMMAND], key: makeSecret() });
  const link = open();
  await link.beat();
  expect([obeyed, view()?.name]).toEqual([[], 'Window']);
});

test('the server’s time decides whether a command came too late, on a device whose clock stands in 2019 too', async () => {
  await given();
  server.commands = [COMMAND, { ...COMMAND, id: 'late', expiresAt: NOW }];
  const link = open(Date.UTC(2019, 0, 1));
  await vi.waitFor(() => expect(obeyed).toEqual(['c1']));
  await link.beat();
  expect(obeyed).toEqual(['c1']);
  expect(server.beats.flatMap(({ done }) => done)).toContainEqual({ id: 'late', outcome: 'refused' });
});

test('a tablet sits at its table by itself, takes its new name, and says so where its table is gone', async () => {
  await given();
  server.table = false;
  const link = open();
  await vi.waitFor(() => expect(view()).toMatchObject({ name: 'Door', trouble: 'no_table' }));
  expect((await readStaff(db, PLACE.id))?.device?.name).toBe('Door');
  server.table = true;
  await link.sit();
  expect(view()?.trouble).toBeUndefined();
  expect(await readCurrentSession(db, PLACE.id)).toMatchObject({ table: '1', tabletMode: true });
});

test('a device that is taken back is an ordinary browser again', async () => {
  await given('kiosk');
  server.refuses = 'unknown_device';
  open();
  await vi.waitFor(() => expect(page.loaded).toEqual(['/neven']));
  expect(page.marks.at(-1)).toBeUndefined();
  expect((await readStaff(db, PLACE.id))?.device).toBeUndefined();
});

test('a refusal of another kind takes nothing from a device', async () => {
  await given();
  server.refuses = 'rate_limited';
  await open().beat();
  expect((await readStaff(db, PLACE.id))?.device).toBeDefined();
  expect(page.loaded).toEqual([]);
});

test('a device whose storage was wiped says that it must be set up again', async () => {
  open();
  await vi.waitFor(() => expect(view()?.trouble).toBe('lost'));
  expect(server.beats).toEqual([]);
});

const SCANNED = {
  ...{
    placeId: PLACE.id,
    id: 'sitting-9',
    token: 'scanned',
    expiresAt: NOW + 3_600_000,
    orderType: 'spot',
    table: '9',
  },
  ...{ roomNumber: undefined, roomNumberDisabled: false, tabletMode: false },
} as TableSession;
const PHONE = { now: NOW, deviceNow: NOW, isShared: false };

test('a table that somebody scanned on a tablet does not keep it from its own', async () => {
  await given();
  await sitDown(db, SCANNED, PLACE, PHONE);
  open();
  await vi.waitFor(async () => expect(await readCurrentSession(db, PLACE.id)).toMatchObject({ id: 'sitting-1' }));
});

test('a tablet that was set up for another table before leaves that one, and then asks no more', async () => {
  await given();
  await sitDown(db, { ...SCANNED, tabletMode: true }, PLACE, { ...PHONE, isShared: true });
  const link = open();
  await vi.waitFor(() => expect(view()?.name).toBe('Door'));
  await link.sit();
  expect(await readCurrentSession(db, PLACE.id)).toMatchObject({ id: 'sitting-1', table: '1' });
  const asked = server.asked;
  await link.sit();
  expect(server.asked).toBe(asked);
});

test('a device that is the staff’s by now keeps its key, and its old mark goes', async () => {
  await given('shared');
  server.refuses = 'unknown_device';
  open();
  await vi.waitFor(() => expect(page.marks).toEqual([undefined]));
  expect((await readStaff(db, PLACE.id))?.device).toMatchObject({ kind: 'shared' });
  expect([server.beats, page.loaded, view()?.trouble]).toEqual([[], [], undefined]);
});

const dishes = async () => (await db.carts.get(PLACE.id))?.lines.length;
const fill = async () => {
  const { id } = await openVisit(db, PLACE, { ...PHONE, isShared: true });
  await openCart(db, PLACE.id, () => undefined);
  await db.carts.put({ ...cartOf(line(1)), placeId: PLACE.id, visitId: id });
};
const said = () => server.beats.flatMap(({ done }) => done);

test('a device is cleared for the next guest, and only then says that it is', async () => {
  await given('kiosk');
  await fill();
  server.commands = [{ ...COMMAND, kind: 'reset' }];
  const atDone: unknown[] = [];
  const push = server.beats.push.bind(server.beats);
  server.beats.push = (beat) => {
    if (beat.done.length > 0) void dishes().then((left) => atDone.push(left));
    return push(beat);
  };
  open();
  await vi.waitFor(() => expect(page.loaded).toEqual(['/neven']));
  expect(said()).toEqual([{ id: 'c1', outcome: 'done' }]);
  await vi.waitFor(() => expect(atDone).toEqual([0]));
});

test('a device that cannot be cleared does not say that it is', async () => {
  await given('kiosk');
  await fill();
  server.commands = [{ ...COMMAND, kind: 'reset' }];
  const broken = vi.spyOn(db, 'transaction').mockImplementation(((...all: unknown[]) => {
    if (Array.isArray(all[1])) return Promise.reject(new Error('the disk is broken'));
    return TablDatabase.prototype.transaction.apply(db, all as never);
  }) as never);
  open();
  await vi.waitFor(() => expect(said()).toEqual([{ id: 'c1', outcome: 'refused' }]));
  expect(page.loaded).toEqual([]);
  broken.mockRestore();
});

test('a page that ends says its last before the next one says its first, and nothing after', async () => {
  await given('kiosk');
  vi.stubGlobal('navigator', { ...navigator, locks: queuedLocks().locks });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const first = open();
  await vi.waitFor(() => expect(view()?.name).toBe('Door'));
  let letGo: () => void = () => undefined;
  server.held = new Promise((resolve) => {
    letGo = resolve;
  });
  vi.advanceTimersByTime(30_000);
  await vi.waitFor(() => expect(server.beats).toHaveLength(2));
  first.stop();
  open();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.beats).toHaveLength(2);
  letGo();
  await vi.waitFor(() => expect(server.beats).toHaveLength(3));
  await first.beat();
  const [one, two, three, ...more] = server.beats.map(({ page: speaker }) => speaker);
  expect([two, more]).toEqual([one, []]);
  expect(three).not.toBe(one);
  vi.useRealTimers();
});

test('where tabs cannot wait for each other, all of a browser speak as one page', async () => {
  await given('kiosk');
  vi.stubGlobal('navigator', { ...navigator, locks: undefined });
  await open().beat();
  await open().beat();
  expect(new Set(server.beats.map(({ page: speaker }) => speaker)).size).toBe(1);
});
