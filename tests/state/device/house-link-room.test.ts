// A hotel room's tablet whose guests have left: told until it is clean.
import { SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TablDatabase } from '#db/database.ts';
import { readCurrentSession } from '#db/session/session-table.ts';
import { storeStaffDevice } from '#db/staff/staff-table.ts';
import { sitDown } from '#db/visit/visit-table.ts';
import type { DeviceCommand } from '#domain/device/device-command.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Place } from '#domain/place/place.ts';
import type { TableSession } from '#domain/session/session.ts';
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
  kind: 'tablet' as 'tablet' | 'room',
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
    device: { id: 'd1', name: 'Door', kind: server.kind, table: '1' },
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
/** Of a room's tablet: whether it comes clean, and what had been said as each reset began. */
const room = { isClean: true, fails: undefined as Error | undefined, held: undefined as Promise<void> | undefined };
let resets: number[] = [];
beforeEach(() => {
  Object.assign(server, { commands: [], now: NOW, key: SECRET, refuses: undefined, table: true, beats: [] });
  Object.assign(server, { asked: 0, held: undefined });
  Object.assign(page, { loaded: [], marks: [] });
  [links, views, obeyed, resets] = [[], [], [], []];
  Object.assign(room, { isClean: true, fails: undefined, held: undefined });
  server.kind = 'tablet';
  vi.stubGlobal('window', new EventTarget());
  names += 1;
  db = new TablDatabase(breakableDisk(), `house-${names}`);
});
afterEach(() => {
  for (const link of links) link.stop();
  vi.unstubAllGlobals();
  db.close();
});

const given = (kind: 'tablet' | 'kiosk' | 'room' | 'shared' = 'tablet') =>
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
    loadReset: async () => ({
      resetUntilClean: async () => {
        resets.push(said().length);
        await room.held;
        if (room.fails) throw room.fails;
        return room.isClean;
      },
      beginAnew: async (slug) => void page.loaded.push(`anew /${slug}`),
    }),
  });
  links.push(link);
  return link;
};

const said = () => server.beats.flatMap(({ done }) => done);

const checkOut = async () => {
  await given('room');
  server.kind = 'room';
  server.commands = [{ ...COMMAND, kind: 'reset' }];
};

test('a room’s tablet is cleared when its guests have left, says so once it is, and begins anew', async () => {
  await checkOut();
  open();
  await vi.waitFor(() => expect(page.loaded).toEqual(['anew /neven']));
  await vi.waitFor(() => expect(said()).toEqual([{ id: 'c1', outcome: 'done' }]));
  expect(resets).toEqual([0]);
});

test('a room’s tablet that lost its power while it was cleared is cleared again by its next page, and then no more', async () => {
  await checkOut();
  // Without power its page lets go of no lock.
  vi.stubGlobal('navigator', { ...navigator, locks: undefined });
  room.held = new Promise(() => undefined);
  const first = open();
  await vi.waitFor(() => expect(resets).toHaveLength(1));
  first.stop();
  room.held = undefined;
  const next = open();
  await vi.waitFor(() => expect(page.loaded).toEqual(['anew /neven']));
  await next.beat();
  expect(resets).toHaveLength(2);
  expect(said()).toEqual([{ id: 'c1', outcome: 'done' }]);
});

test.each([
  ['is not clean', { isClean: false }],
  ['cannot be cleared', { fails: new Error('the disk is broken') }],
])('a room’s tablet that %s says so, and shows itself to nobody as a new one', async (_, how) => {
  await checkOut();
  Object.assign(room, how);
  open();
  await vi.waitFor(() => expect(said()).toEqual([{ id: 'c1', outcome: 'refused' }]));
  expect(page.loaded).toEqual([]);
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

test('where every code makes a tablet of a device, one of another table is not taken for its own, even unheard', async () => {
  await given();
  await sitDown(db, { ...SCANNED, tabletMode: true }, PLACE, PHONE);
  let letGo: () => void = () => undefined;
  server.held = new Promise((resolve) => {
    letGo = resolve;
  });
  open();
  await vi.waitFor(() => expect(server.beats).toHaveLength(1));
  expect(await readCurrentSession(db, PLACE.id)).toMatchObject({ id: 'sitting-1', table: '1' });
  letGo();
});
