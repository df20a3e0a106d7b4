// Facts about the e-shop for a tax office, visible to the owner only.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withServer } from '../support/one-server.ts';
import { signInAs } from '../support/staff.ts';
import { onEitherDatabase } from '../support/stores.ts';

onEitherDatabase('Facts for the tax office', (store) => {
  const { server } = withServer(store);

  test('the facts are the software with its version and the database of the orders', async () => {
    const { headers } = await signInAs(server(), 'CLIENT_ADMIN');
    const { status, json } = await server().get('/api/staff/shop-facts', headers);
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    expect(status).toBe(200);
    expect(json).toEqual({ address: null, software: 'Tabl', version, database: store().dialect });
  });

  test('the facts are hidden from a manager', async () => {
    const { headers } = await signInAs(server(), 'PLACE_ADMIN');
    expect((await server().get('/api/staff/shop-facts', headers)).status).toBe(403);
  });
});
