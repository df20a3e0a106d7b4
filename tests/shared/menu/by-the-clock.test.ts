// A category with hours: the device judges by its own clock, corrected by the server's.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dishVerdict } from '#domain/order/verdict.ts';
import type { MenuSnapshot } from '#shared/menu/menu-snapshot.ts';
import { startHttpServer } from '../../support/http-server.ts';
import { set, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';
import { NOWHERE, newDevice, type Page } from './device.ts';

const opened = async (page: Page): Promise<MenuSnapshot> => {
  const found = await page.menus.open('small');
  if (typeof found === 'string') throw new Error(`It could not be opened: ${found}`);
  return found;
};

test('category hours: a breakfast card closes and opens by the clock alone, also offline', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'by-the-clock-'));
  const server = await startHttpServer({ demos: [] });
  const device = newDevice();
  onTestFinished(async () => {
    device.close();
    await server.close();
    await rm(dir, { recursive: true });
  });
  const venue = smallVenue();
  set(venue, 'categories.1.hours', '07:00-11:00');
  await server.importFolder(await writeVenueFolder(join(dir, 'breakfast'), venue));
  await opened(device.open(server.url));
  let now = Date.parse('2026-06-01T10:59:00+03:00');
  const page = device.open(NOWHERE, { serverNow: () => now });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { index, settings, off } = await opened(page);
  const salad = index.productBySlug.get('shopska');
  if (!salad) throw new Error('The small venue has no salad');
  const verdict = (without = page.menus.get('small')?.off ?? off) =>
    dishVerdict(index, salad, { orderType: 'spot', settings, off: without, hasUser: false });
  const passes = async (ms: number) => {
    now += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  expect(verdict()).toBeUndefined();
  await passes(59_000);
  expect(verdict()).toBeUndefined();
  await passes(1_100);
  await vi.waitFor(() => expect(verdict()).toBe('outside_hours'));
  // A long night during which the timers check the clock repeatedly.
  for (let hours = 11; hours < 30; hours++) await passes(3_600_000);
  expect(verdict()).toBe('outside_hours');
  await passes(3_600_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(verdict()).toBeUndefined());
});
