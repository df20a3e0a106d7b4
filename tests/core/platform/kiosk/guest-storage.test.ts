// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { clearGuestStorage, clearKeysOnLeave, leftInStorage } from '#core/platform/kiosk/guest-storage.ts';
import { markReset, wasResetBegun } from '#core/platform/kiosk/reset-mark.ts';
import { COOKIE_OWNERS, STORAGE_OWNERS } from '#core/platform/storage-owners.ts';

const put = (name: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as any page of this origin could.
  document.cookie = `${name}=canary; path=/`;
};
const cookies = () => document.cookie.split('; ').filter((one) => one !== '');

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const one of cookies()) {
    // biome-ignore lint/suspicious/noDocumentCookie: as any page of this origin could.
    document.cookie = `${one.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
});

const fill = () => {
  for (const name of [...Object.keys(COOKIE_OWNERS), 'of_nobody']) put(name);
  for (const key of [...Object.keys(STORAGE_OWNERS), 'tsr-scroll-restoration', 'of-nobody']) {
    localStorage.setItem(key, 'canary');
    sessionStorage.setItem(key, 'canary');
  }
};
const owned = (owners: Readonly<Record<string, string>>, by: string) =>
  Object.keys(owners)
    .filter((name) => owners[name] === by)
    .sort();

test('storage that the device needs stays; guest cookies and keys go, and undeclared ones too [S9.23]', async () => {
  fill();
  expect((await leftInStorage({ keepsSession: false })).length).toBeGreaterThan(10);
  await clearGuestStorage({ keepsSession: false });
  expect(await leftInStorage({ keepsSession: false })).toEqual([]);
  expect(
    cookies()
      .map((one) => one.split('=')[0])
      .sort(),
  ).toEqual(owned(COOKIE_OWNERS, 'device'));
  expect(Object.keys(localStorage).sort()).toEqual(owned(STORAGE_OWNERS, 'device'));
  expect(Object.keys(sessionStorage).sort()).toEqual(owned(STORAGE_OWNERS, 'device'));
});

test('a tablet on its table keeps only its table’s session', async () => {
  fill();
  await clearGuestStorage({ keepsSession: true });
  expect(
    cookies()
      .map((one) => one.split('=')[0])
      .sort(),
  ).toEqual([...owned(COOKIE_OWNERS, 'device'), '_tot_'].sort());
  expect(await leftInStorage({ keepsSession: false })).toEqual(['cookie _tot_']);
});

test('a begun reset is known after a power cut, and its mark does not count as guest data', async () => {
  markReset(true);
  await clearGuestStorage({ keepsSession: false });
  expect([wasResetBegun(), await leftInStorage({ keepsSession: false })]).toEqual([true, []]);
  markReset(false);
  expect(wasResetBegun()).toBe(false);
});

test('storage: scroll positions that the router writes when the page is left are deleted', () => {
  window.addEventListener('pagehide', () => sessionStorage.setItem('tsr-scroll-restoration', 'canary'), { once: true });
  clearKeysOnLeave();
  window.dispatchEvent(new Event('pagehide'));
  expect(Object.keys(sessionStorage)).toEqual([]);
});
