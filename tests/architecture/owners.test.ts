import 'fake-indexeddb/auto';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TABLE_OWNERS, TablDatabase } from '#core/db/database.ts';
import { DEVICE_KEYS, ownerOfDeviceKey, PLACE_KEYS } from '#core/db/device/device-keys.ts';
import { sourceFiles } from './source-files.ts';

const OWNERS = ['guest', 'device', 'place'];
const KEYS_FILE = 'src/core/platform/storage-keys.ts';

interface Declared {
  readonly STORAGE_OWNERS: Record<string, string>;
  readonly COOKIE_OWNERS: Record<string, string>;
}

const declared = async (): Promise<Declared> => await import('#core/platform/storage-owners.ts');

test('owners: every table of the device declares its owner, so a kiosk reset is data-driven', () => {
  const database = new TablDatabase();
  const tables = database.tables.map((table) => table.name).sort();
  database.close();
  expect(Object.keys(TABLE_OWNERS).sort()).toEqual(tables);
  // A table with several owners names the owner of each key.
  const owners = Object.values(TABLE_OWNERS).flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one)));
  expect(owners.filter((owner) => !OWNERS.includes(owner))).toEqual([]);
});

test('owners: every row of a guest can be found by its visit, so the end of a visit is data-driven', () => {
  const database = new TablDatabase();
  const isGuests = (name: string) =>
    Object.entries(TABLE_OWNERS).some(([table, of]) => table === name && of === 'guest');
  const lacking = database.tables
    .filter(({ name, schema }) => isGuests(name) && name !== 'visits' && !schema.idxByName.visitId)
    .map(({ name }) => name);
  database.close();
  expect(lacking).toEqual([]);
});

test('owners: every key of the device’s small facts declares its owner', () => {
  const declared = { ...DEVICE_KEYS, ...PLACE_KEYS };
  expect(Object.values(declared).filter((owner) => !OWNERS.includes(owner))).toEqual([]);
  const keys = sourceFiles(['src/core/db', 'src/core/sync', 'src/shared', 'src/guest', 'src/kiosk', 'src/staff'])
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/: DeviceKey (?:=>|=) [`']([a-z-]+)/g)])
    .map((match) => match[1] ?? '');
  // Every declared key is used; the types already allow no other key.
  expect([...new Set(keys)].sort()).toEqual(Object.keys(declared).sort());
  expect(ownerOfDeviceKey('menu-version:7')).toBe('place');
  expect(ownerOfDeviceKey('order-counter')).toBe('device');
  expect(ownerOfDeviceKey('of-another-build')).toBeUndefined();
});

test('owners: every cookie and storage key declares its owner, the specified cookies included [S9.23]', async () => {
  const { STORAGE_OWNERS, COOKIE_OWNERS } = await declared();
  for (const owner of [...Object.values(STORAGE_OWNERS), ...Object.values(COOKIE_OWNERS)]) {
    expect(OWNERS).toContain(owner);
  }
  expect(Object.keys(COOKIE_OWNERS)).toEqual(expect.arrayContaining(['_tkm_', '_tot_', '_tut_', '_tlt_']));
  expect(Object.keys(STORAGE_OWNERS)).toContain('to_order');
});

test('owners: no file uses an undeclared key', async () => {
  const { STORAGE_OWNERS, COOKIE_OWNERS } = await declared();
  const known = new Set([...Object.keys(STORAGE_OWNERS), ...Object.keys(COOKIE_OWNERS)]);
  const spelt = sourceFiles(['src', 'service-worker'])
    .filter((file) => file !== KEYS_FILE && existsSync(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const storage = /(?:localStorage|sessionStorage)\??\.(?:get|set|remove)Item\(\s*['"`]([^'"`]+)['"`]/g;
      const cookies = /\bCookies\.(?:get|set|remove)\(\s*['"`]([^'"`]+)['"`]/g;
      return [...text.matchAll(storage), ...text.matchAll(cookies)].map((match) => ({ file, key: match[1] ?? '' }));
    });
  expect(spelt.filter(({ key }) => !known.has(key))).toEqual([]);
});
