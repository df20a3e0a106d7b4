import { expect, test } from 'vitest';
import { withServer } from './support/one-server.ts';
import { messageOf, nextId } from './support/server.ts';
import { CODE } from './support/venues.ts';

const { start } = withServer();

test('server log: contains no secret, address, name or comment of a guest', async () => {
  const lines: string[] = [];
  const on = await start({ logLevel: 'info', logStream: { write: (line) => lines.push(line) } });
  const session = await on.scan(CODE.one);
  const id = nextId();
  const comments = [{ variantId: on.id('variant', 'salad'), comment: 'Maria is allergic' }];
  await on.order({ session, id, comments });
  await on.get(`/api/orders/by_table_session/${session}?timestamp=1`);
  await on.get(`/api/orders/by_table_session/${session}/nothing?token=${session}`);
  await on.get(`/api/unknown/${session}`);
  await on.get(`/bistro/t/${CODE.one}`);
  await on.get(`/api/orders/by-client-id/${id}`, { 'x-session': session, 'user-agent': 'Marias phone' });
  await on.post('/api/tables/verify_session', { session, placeSlug: 'bistro' });
  await on.store.write(0, ({ db }) => db.schema.dropTable('availability').execute());
  expect(
    messageOf(await on.order({ session, comments, id: nextId(), products: [on.line('burger')], total: '5.00' })),
  ).toBe('server_error');
  const log = lines.join('');
  expect(lines.length).toBeGreaterThanOrEqual(10);
  expect(log).toContain('"path":"/api/orders/by_table_session/:session"');
  expect(log).toContain('request failed');
  for (const secret of [session, CODE.one, 'Maria', '127.0.0.1', 'timestamp']) expect(log).not.toContain(secret);
});
