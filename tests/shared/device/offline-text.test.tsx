// @vitest-environment jsdom
// The hint that the menu opens offline: when true, with the next page, until it was read, and once per device.
import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useOfflineNotice } from '#shared/device/use-offline-notice.ts';
import { aSnapshot } from '../menu/snapshots.ts';
import { seatGuest } from '../menu/table-guest.tsx';

const device = vi.hoisted(() => ({ version: undefined as string | undefined, kept: Promise.resolve(true) }));
const queries = vi.hoisted(() => new Set<() => void>());
vi.mock('#core/platform/opened-page.ts', () => ({ keepOpenedPage: () => device.kept }));
vi.mock('#core/db/menu/menu-table.ts', async (original) => ({
  ...(await original<object>()),
  readMenuVersion: async () => device.version,
}));

// The table's rows are doubles, so the test tells of a change itself.
vi.mock('#core/db/follow.ts', () => ({
  follow: (db: unknown, query: (db: unknown) => Promise<boolean>, onValue: (value: boolean) => void) => {
    const ask = () => void query(db).then(onValue);
    queries.add(ask);
    ask();
    return () => queries.delete(ask);
  },
}));

beforeEach(() => {
  localStorage.clear();
  queries.clear();
  Object.assign(device, { version: 'v1', kept: Promise.resolve(true) });
});

/** Whether the hint was shown on each of the pages opened in turn. Its text loads only from `loadedFrom`. */
async function read(
  paths: readonly string[],
  { onPage = () => undefined, loadedFrom }: { onPage?: (path: string) => unknown; loadedFrom?: string } = {},
): Promise<boolean[]> {
  const guest = await seatGuest(aSnapshot({ version: 'v1' }));
  let said = false;
  let go: (path: string) => void = () => undefined;
  const Eyes = () => {
    const [path, setPath] = useState(paths[0] ?? '');
    go = setPath;
    const { isShown, noteShown } = useOfflineNotice(path.startsWith('/neven/supi/') ? '' : path);
    said = isShown;
    const isLoaded =
      loadedFrom === undefined || (paths.includes(loadedFrom) && paths.indexOf(path) >= paths.indexOf(loadedFrom));
    useEffect(() => {
      if (isShown && isLoaded) noteShown();
    }, [isShown, isLoaded, noteShown]);
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

test('offline hint: appears with the next page, and stays over the pages until it is read', async () => {
  expect(await read(['/neven', '/neven/supi', '/neven'])).toEqual([false, true, true]);
});

test('offline hint: a dish page ends a hint that was read, and only delays one whose text is still loading', async () => {
  const pages = ['/neven', '/neven/supi', '/neven/supi/bob', '/neven/salati'];
  expect(await read(pages, { loadedFrom: '/neven/salati' })).toEqual([false, true, false, true]);
  localStorage.clear();
  expect(await read(pages)).toEqual([false, true, false, false]);
});

test('offline hint: is not counted as shown before its text is loaded', async () => {
  await read(['/neven', '/neven/supi'], { loadedFrom: '/never' });
  expect(localStorage.length).toBe(0);
});

test('offline hint: waits for a menu that is shown before it is stored', async () => {
  device.version = undefined;
  const onPage = (path: string) => {
    if (path !== '/neven/supi') return;
    device.version = 'v1';
    for (const ask of queries) ask();
  };
  expect(await read(['/neven', '/neven/supi', '/neven/salati'], { onPage })).toEqual([false, false, true]);
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

test('offline hint: the page that is open when the menu is stored does not show it', async () => {
  let keep: (isKept: boolean) => void = () => undefined;
  device.kept = new Promise((resolve) => {
    keep = resolve;
  });
  const onPage = (path: string) => path === '/neven/supi' && keep(true);
  expect(await read(['/neven', '/neven/supi', '/neven'], { onPage })).toEqual([false, false, true]);
});

test('offline hint: is hidden in a browser that stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await read(['/neven', '/neven/supi'])).toEqual([false, false]);
});
