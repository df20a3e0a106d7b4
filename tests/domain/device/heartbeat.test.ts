import { expect, test } from 'vitest';
import { commandsDue, type DeviceCommand } from '#domain/device/device-command.ts';
import {
  afterPage,
  type DeviceHeartbeat,
  deviceRings,
  deviceTroubles,
  ringingTrouble,
} from '#domain/device/heartbeat.ts';

const BEAT: DeviceHeartbeat = {
  version: 'a',
  queue: 0,
  queueAge: null,
  memory: null,
  storage: null,
  battery: null,
  isCharging: null,
  isAwake: true,
  paintAge: null,
  touchAge: null,
  clockOff: null,
  takesCommands: true,
};
const standing = (heartbeat: Partial<DeviceHeartbeat> = {}, over: object = {}) => ({
  heardAt: 0,
  isCopied: false,
  lacksTable: false,
  beat: { ...BEAT, ...heartbeat },
  ...over,
});

test('a heartbeat value that the browser does not report causes no trouble', () => {
  expect(deviceTroubles(standing(), 90_000)).toEqual([]);
});

test('a silent device reports only its silence', () => {
  expect(deviceTroubles(standing({ storage: 1 }, { isCopied: true }), 90_001)).toEqual(['silent']);
});

test.each([
  [{ battery: 0.2, isCharging: false }, ['battery']],
  [{ battery: 0.2, isCharging: true }, []],
  [{ battery: 0.21, isCharging: false }, []],
  [{ storage: 0.9 }, ['storage']],
  [{ clockOff: -86_400_000 }, ['clock']],
  [{ clockOff: 300_000 }, []],
  [{ queue: 1, queueAge: 120_001 }, ['unsent']],
  [{ isUnclean: true }, ['unclean']],
  [{ refused: ['K2-17'] }, ['refused']],
  [{ refused: [], isUnclean: false }, []],
] as const)('heartbeat values %o report %o', (heartbeat, said) => {
  expect(deviceTroubles(standing(heartbeat), 0)).toEqual(said);
});

test('a silent device rings only while the venue is open; a copied key always rings, a low battery never', () => {
  expect(ringingTrouble(standing(), 90_001, true)).toBe('silent');
  expect(ringingTrouble(standing(), 90_001, false)).toBeUndefined();
  expect(ringingTrouble(standing({}, { isCopied: true }), 0, false)).toBe('copied');
  expect(ringingTrouble(standing({ battery: 0.01 }), 0, true)).toBeUndefined();
  // Rings also while the venue is closed: a guest has just used the device.
  expect(ringingTrouble(standing({ isUnclean: true }), 0, false)).toBe('unclean');
  expect(ringingTrouble(standing({ refused: ['K2-17'] }), 0, false)).toBe('refused');
});

test('a device key is marked as copied, for good, when an earlier page returns after another one', () => {
  const walk = (pages: readonly string[]) =>
    pages.reduce<ReturnType<typeof afterPage> | undefined>((before, page) => afterPage(before, page), undefined);
  expect(walk(['a', 'a', 'b', 'c'])?.isCopied).toBe(false);
  expect(walk(['a', 'b', 'a'])?.isCopied).toBe(true);
  expect(walk(['a', 'b', 'a', 'c', 'd'])?.isCopied).toBe(true);
});

const command = (id: string, expiresAt: number): DeviceCommand => ({ id, kind: 'reload', words: '', expiresAt });

test('a command runs once, and not at all after its time', () => {
  const told = [command('known', 10), command('due', 10), command('late', 5)];
  const { due, late } = commandsDue(told, new Set(['known']), 5);
  expect([due, late].map((some) => some.map(({ id }) => id))).toEqual([['due'], ['late']]);
});

test('a trouble of a reporting device keeps its key, and each new silence gets another key', () => {
  const keys = (trouble: 'copied' | 'unsent' | 'silent') =>
    new Set(
      [0, 30_000]
        .flatMap((since) => deviceRings([{ device: 'd', name: 'Window', trouble, since }]))
        .map(({ key }) => key),
    ).size;
  expect([keys('copied'), keys('unsent'), keys('silent')]).toEqual([1, 1, 2]);
});
