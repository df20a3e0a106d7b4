// An idle device sends only short heartbeats; anything new is still sent in full.
import { expect, test, vi } from 'vitest';
import { COMMAND, given, here, obeyed, open, server, view } from './shared-device-page.ts';

/** A page that has sent one full heartbeat and is unchanged since. */
const resting = async () => {
  server.mark = 'marked-1';
  await given('kiosk');
  vi.stubGlobal('navigator', { ...navigator, locks: undefined });
  const link = open();
  await vi.waitFor(() => expect(view()?.name).toBe('Door'));
  await vi.waitFor(() => expect(server.beats.length).toBeGreaterThan(0));
  await link.beat();
  const told = server.beats.length;
  return { link, whole: () => server.beats.length - told };
};

test('heartbeat: an unchanged device sends the short one, and the full one when the server asks', async () => {
  const { link, whole } = await resting();
  server.stills = [];
  await link.beat();
  expect([server.stills.length, whole()]).toEqual([1, 0]);
  expect(server.stills[0]).toMatchObject({ knows: 'marked-1' });
  expect(Object.keys(server.stills[0] as object).sort()).toEqual(['device', 'knows', 'page']);
  server.wantsWhole = true;
  server.commands = [{ ...COMMAND, kind: 'identify' }];
  await link.beat();
  expect(obeyed).toEqual(['c1']);
  expect(here.loaded).toEqual([]);
});

test('heartbeat: a server that lacks the short one, or the device’s state, gets the full one', async () => {
  const { link, whole } = await resting();
  server.mark = undefined;
  await link.beat();
  expect(whole()).toBe(1);
  server.stills = [];
  await link.beat();
  expect([whole(), server.stills.length]).toEqual([2, 0]);
});

test('heartbeat: an unreachable server is not asked twice in a row', async () => {
  const { link, whole } = await resting();
  server.isAway = true;
  await link.beat();
  expect(whole()).toBe(0);
});
