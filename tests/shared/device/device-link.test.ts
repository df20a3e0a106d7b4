// Commands for a shared device: run once, only from its own server, whatever its clock says and however the page ends.
import { expect, test, vi } from 'vitest';
import { TablDatabase } from '#core/db/database.ts';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import { readStaff } from '#core/db/staff/staff-table.ts';
import { sitDown } from '#core/db/visit/visit-table.ts';
import { makeSecret } from '../../../server/store/secrets.ts';
import { queuedLocks } from '../../core/sync/outbox/queued-locks.ts';
import {
  COMMAND,
  db,
  dishes,
  fill,
  given,
  here,
  NOW,
  obeyed,
  open,
  PHONE,
  PLACE,
  resets,
  room,
  SCANNED,
  said,
  server,
  view,
} from './shared-device-page.ts';

test('device command: runs once, even when repeated or on the next page', async () => {
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

test('device command: a command that is not signed with the device’s key is ignored', async () => {
  await given();
  Object.assign(server, { commands: [COMMAND], key: makeSecret() });
  const link = open();
  await link.beat();
  expect([obeyed, view()?.name]).toEqual([[], 'Window']);
});

test('device command: expires by the server’s time, even when the device’s clock says 2019', async () => {
  await given();
  server.commands = [COMMAND, { ...COMMAND, id: 'late', expiresAt: NOW }];
  const link = open(Date.UTC(2019, 0, 1));
  await vi.waitFor(() => expect(obeyed).toEqual(['c1']));
  await link.beat();
  expect(obeyed).toEqual(['c1']);
  expect(server.beats.flatMap(({ done }) => done)).toContainEqual({ id: 'late', outcome: 'refused' });
});

test('device link: a tablet joins its table by itself, takes its new name, and says when its table is gone', async () => {
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

test('device link: a removed device becomes an ordinary browser', async () => {
  await given('kiosk');
  server.refuses = 'unknown_device';
  open();
  await vi.waitFor(() => expect(here.loaded).toEqual(['/neven']));
  expect(here.marks.at(-1)).toBeUndefined();
  expect((await readStaff(db, PLACE.id))?.device).toBeUndefined();
  // Its last guest's data was checked first.
  expect(resets).toHaveLength(1);
});

test('device link: a removed device that fails to clear stays the venue’s and retries with each heartbeat', async () => {
  await given('kiosk');
  room.isClean = false;
  server.refuses = 'unknown_device';
  const link = open();
  await vi.waitFor(() => expect(resets).toHaveLength(1));
  await link.beat();
  expect([(await readStaff(db, PLACE.id))?.device?.kind, here.loaded]).toEqual(['kiosk', []]);
  room.isClean = true;
  await link.beat();
  expect([(await readStaff(db, PLACE.id))?.device, here.loaded]).toEqual([undefined, ['/neven']]);
});

test('device link: other errors take no rights from a device', async () => {
  await given();
  server.refuses = 'rate_limited';
  await open().beat();
  expect((await readStaff(db, PLACE.id))?.device).toBeDefined();
  expect(here.loaded).toEqual([]);
});

test('device link: a device with wiped storage says that it needs setup', async () => {
  open();
  await vi.waitFor(() => expect(view()?.trouble).toBe('lost'));
  expect(server.beats).toEqual([]);
});

test('device link: a tablet on which another table was scanned returns to its own table', async () => {
  await given();
  await sitDown(db, SCANNED, PLACE, PHONE);
  open();
  await vi.waitFor(async () => expect(await readCurrentSession(db, PLACE.id)).toMatchObject({ id: 'sitting-1' }));
});

test('device link: a tablet set up for a new table leaves the old one, then requests no further session', async () => {
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

test('device link: a device that became a staff device keeps its key and loses its old mark', async () => {
  await given('shared');
  server.refuses = 'unknown_device';
  open();
  await vi.waitFor(() => expect(here.marks).toEqual([undefined]));
  expect((await readStaff(db, PLACE.id))?.device).toMatchObject({ kind: 'shared' });
  expect([server.beats, here.loaded, view()?.trouble]).toEqual([[], [], undefined]);
});

test('device link: reports "cleared" only after it is cleared for the next guest', async () => {
  await given('kiosk');
  await fill();
  server.commands = [{ ...COMMAND, kind: 'reset' }];
  const atDone: unknown[] = [];
  const push = server.beats.push.bind(server.beats);
  server.beats.push = (heartbeat) => {
    if (heartbeat.done.length > 0) void dishes().then((left) => atDone.push(left));
    return push(heartbeat);
  };
  open();
  await vi.waitFor(() => expect(here.loaded).toEqual(['/neven']));
  expect(said()).toEqual([{ id: 'c1', outcome: 'done' }]);
  await vi.waitFor(() => expect(atDone).toEqual([0]));
});

test('device link: a device that cannot be cleared does not report "cleared"', async () => {
  await given('kiosk');
  await fill();
  server.commands = [{ ...COMMAND, kind: 'reset' }];
  const broken = vi.spyOn(db, 'transaction').mockImplementation(((...all: unknown[]) => {
    if (Array.isArray(all[1])) return Promise.reject(new Error('the disk is broken'));
    return TablDatabase.prototype.transaction.apply(db, all as never);
  }) as never);
  open();
  await vi.waitFor(() => expect(said()).toEqual([{ id: 'c1', outcome: 'refused' }]));
  expect(here.loaded).toEqual([]);
  broken.mockRestore();
});

test('device link: a closing page sends its last heartbeat before the next page’s first, and none after', async () => {
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

test('device link: without locks between tabs, all tabs of a browser report as one page', async () => {
  await given('kiosk');
  vi.stubGlobal('navigator', { ...navigator, locks: undefined });
  await open().beat();
  await open().beat();
  expect(new Set(server.beats.map(({ page: speaker }) => speaker)).size).toBe(1);
});
