import { expect, test } from 'vitest';
import { withServer } from '../support/one-server.ts';
import { signInAs } from '../support/staff.ts';

const { server } = withServer();

test('public address: the lists of people, devices and tables tell how the server is reached', async () => {
  const manager = await signInAs(server(), 'PLACE_ADMIN');
  for (const list of ['people', 'devices', 'tables']) {
    const answer = await server().app.inject({
      url: `/api/staff/${list}`,
      headers: { 'x-place': String(server().placeId), ...manager.headers },
    });
    expect(answer.json(), list).toHaveProperty('publicUrl', null);
  }
});
