// The line of a shared device to its venue: it says twice a minute how it is, sits at its table, and does what it is told.
import { askDeviceSession, sendHeartbeat } from '#core/api/device/shared-device.ts';
import { noteDoneCommand, ownDeviceId, readDoneCommands, readQueue } from '#core/db/device/shared-device.ts';
import { readClient } from '#core/db/place/client-table.ts';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import { dropStaffDevice, readStaff, readStaffPlaces, renameStaffDevice } from '#core/db/staff/staff-table.ts';
import { nextVisit } from '#core/db/visit/next-visit.ts';
import { sitDown } from '#core/db/visit/visit-table.ts';
import { followDeviceCalls } from '#core/platform/device/device-call.ts';
import { loadPage } from '#core/platform/device/load-page.ts';
import { readVitals } from '#core/platform/device/vitals.ts';
import { keepAwake } from '#core/platform/device/wake-lock.ts';
import { markReset } from '#core/platform/kiosk/reset-mark.ts';
import { followTouches, isAnythingOpen } from '#core/platform/page-rest.ts';
import { hasTabLocks, holdTabLock } from '#core/platform/tab-lock.ts';
import { commandsDue, type DeviceCommand } from '#domain/device/device-command.ts';
import { reloadCause } from '#domain/device/self-care.ts';
import { hasTable, isSharedDeviceKind, type SharedDeviceKind } from '#domain/device/shared-device.ts';
import { UNTOUCHED_MS } from '#domain/device/still-here.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { DeviceId } from '#domain/order/orderer.ts';
import type { Place } from '#domain/place/place.ts';
import type { OpenTabl } from '#shared/open-tabl.ts';
import { keepBeating } from './heartbeat-pace.ts';
import { createHeartbeatReader } from './how-it-is.ts';
import { leaveShared, markShared } from './shared-set-up.ts';
import { createStillHere } from './still-here.ts';
import { readTold } from './told-answer.ts';

type LinkParts = Pick<OpenTabl, 'db' | 'http' | 'clock' | 'deviceNow' | 'serverNow'>;

/** Facts about the device itself on its screen. */
export interface DeviceLinkView {
  readonly name: string;
  /** lost: it has no key any more; no_table: where it stands is out of use. */
  readonly trouble: 'lost' | 'no_table' | undefined;
  /** No orders are taken from it now. */
  readonly isStopped: boolean;
}

export interface DeviceLinkEnd {
  readonly onView: (view: DeviceLinkView) => void;
  /** Whether the venue is open now. */
  readonly isOpen: () => boolean;
  /** A command for the screen; one that ends the page is noted and said before. */
  readonly onCommand: (command: DeviceCommand) => void;
  /** Reset of a room's tablet: loaded where its guests have left, since no guest's phone has it. */
  readonly loadReset: () => Promise<Reset>;
}

interface Reset {
  readonly resetUntilClean: (parts: LinkParts, kind: SharedDeviceKind) => Promise<boolean>;
  readonly beginAnew: (slug: string) => Promise<void>;
}

export interface DeviceLink {
  /** Asks for the session of the device's table, where it has none. */
  readonly sit: () => Promise<void>;
  /** Its session was ended: it asks for another one, and for what it is told, such as that its guests have left. */
  readonly sitAgain: () => Promise<void>;
  /** Says at once how it is. */
  readonly beat: () => Promise<void>;
  readonly stop: () => void;
}

const fresh = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** One for the page. A page that the browser had put away and took out again is another one. */
export function createDeviceLink(
  parts: LinkParts,
  place: Pick<Place, 'id' | 'slug' | 'timeZone'>,
  { onView, onCommand, isOpen, loadReset }: DeviceLinkEnd,
): DeviceLink {
  const { db, http, deviceNow, serverNow } = parts;
  let page = fresh();
  let touchedAt: number | undefined;
  let isAwake = false;
  const stopping = new AbortController();
  let view: DeviceLinkView = { name: '', trouble: undefined, isStopped: false };
  const show = (change: Partial<DeviceLinkView>) => {
    const next = { ...view, ...change };
    const isSame = next.name === view.name && next.trouble === view.trouble && next.isStopped === view.isStopped;
    view = next;
    if (!isSame) onView(view);
  };
  const ownDevice = async () => {
    const device = (await readStaff(db, place.id))?.device;
    return device && isSharedDeviceKind(device.kind) ? device : undefined;
  };

  /** A code of another place was scanned here, or its address typed: the device goes back to the place whose it is. */
  const goHome = async (home: PlaceId) => {
    show({ trouble: undefined });
    const slug = (await readClient(db))?.places.find(({ id }) => id === home)?.slug;
    if (slug !== undefined && !stopping.signal.aborted) loadPage(`/${slug}`);
  };

  /** The device is unknown here: it is another place's, or the staff's by now, or its storage was wiped. */
  const missing = async () => {
    const [home] = await readStaffPlaces(db);
    if (home !== undefined) return goHome(home);
    if (!(await readStaff(db, place.id))?.device) return show({ trouble: 'lost' });
    markShared(undefined);
    show({ trouble: undefined });
  };

  /** The table where the venue says that it stands; undefined: nothing was heard yet, so it is where it was set up. */
  let table: string | undefined;

  const sit = async (): Promise<void> => {
    const device = await ownDevice();
    if (!device || !hasTable(device.kind)) return;
    const session = await readCurrentSession(db, place.id);
    // A table that a guest scanned here is not the device's own, nor is its table from before.
    const own = table ?? device.table;
    const isOwn = session?.tabletMode === true && (own === undefined || session.table === own);
    if (isOwn && session.expiresAt > serverNow()) return;
    const answer = await askDeviceSession(http, place.id, device.secret);
    if (stopping.signal.aborted) return;
    if (answer.ok) await sitDown(db, answer.value, place, { now: serverNow(), deviceNow: deviceNow(), isShared: true });
    if (answer.ok) show({ trouble: undefined });
    else if (answer.error === 'no_table') show({ trouble: 'no_table' });
  };

  const readHeartbeat = createHeartbeatReader(parts);
  const howItIs = () => readHeartbeat({ isAwake, touchedAt });

  /** The server has just answered: a page that is loaded now comes. */
  const careForItself = async (): Promise<void> => {
    const [{ memory }, { count }] = await Promise.all([readVitals(), readQueue(db)]);
    const pageAge = performance.now();
    const touchAge = touchedAt === undefined ? null : pageAge - touchedAt;
    const cause = reloadCause({ pageAge, touchAge, memory, queue: count, isOpen: isOpen() });
    if (cause !== undefined && !isAnythingOpen() && !stopping.signal.aborted) loadPage(`/${place.slug}`);
  };

  /** Each is on disk before it is carried out: at most once, whatever ends the page meanwhile. */
  const carryOut = async (told: readonly DeviceCommand[], now: number, isRoom: boolean): Promise<void> => {
    const known = new Set((await readDoneCommands(db)).map(({ id }) => id));
    const asked = commandsDue(told, known, now);
    const due = asked.due.filter(({ id }) => !unsaid.has(id));
    for (const { id } of asked.late) await noteDoneCommand(db, id, 'refused');
    try {
      for (const { id, kind } of due) {
        if (kind === 'reset') unsaid.add(id);
        // A room is told until it is clean: a second time does no harm, and the first may have been cut off.
        if (kind === 'reset' && isRoom) continue;
        // Not done where the page ends before it was.
        await noteDoneCommand(db, id, kind === 'reset' ? 'refused' : 'done');
      }
      if (due.length + asked.late.length > 0) await heartbeat();
      const of = (...kinds: readonly DeviceCommand['kind'][]) => due.filter(({ kind }) => kinds.includes(kind));
      for (const command of of('identify', 'message')) onCommand(command);
      // A command that ends the page comes last: the others are seen before.
      const cleared = of('reset');
      if (cleared.length > 0) await (isRoom ? clearRoom : clear)(cleared);
      for (const command of of('reload')) onCommand(command);
    } finally {
      // Broken off: the next heartbeat says what became of it, or is told it again.
      for (const { id } of due) unsaid.delete(id);
    }
  };

  /** Said as done once it is done, and as refused where it could not be. */
  const clear = async (told: readonly DeviceCommand[]): Promise<void> => {
    // The next page of a kiosk or a tablet takes away the rest, and proves it: after a power cut here, too.
    markReset(true);
    const isDone = await nextVisit(db, place.id, serverNow()).then(
      () => true,
      () => false,
    );
    for (const { id } of told) {
      if (isDone) await noteDoneCommand(db, id, 'done').catch(() => undefined);
      unsaid.delete(id);
    }
    await heartbeat().catch(() => undefined);
    if (isDone) loadPage(`/${place.slug}`);
  };

  /** Its guests have left: the page takes all of theirs away, looks whether anything is left, and begins anew. */
  const clearRoom = async (told: readonly DeviceCommand[]): Promise<void> => {
    const { beginAnew, resetUntilClean } = await loadReset();
    const isClean = await resetUntilClean(parts, 'room').catch(() => false);
    for (const { id } of told) {
      await noteDoneCommand(db, id, isClean ? 'done' : 'refused');
      unsaid.delete(id);
    }
    await heartbeat().catch(() => undefined);
    if (isClean) await beginAnew(place.slug);
  };

  let reported = new Set<string>();
  /** Under way: what becomes of them is said afterwards. */
  const unsaid = new Set<string>();
  const stillHere = createStillHere(http, place.id);
  let isHeard = false;
  const heartbeat = async (): Promise<void> => {
    isHeard = true;
    const device = await ownDevice();
    // Another place's page on a shared device has nothing to say of it.
    if (!device) return missing();
    const { secret, name } = device;
    if (view.name === '') {
      markShared(device.kind);
      show({ name });
    }
    const nonce = fresh();
    const done = (await readDoneCommands(db)).filter(({ id }) => !reported.has(id) && !unsaid.has(id));
    const sender = await ownDeviceId(db, fresh() as DeviceId);
    // Where no lock lets one tab speak alone, all tabs of a browser speak as one page.
    const speaker = hasTabLocks() ? page : sender;
    const body = { device: secret, nonce, page: speaker, sender, beat: await howItIs(), done: [...done] };
    // The page after this one speaks now.
    if (stopping.signal.aborted) return;
    const still = await stillHere.say(body);
    isHeard = still !== 'lost';
    if (still === 'heard') await careForItself();
    if (still !== 'speak') return;
    const answer = await sendHeartbeat(http, place.id, body);
    if (!answer.ok) {
      isHeard = false;
      const isOver = answer.error.kind === 'refused' && answer.error.message === 'unknown_device';
      if (isOver) await takenBack(secret);
      return;
    }
    reported = new Set([...reported, ...done.map(({ id }) => id)]);
    const told = await readTold(answer.value.signed, secret, nonce);
    stillHere.heard(body, told?.mark);
    if (!told) return;
    if (told.device.name !== name) await renameStaffDevice(db, place.id, secret, told.device.name);
    table = told.device.table;
    show({ name: told.device.name, isStopped: told.isStopped });
    await carryOut(told.commands, told.now, told.device.kind === 'room');
    if (told.commands.length === 0) await careForItself();
  };

  const takenBack = async (secret: string): Promise<void> => {
    // First its guest's things: cut off here, it is told again.
    if (!(await (await loadReset()).resetUntilClean(parts, 'kiosk'))) return;
    await dropStaffDevice(db, place.id, secret);
    leaveShared(place.slug);
  };

  const unfollow = followTouches(() => {
    touchedAt = performance.now();
  });
  const sleep = keepAwake((isHeld) => {
    isAwake = isHeld;
  });
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) page = fresh();
  };
  window.addEventListener('pageshow', onShown, { signal: stopping.signal });
  const round = (first: Promise<void>) =>
    sit()
      .then(() => first)
      .then(heartbeat)
      // The network is away, or the storage: the venue misses this device by itself.
      .then(
        () => isHeard,
        () => false,
      );
  // Commands are carried out at once where the stream is open, and with the next report where it is not.
  const unfollowCalls = followDeviceCalls(() => void heartbeat().catch(() => undefined));
  const isResting = () => performance.now() - (touchedAt ?? 0) >= UNTOUCHED_MS;
  // One tab speaks for the device.
  void holdTabLock('house-device', stopping.signal, () => keepBeating(stopping.signal, { round, isResting })).catch(
    () => undefined,
  );
  return {
    sit,
    sitAgain: () => sit().then(heartbeat),
    beat: heartbeat,
    stop: () => {
      stopping.abort();
      unfollow();
      unfollowCalls();
      sleep();
    },
  };
}
