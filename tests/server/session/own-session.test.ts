// No URL contains a session secret, because URLs are logged.
import { expect, test } from 'vitest';
import { parseToldBill } from '#contract/bill/told-bill.ts';
import { withServer } from '../support/one-server.ts';
import { nextId, type TestServer } from '../support/server.ts';

const { server } = withServer();

const asks: Readonly<Record<string, (on: TestServer, headers: Record<string, string>) => Promise<{ status: number }>>> =
  {
    orders: (on, headers) => on.get('/api/orders/by_table_session/own?timestamp=1', headers),
    bill: (on, headers) => on.get('/api/orders/by_table_session/own/bill', headers),
    calls: (on, headers) => on.get('/api/calls/by_table_session/own', headers),
    bill_wanted: async (on, headers) => {
      const payload = { status: 'bill_wanted', paymentMethod: 'cash' };
      const url = '/api/orders/by_table_session/own/bill_wanted';
      const all = { 'x-place': String(on.placeId), ...headers };
      return { status: (await on.app.inject({ method: 'PUT', url, headers: all, payload })).statusCode };
    },
  };

test.each(Object.keys(asks))('%s: “own” in the address means the session of the header', async (what) => {
  const on = server();
  const session = await on.scan();
  await on.order({ session });
  expect((await asks[what]?.(on, { 'x-session': session }))?.status).toBe(200);
  for (const headers of [{}, { 'x-session': 'invented' }, { 'x-session': 'own' }])
    expect((await asks[what]?.(on, headers as Readonly<Record<string, string>>))?.status).toBe(401);
});

test('bill share: uses the session of the header', async () => {
  const on = server();
  const headers = { 'x-session': await on.scan() };
  await on.order({ session: headers['x-session'], id: nextId() });
  const bill = parseToldBill((await on.get('/api/orders/by_table_session/own/bill', headers)).json);
  const wish = { revision: bill?.revision, wish: { kind: 'amount', amount: 100 }, tip: 0 };
  expect((await on.post('/api/orders/by_table_session/own/shares', wish, headers)).status).not.toBe(401);
  expect((await on.post('/api/orders/by_table_session/own/shares', wish, {})).status).toBe(401);
});
