// A shared device's connection to its venue: sends heartbeats twice a minute, joins its table and runs commands.
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

/** State of the device that its own screen shows. */
export interface DeviceLinkView {
  readonly name: string;
  /** `lost`: the device has no key any more; `no_table`: its table is out of use. */
  readonly trouble: 'lost' | 'no_table' | undefined;
  /** The device currently takes no orders. */
  readonly isStopped: boolean;
}

export interface DeviceLinkEnd {
  readonly onView: (view: DeviceLinkView) => void;
  /** Whether the venue is open now. */
  readonly isOpen: () => boolean;
  /** Passes a command to the screen; a command that ends the page is stored and reported first. */
  readonly onCommand: (command: DeviceCommand) => void;
  /** Loads the reset of a room's tablet, used when its guests have left. */
  readonly loadReset: () => Promise<Reset>;
}

interface Reset {
  readonly resetUntilClean: (parts: LinkParts, kind: SharedDeviceKind) => Promise<boolean>;
  readonly beginAnew: (slug: string) => Promise<void>;
}

export interface DeviceLink {
  /** Requests the session of the device's table when the device has no session. */
  readonly sit: () => Promise<void>;
  /** Called when its session was ended: requests a new one and the pending commands, such as a check-out. */
  readonly sitAgain: () => Promise<void>;
  /** Sends a heartbeat at once. */
  readonly beat: () => Promise<void>;
  readonly stop: () => void;
}

const fresh = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** One instance per page. A page restored from the back-forward cache counts as a new one. */
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

  /** Another place's code was scanned or its address typed here: the device returns to its own place. */
  const goHome = async (home: PlaceId) => {
    show({ trouble: undefined });
    const slug = (await readClient(db))?.places.find(({ id }) => id === home)?.slug;
    if (slug !== undefined && !stopping.signal.aborted) loadPage(`/${slug}`);
  };

  /** The device is unknown here: it belongs to another place, became a staff device, or its storage was wiped. */
  const missing = async () => {
    const [home] = await readStaffPlaces(db);
    if (home !== undefined) return goHome(home);
    if (!(await readStaff(db, place.id))?.device) return show({ trouble: 'lost' });
    markShared(undefined);
    show({ trouble: undefined });
  };

  /** Table where the venue says the device stands; `undefined` before the first answer, when the set-up table applies. */
  let table: string | undefined;

  const sit = async (): Promise<void> => {
    const device = await ownDevice();
    if (!device || !hasTable(device.kind)) return;
    const session = await readCurrentSession(db, place.id);
    // A table that a guest scanned on this device, or the device's former table, is not the device's table.
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

  /** The server has just answered, so a reload will succeed. */
  const careForItself = async (): Promise<void> => {
    const [{ memory }, { count }] = await Promise.all([readVitals(), readQueue(db)]);
    const pageAge = performance.now();
    const touchAge = touchedAt === undefined ? null : pageAge - touchedAt;
    const cause = reloadCause({ pageAge, touchAge, memory, queue: count, isOpen: isOpen() });
    if (cause !== undefined && !isAnythingOpen() && !stopping.signal.aborted) loadPage(`/${place.slug}`);
  };

  /** Each command is stored before it runs, so it runs at most once even if the page ends meanwhile. */
  const carryOut = async (told: readonly DeviceCommand[], now: number, isRoom: boolean): Promise<void> => {
    const known = new Set((await readDoneCommands(db)).map(({ id }) => id));
    const asked = commandsDue(told, known, now);
    const due = asked.due.filter(({ id }) => !unsaid.has(id));
    for (const { id } of asked.late) await noteDoneCommand(db, id, 'refused');
    try {
      for (const { id, kind } of due) {
        if (kind === 'reset') unsaid.add(id);
        // A room's reset is repeated until it is clean: repeating is harmless, and the first try may have been interrupted.
        if (kind === 'reset' && isRoom) continue;
        // A reset stays "refused" if the page ends before it is done; another command counts as done.
        await noteDoneCommand(db, id, kind === 'reset' ? 'refused' : 'done');
      }
      if (due.length + asked.late.length > 0) await heartbeat();
      const of = (...kinds: readonly DeviceCommand['kind'][]) => due.filter(({ kind }) => kinds.includes(kind));
      for (const command of of('identify', 'message')) onCommand(command);
      // A command that ends the page runs last, so that the others are reported first.
      const cleared = of('reset');
      if (cleared.length > 0) await (isRoom ? clearRoom : clear)(cleared);
      for (const command of of('reload')) onCommand(command);
    } finally {
      // Interrupted: the next heartbeat reports the result or receives the command again.
      for (const { id } of due) unsaid.delete(id);
    }
  };

  /** Reports `done` after clearing, and `refused` when clearing failed. */
  const clear = async (told: readonly DeviceCommand[]): Promise<void> => {
    // The next page of a kiosk or tablet deletes the rest and verifies it, also after a power cut here.
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

  /** After check-out: the page deletes all guest data, verifies that none is left, and reloads. */
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
  /** Commands in progress, whose result is reported afterwards. */
  const unsaid = new Set<string>();
  const stillHere = createStillHere(http, place.id);
  let isHeard = false;
  const heartbeat = async (): Promise<void> => {
    isHeard = true;
    const device = await ownDevice();
    // Another place's page must not report for this shared device.
    if (!device) return missing();
    const { secret, name } = device;
    if (view.name === '') {
      markShared(device.kind);
      show({ name });
    }
    const nonce = fresh();
    const done = (await readDoneCommands(db)).filter(({ id }) => !reported.has(id) && !unsaid.has(id));
    const sender = await ownDeviceId(db, fresh() as DeviceId);
    // Without tab locks, all tabs of a browser report as one page.
    const speaker = hasTabLocks() ? page : sender;
    const body = { device: secret, nonce, page: speaker, sender, beat: await howItIs(), done: [...done] };
    // The next page reports now.
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
    // Deletes the guest's data first; if interrupted here, the command is repeated.
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
      // Offline, or storage failed: the venue notices the missing heartbeats.
      .then(
        () => isHeard,
        () => false,
      );
  // Commands run at once while the stream is open, and otherwise with the next heartbeat.
  const unfollowCalls = followDeviceCalls(() => void heartbeat().catch(() => undefined));
  const isResting = () => performance.now() - (touchedAt ?? 0) >= UNTOUCHED_MS;
  // Only one tab sends heartbeats for the device.
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
