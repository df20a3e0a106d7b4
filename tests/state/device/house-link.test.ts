// A device of the house and what it is told: once, by its own server alone, whatever its clock says and however it ends.
import { SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TablDatabase } from '#db/database.ts';
import { readCurrentSession } from '#db/session/session-table.ts';
import { readStaff, storeStaffDevice } from '#db/staff/staff-table.ts';
import type { DeviceCommand } from '#domain/device/device-command.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Place } from '#domain/place/place.ts';
import { createHouseLink, type HouseLink, type HouseView } from '#state/device/house-link.ts';
import { hashSecret, makeSecret } from '../../../server/store/secrets.ts';
import { breakableDisk } from '../../db/breakable-disk.ts';

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
  beats: [] as { readonly done: readonly unknown[] }[],
};
const answer = (status: number, body: unknown) => ({ ok: true, value: { status, headers: new Headers(), body } });
const send = async (
  path: string,
  { json }: { readonly json: { readonly nonce: string; readonly done: unknown[] } },
) => {
  if (path === 'devices/session')
    return server.table
      ? answer(200, { success: true, session: SESSION })
      : answer(409, { success: false, payload: { message: 'no_table' } });
  server.beats.push(json);
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

const given = (kind: 'tablet' | 'kiosk' = 'tablet') =>
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
