// A device at rest says no more than that it is there; whatever is to be told or known is still told in full.
import { expect, test, vi } from 'vitest';
import { COMMAND, given, here, obeyed, open, server, view } from './shared-device-page.ts';

/** A page that has spoken once, and has gone quiet. */
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

test('an unchanged device sends the short heartbeat, and sends a whole one when the server asks for it', async () => {
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

test('a server that no longer knows the question, and one that never did, hear all of it', async () => {
  const { link, whole } = await resting();
  server.mark = undefined;
  await link.beat();
  expect(whole()).toBe(1);
  server.stills = [];
  await link.beat();
  expect([whole(), server.stills.length]).toEqual([2, 0]);
});

test('a server that is away is not asked twice in one breath', async () => {
  const { link, whole } = await resting();
  server.isAway = true;
  await link.beat();
  expect(whole()).toBe(0);
});
