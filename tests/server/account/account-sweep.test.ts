import { expect, test } from 'vitest';
import { sweepAccounts } from '../../../server/services/account/account-sweep.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR } from '../support/server.ts';
import { customer, login, mailsOf } from './customers.ts';

const { server } = withServer();
const DAY = 24 * HOUR;

test('account sweep: deletes a sign-in a month after its end and keeps the account with its valid sign-ins', async () => {
  const gone = await customer(server());
  const { store, clock } = server();
  const sweep = () => sweepAccounts({ store, clock: () => clock.now });
  await server().post('/api/users/sign-out', { secret: gone.secret });
  await store.write(0, (tx) =>
    tx.db
      .updateTable('account_mails')
      .set({ outcome: 'sent' })
      .execute()
      .then(() => undefined),
  );
  clock.now += 29 * DAY;
  const here = await login(server());
  expect(await sweep()).toBe(0);
  clock.now += 9 * DAY;
  expect(await sweep()).toBe(3);
  expect(await store.read.selectFrom('account_sessions').selectAll().execute()).toHaveLength(1);
  expect(await mailsOf(server())).toEqual([]);
  expect((await server().post('/api/users/token', { secret: here.secret })).status).toBe(200);
});
