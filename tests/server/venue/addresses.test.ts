import { expect, test } from 'vitest';
import { withServer } from '../support/one-server.ts';
import type { TestServer } from '../support/server.ts';
import { CODE } from '../support/venues.ts';

const { server, start } = withServer();

/** Number of guesses, each from an invented address, that were checked. */
const guesses = async (on: TestServer): Promise<number> => {
  let looked = 0;
  for (let guess = 0; guess < 60; guess += 1) {
    const body = { token: `guess-${guess}`, placeSlug: 'bistro' };
    const headers = { 'x-forwarded-for': `10.0.0.${guess}`, forwarded: `for=10.0.0.${guess}` };
    const answer = await on.post('/api/tables/verify_token', body, headers);
    if (answer.status === 404) looked += 1;
  }
  return looked;
};

test('client address: a claimed address does not avoid a limit', async () => {
  expect(await guesses(server())).toBe(30);
});

test('client address: a trusted proxy is believed', async () => {
  expect(await guesses(await start({ trustProxy: true }))).toBe(60);
});

test('client address: cookies give no access', async () => {
  const session = await server().scan(CODE.one);
  const cookie = `_tot_=${encodeURIComponent(JSON.stringify({ token: session }))}; _tut_=${session}`;
  const list = await server().get('/api/orders/by_table_session/undefined', { cookie });
  expect(list.status).toBe(401);
  const order = await server().order({ session: '', headers: { cookie } });
  expect(order.status).toBe(401);
});
