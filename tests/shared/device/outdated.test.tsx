// @vitest-environment jsdom
// An app older than its venue allows: it updates when idle, and says when no newer build exists.
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { NewerBuild } from '#core/platform/device/newer-build.ts';
import { useIsOutdated } from '#shared/device/use-is-outdated.ts';
import { seatGuest } from '../menu/table-guest.tsx';

const page = vi.hoisted(() => ({
  version: '0.3',
  found: 'none' as NewerBuild | undefined,
  asked: 0,
  wasLoadedAnew: false,
  atRest: [] as (() => void)[],
  reloads: 0,
}));
vi.mock('#core/platform/device/newer-build.ts', () => ({
  clientVersion: () => page.version,
  wasLoadedAnew: () => page.wasLoadedAnew,
  askNewerBuild: async () => {
    page.asked += 1;
    if (!page.found) throw new TypeError('Failed to fetch');
    return page.found;
  },
}));
vi.mock('#core/platform/lost-parts.ts', () => ({ reloadOnce: () => ++page.reloads > 0 }));
vi.mock('#shared/when-idle.ts', () => ({
  whenIdle: (_: unknown, work: () => void) => {
    page.atRest.push(work);
    return () => void page.atRest.splice(page.atRest.indexOf(work), 1);
  },
}));

beforeEach(() =>
  Object.assign(page, { found: 'none', asked: 0, wasLoadedAnew: false, atRest: [], reloads: 0, version: '0.3' }),
);

/** Opens a page with this oldest allowed version; returns whether it says that it is outdated. */
async function open(oldest: string) {
  const guest = await seatGuest();
  let isSaid = false;
  const Eyes = () => {
    isSaid = useIsOutdated(oldest);
    return null;
  };
  const close = guest.show(<Eyes />);
  await act(async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((later) => setTimeout(later));
  });
  return { isSaid: () => isSaid, close };
}

test('outdated page: a page that is new enough sends no request and shows no message', async () => {
  expect((await open('0.3')).isSaid()).toBe(false);
  expect((await open('0.2.9')).isSaid()).toBe(false);
  expect((await open('newest')).isSaid()).toBe(false);
  expect(page.asked).toBe(0);
});

test('outdated page: waits for a newer worker, which takes over once no dialog or order is open', async () => {
  page.found = 'coming';
  expect((await open('0.4')).isSaid()).toBe(false);
  expect([page.asked, page.atRest.length]).toEqual([1, 0]);
});

test('outdated page: without a worker, reloads once no dialog or order is open, and not before', async () => {
  page.found = 'no_worker';
  const { isSaid } = await open('0.4');
  expect([isSaid(), page.reloads, page.atRest.length]).toEqual([false, 0, 1]);
  page.atRest[0]?.();
  expect(page.reloads).toBe(1);
});

test('outdated page: a page closed meanwhile does not reload', async () => {
  page.found = 'no_worker';
  (await open('0.4')).close();
  expect(page.atRest).toEqual([]);
});

test('outdated page: without a newer build on the server, says so and avoids a reload loop', async () => {
  expect((await open('0.4')).isSaid()).toBe(true);
  page.found = 'no_worker';
  page.wasLoadedAnew = true;
  expect((await open('0.4')).isSaid()).toBe(true);
  expect([page.atRest, page.reloads]).toEqual([[], 0]);
});

test('outdated page: offline, shows no message about a newer build', async () => {
  page.found = undefined;
  expect((await open('0.4')).isSaid()).toBe(false);
  expect(page.atRest).toEqual([]);
});
