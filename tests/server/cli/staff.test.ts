import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../../server/cli/staff/staff.ts';
import { withStore } from '../../../server/cli/with-store.ts';
import { readConfig } from '../../../server/config.ts';
import { firstOwnerLink } from '../../../server/services/staff/first-owner.ts';
import { beginFactor, confirmFactor } from '../../../server/store/staff/second-factors.ts';
import { INSTALLATION } from '../../../server/store/store.ts';
import { withServer } from '../support/one-server.ts';
import { asked } from '../support/staff.ts';
import { publish } from '../support/venues.ts';

const { server } = withServer();

test('staff: the start prints a new owner’s link until the owner has signed in', async () => {
  const { placeId, post } = server();
  const link = () => firstOwnerLink(asked(server()), placeId, 'Owner');
  const [first, second] = [await link(), await link()];
  expect(second?.person).toMatchObject({ id: first?.person.id, role: 'CLIENT_ADMIN', placeId: null });
  expect((await post('/api/staff/sign-in', { secret: first?.secret })).status).toBe(401);
  expect((await post('/api/staff/sign-in', { secret: second?.secret })).status).toBe(200);
  expect(await link()).toBeUndefined();
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'staff-'));
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('PUBLIC_URL', 'https://menu.example');
  const config = readConfig(process.env);
  if (config.ok) await withStore(config.value, (store) => publish(store));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const run = async (...args: string[]) => {
  const said: string[] = [];
  expect(await main(args, (text) => said.push(text))).toBe(0);
  return said.join('\n');
};

test('staff command: adds, lists and removes people', async () => {
  const added = await run('add', '--place', 'bistro', '--name', 'Nikola', '--role', 'place_admin');
  expect(added).toMatch(/https:\/\/menu\.example\/bistro\/staff\/sign-in#[\w-]{32}\n/);
  const list = await run('list', '--place', 'bistro');
  expect(list).toMatch(/^[\w-]{36} {2}PLACE_ADMIN {6}Nikola$/);
  const id = list.slice(0, 36);
  expect(await run('link', '--place', 'bistro', id)).toMatch(/sign-in#/);
  expect(await run('remove', '--place', 'bistro', id)).toMatch(/^Nikola is signed out/);
  expect(await run('list', '--place', 'bistro')).toBe('Nobody works here yet.');
});

test('staff command: lists who has a second factor, and removes it', async () => {
  await run('add', '--place', 'bistro', '--name', 'Nikola', '--role', 'client_admin');
  const id = (await run('list', '--place', 'bistro')).slice(0, 36);
  const config = readConfig(process.env);
  if (!config.ok) throw new Error('No configuration');
  await withStore(config.value, (store) =>
    store.write(INSTALLATION, async (tx) => {
      await beginFactor(tx, id, 'sealed', 0);
      await confirmFactor(tx, id, ['hash'], 0);
    }),
  );
  expect(await run('list', '--place', 'bistro')).toMatch(/Nikola {2}\(second factor\)$/);
  expect(await run('forget-second-factor', '--place', 'bistro', id)).toMatch(/^Nikola signs in with a link alone/);
  expect(await run('list', '--place', 'bistro')).toMatch(/Nikola$/);
});

test.each([
  [['add', '--place', 'bistro', '--name', 'X', '--role', 'boss'], /Set it to one of PDF_MENU_ADMIN/],
  [['add', '--place', 'bistro', '--name', ' ', '--role', 'waiter'], /--name/],
  [['add', '--place', 'nowhere', '--name', 'X', '--role', 'waiter'], /There are: bistro/],
  [['remove', '--place', 'bistro', 'nobody'], /Nobody at this place/],
  [['dance'], /Usage/],
])('staff command: explains the remedy for %j', async (args, words) => {
  await expect(main(args)).rejects.toThrow(words);
});
