// A shared device and its server, for tests of the connection between them.
import { SignJWT } from 'jose';
import { afterEach, beforeEach, vi } from 'vitest';
import { openCart } from '#core/db/cart/cart-table.ts';
import { TablDatabase } from '#core/db/database.ts';
import { storeStaffDevice } from '#core/db/staff/staff-table.ts';
import { openVisit } from '#core/db/visit/visit-table.ts';
import type { DeviceCommand } from '#domain/device/device-command.ts';
import type { DeviceHeartbeat } from '#domain/device/heartbeat.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Place } from '#domain/place/place.ts';
import type { TableSession } from '#domain/session/session.ts';
import { createDeviceLink, type DeviceLink, type DeviceLinkView } from '#shared/device/device-link.ts';
import { hashSecret, makeSecret } from '../../../server/store/secrets.ts';
import { type BreakableDisk, breakableDisk } from '../../core/db/breakable-disk.ts';
import { cartOf, line } from '../../core/db/outbox/order-drafts.ts';

const page = vi.hoisted(() => ({ loaded: [] as string[], marks: [] as unknown[], isOpen: false }));
vi.mock('#core/platform/device/load-page.ts', () => ({ loadPage: (href: string) => page.loaded.push(href) }));
vi.mock('#core/platform/device/device-mark.ts', () => ({ writeDeviceMark: (kind: unknown) => page.marks.push(kind) }));
vi.mock('#core/platform/device/later-cookies.ts', () => ({ writeKioskCookie: () => undefined }));
vi.mock('#core/platform/page-rest.ts', () => ({
  followTouches: () => () => undefined,
  isAnythingOpen: () => page.isOpen,
}));
vi.mock('#core/platform/device/wake-lock.ts', () => ({ keepAwake: () => () => undefined }));
vi.mock('#core/platform/device/vitals.ts', () => ({
  readVitals: async () => ({ memory: null, storage: null, battery: null, isCharging: null }),
  runningBuild: () => 'build',
}));
vi.mock('#core/platform/device/last-paint.ts', () => ({ lastPaint: async () => undefined }));

export const SECRET = makeSecret();
export const NOW = 1_795_000_000_000;
export const PLACE = { id: 7 as PlaceId, slug: 'neven', timeZone: 'Europe/Sofia' } as Place;
export const COMMAND: DeviceCommand = { id: 'c1', kind: 'reload', words: '', expiresAt: NOW + 60_000 };
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

/** A session of a scanned table. */
export const SCANNED = {
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
export const PHONE = { now: NOW, deviceNow: NOW, isShared: false };

/** Effects on the device's page: loaded addresses and written marks. */
export const here = page;

/** Answers of the server. */
export const server = {
  commands: [] as DeviceCommand[],
  now: NOW,
  key: SECRET,
  refuses: undefined as string | undefined,
  table: true,
  kind: 'tablet' as 'tablet' | 'room',
  isAway: false,
  asked: 0,
  /** The server's mark for the device's state; `undefined`: an older server. */
  mark: undefined as string | undefined,
  /** Received short heartbeats, and whether the server requests a full one. */
  stills: [] as unknown[],
  wantsWhole: false,
  /** No heartbeat is answered until this resolves. */
  held: undefined as Promise<void> | undefined,
  beats: [] as { readonly done: readonly unknown[]; readonly page: string; readonly beat: Partial<DeviceHeartbeat> }[],
};
const answer = (status: number, body: unknown) => ({ ok: true, value: { status, headers: new Headers(), body } });
const send = async (
  path: string,
  { json }: { readonly json: { readonly nonce: string } & (typeof server.beats)[number] },
) => {
  if (path === 'devices/session') {
    server.asked += 1;
    return server.table
      ? answer(200, { success: true, session: SESSION })
      : answer(409, { success: false, payload: { message: 'no_table' } });
  }
  if (path === 'devices/here') {
    server.stills.push(json);
    if (server.isAway) return { ok: false, error: { kind: 'no_response' } };
    return server.mark === undefined
      ? answer(404, { success: false, payload: { message: 'not_found' } })
      : answer(200, { success: true, speak: server.wantsWhole });
  }
  server.beats.push(json);
  await server.held;
  if (server.refuses) return answer(401, { success: false, payload: { message: server.refuses } });
  const told = {
    nonce: json.nonce,
    now: server.now,
    device: { id: 'd1', name: 'Door', kind: server.kind, table: '1' },
    isStopped: false,
    ...(server.mark !== undefined && { mark: server.mark }),
    commands: server.commands,
  };
  const signed = await new SignJWT(told).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(hashSecret(server.key)));
  return answer(200, { success: true, signed });
};

export let db: TablDatabase;
export let disk: BreakableDisk;
let names = 0;
let links: DeviceLink[] = [];
export let views: DeviceLinkView[] = [];
export let obeyed: string[] = [];
/**
 * The reset of a room's tablet: whether it ends clean. `resets`: number of reported command results when each reset started.
 */
export const room = {
  isClean: true,
  fails: undefined as Error | undefined,
  /** The reset's code cannot be loaded. */
  isMissing: false,
  held: undefined as Promise<void> | undefined,
};
export let resets: number[] = [];
beforeEach(() => {
  Object.assign(server, { commands: [], now: NOW, key: SECRET, refuses: undefined, table: true, beats: [] });
  Object.assign(server, { asked: 0, held: undefined, mark: undefined, stills: [], wantsWhole: false, isAway: false });
  Object.assign(page, { loaded: [], marks: [] });
  [links, views, obeyed, resets] = [[], [], [], []];
  Object.assign(room, { isClean: true, fails: undefined, isMissing: false, held: undefined });
  server.kind = 'tablet';
  vi.stubGlobal('window', new EventTarget());
  // The first heartbeat is not delayed, and the interval is the longest.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  names += 1;
  disk = breakableDisk();
  db = new TablDatabase(disk, `house-${names}`);
});
afterEach(() => {
  for (const link of links) link.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  db.close();
});

export const given = (kind: 'tablet' | 'kiosk' | 'room' | 'shared' = 'tablet') =>
  storeStaffDevice(db, PLACE.id, { id: 'd1', name: 'Window', kind, table: '1', secret: SECRET });
/** Opens a page of the device; `clock`: the device's own time. */
export const open = (clock = NOW): DeviceLink => {
  const parts = {
    db,
    http: { send },
    clock: { heard: () => server.now },
    deviceNow: () => clock,
    serverNow: () => server.now,
  };
  const link = createDeviceLink(parts as never, PLACE, {
    onView: (view) => views.push(view),
    onCommand: ({ id }) => obeyed.push(id),
    isOpen: () => false,
    loadReset: async () => {
      if (room.isMissing) throw new Error('no network');
      return loadedReset;
    },
  });
  links.push(link);
  return link;
};
const loadedReset = {
  resetUntilClean: async () => {
    resets.push(said().length);
    await room.held;
    if (room.fails) throw room.fails;
    return room.isClean;
  },
  beginAnew: async (slug: string) => void page.loaded.push(`anew /${slug}`),
};
export const view = () => views.at(-1);

export const dishes = async () => (await db.carts.get(PLACE.id))?.lines.length;
/** A dish in the order. */
export const fill = async () => {
  const { id } = await openVisit(db, PLACE, { now: NOW, isShared: true });
  await openCart(db, PLACE.id, () => undefined);
  await db.carts.put({ ...cartOf(line(1)), placeId: PLACE.id, visitId: id });
};
/** Results of commands that the device has reported. */
export const said = () => server.beats.flatMap(({ done }) => done);
