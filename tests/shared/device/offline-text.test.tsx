// @vitest-environment jsdom
// The hint that the menu opens offline: when true, with the next page, and once per device.
import { act } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useOfflineNotice } from '#shared/device/use-offline-notice.ts';
import { aSnapshot } from '../menu/snapshots.ts';
import { seatGuest } from '../menu/table-guest.tsx';

const device = vi.hoisted(() => ({ version: undefined as string | undefined, kept: Promise.resolve(true) }));
vi.mock('#core/platform/opened-page.ts', () => ({ keepOpenedPage: () => device.kept }));
vi.mock('#core/db/menu/menu-table.ts', async (original) => ({
  ...(await original<object>()),
  readMenuVersion: async () => device.version,
}));

beforeEach(() => {
  localStorage.clear();
  Object.assign(device, { version: 'v1', kept: Promise.resolve(true) });
});

/** Whether the hint was shown on each of the pages opened in turn. */
async function read(paths: readonly string[], onPage: (path: string) => void = () => undefined): Promise<boolean[]> {
  const guest = await seatGuest(aSnapshot({ version: 'v1' }));
  let said = false;
  let go: (path: string) => void = () => undefined;
  const Eyes = () => {
    const [path, setPath] = useState(paths[0] ?? '');
    go = setPath;
    said = useOfflineNotice(path.startsWith('/neven/supi/') ? '' : path);
    return null;
  };
  const leave = guest.show(<Eyes />);
  const seen: boolean[] = [];
  for (const path of paths) {
    await act(async () => {
      go(path);
      onPage(path);
      for (let turn = 0; turn < 20; turn++) await new Promise((later) => setTimeout(later));
    });
    seen.push(said);
  }
  leave();
  return seen;
}

test('offline hint: appears with the next page, and only on this page', async () => {
  expect(await read(['/neven', '/neven/supi', '/neven'])).toEqual([false, true, false]);
});

test('offline hint: a dish page shows none, and the next menu page does', async () => {
  expect(await read(['/neven', '/neven/supi/bob', '/neven/salati'])).toEqual([false, false, true]);
});

test('offline hint: appears once per device', async () => {
  await read(['/neven', '/neven/supi']);
  expect(await read(['/neven', '/neven/supi'])).toEqual([false, false]);
});

test('offline hint: is hidden when the worker could not store the page, or the menu is not stored', async () => {
  device.kept = Promise.resolve(false);
  expect(await read(['/neven', '/neven/supi'])).toEqual([false, false]);
  device.kept = Promise.resolve(true);
  device.version = undefined;
  expect(await read(['/neven', '/neven/supi'])).toEqual([false, false]);
  device.version = 'v0';
  expect(await read(['/neven', '/neven/supi'])).toEqual([false, false]);
});

test('offline hint: a page restored from the cache keeps its position, without the hint', async () => {
  let keep: (isKept: boolean) => void = () => undefined;
  device.kept = new Promise((resolve) => {
    keep = resolve;
  });
  const pages = ['/neven', '/neven/supi', '/neven', '/neven/grill'];
  expect(await read(pages, (path) => path === '/neven/supi' && keep(true))).toEqual([false, false, false, true]);
});

test('offline hint: is hidden in a browser that stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await read(['/neven', '/neven/supi'])).toEqual([false, false]);
});
