// A hotel room's tablet after check-out: the command is repeated until the tablet is clean.
import { expect, test, vi } from 'vitest';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import { sitDown } from '#core/db/visit/visit-table.ts';
import {
  COMMAND,
  db,
  disk,
  given,
  here,
  open,
  PHONE,
  PLACE,
  resets,
  room,
  SCANNED,
  said,
  server,
} from './shared-device-page.ts';

const checkOut = async () => {
  await given('room');
  server.kind = 'room';
  server.commands = [{ ...COMMAND, kind: 'reset' }];
};

test('room tablet: is cleared after check-out, reports it and restarts', async () => {
  await checkOut();
  open();
  await vi.waitFor(() => expect(here.loaded).toEqual(['anew /neven']));
  await vi.waitFor(() => expect(said()).toEqual([{ id: 'c1', outcome: 'done' }]));
  expect(resets).toEqual([0]);
});

test('room tablet: a clearing cut by power loss is repeated by the next page, once', async () => {
  await checkOut();
  // A page without power releases no lock.
  vi.stubGlobal('navigator', { ...navigator, locks: undefined });
  room.held = new Promise(() => undefined);
  const first = open();
  await vi.waitFor(() => expect(resets).toHaveLength(1));
  first.stop();
  room.held = undefined;
  const next = open();
  await vi.waitFor(() => expect(here.loaded).toEqual(['anew /neven']));
  await next.beat();
  expect(resets).toHaveLength(2);
  expect(said()).toEqual([{ id: 'c1', outcome: 'done' }]);
});

test.each([
  ['is not clean', { isClean: false }],
  ['cannot be cleared', { fails: new Error('the disk is broken') }],
])('room tablet: a room tablet that %s reports it, and does not restart for a new guest', async (_, how) => {
  await checkOut();
  Object.assign(room, how);
  open();
  await vi.waitFor(() => expect(said()).toEqual([{ id: 'c1', outcome: 'refused' }]));
  expect(here.loaded).toEqual([]);
});

test('room tablet: a room tablet that could not load the clearing code is told again, and cleared once it can', async () => {
  await checkOut();
  room.isMissing = true;
  const link = open();
  await vi.waitFor(() => expect(server.beats).toHaveLength(2));
  await expect(link.beat()).rejects.toThrow('no network');
  expect(resets).toEqual([]);
  room.isMissing = false;
  await link.beat();
  expect(here.loaded).toEqual(['anew /neven']);
  expect(said()).toEqual([{ id: 'c1', outcome: 'done' }]);
});

test.each(['room', 'tablet'] as const)(
  'room tablet: a %s that could not store a command’s result reports it later',
  async (kind) => {
    await given(kind);
    const link = open();
    await vi.waitFor(() => expect(server.beats).toHaveLength(1));
    Object.assign(server, { kind, commands: [{ ...COMMAND, kind: 'reset' }] });
    disk.isFull = true;
    await link.beat().catch(() => undefined);
    expect(said()).toEqual([]);
    disk.isFull = false;
    await link.beat();
    expect(said()).toEqual([{ id: 'c1', outcome: 'done' }]);
  },
);

test('room tablet: where every code makes a tablet, another table’s code is not taken for its own, even offline', async () => {
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
