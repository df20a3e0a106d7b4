import { expect, test } from 'vitest';
import { readJournal } from '../../../server/store/journal.ts';
import { withServer } from '../support/one-server.ts';
import { type Answer, messageOf } from '../support/server.ts';
import { inviteTo, type SignedIn, signInAs } from '../support/staff.ts';

const { server } = withServer();

const call = async (method: 'POST' | 'PUT' | 'DELETE', url: string, who: SignedIn, body?: unknown): Promise<Answer> => {
  const answer = await server().app.inject({
    method,
    url: `/api/staff/${url}`,
    headers: {
      'x-place': String(server().placeId),
      ...who.headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, json: answer.json() };
};

test('a manager invites a waiter, who signs in by the link', async () => {
  const manager = await signInAs(server(), 'PLACE_ADMIN');
  const invited = await call('POST', 'people', manager, { name: 'Georgi', role: 'WAITER' });
  expect(invited.json).toMatchObject({
    person: { name: 'Georgi', role: 'WAITER', hasPin: false, isOfAllPlaces: false },
  });
  const { secret } = invited.json as { secret: string };
  expect((await server().post('/api/staff/sign-in', { secret })).json).toMatchObject({ identity: { name: 'Georgi' } });
});

test('a manager makes nobody an owner or a technician, and cannot touch one', async () => {
  const manager = await signInAs(server(), 'PLACE_ADMIN');
  const owner = await signInAs(server(), 'CLIENT_ADMIN', { isOfAllPlaces: true });
  for (const role of ['CLIENT_ADMIN', 'RASPBERRY_ADMIN', 'SUPER_ADMIN']) {
    expect((await call('POST', 'people', manager, { name: 'X', role })).status).toBe(403);
  }
  expect((await call('POST', 'people', manager, { name: 'X', role: 'WAITER', isOfAllPlaces: true })).status).toBe(403);
  expect((await call('DELETE', `people/${owner.id}`, manager)).status).toBe(403);
  expect((await call('PUT', `people/${owner.id}/role`, manager, { role: 'WAITER' })).status).toBe(403);
  expect((await call('PUT', `people/${owner.id}/pin`, manager, { pin: '0000' })).status).toBe(403);
  expect((await call('POST', `people/${owner.id}/link`, manager)).status).toBe(403);
});

test('nobody raises his own role, and nobody lets himself go', async () => {
  const manager = await signInAs(server(), 'PLACE_ADMIN');
  expect((await call('PUT', `people/${manager.id}/role`, manager, { role: 'CLIENT_ADMIN' })).status).toBe(403);
  expect(messageOf(await call('PUT', `people/${manager.id}/role`, manager, { role: 'WAITER' }))).toBe('yourself');
  expect(messageOf(await call('DELETE', `people/${manager.id}`, manager))).toBe('yourself');
  const waiter = await signInAs(server(), 'WAITER');
  expect((await call('PUT', 'me/pin', waiter, { pin: '2468', role: 'SUPER_ADMIN' })).json).toMatchObject({
    person: { id: waiter.id, role: 'WAITER', hasPin: true },
  });
  expect((await call('PUT', 'me/pin', waiter, { pin: '12' })).status).toBe(400);
});

test('whoever was let go is out at the next call; who did it, and to whom, stands in the journal', async () => {
  const manager = await signInAs(server(), 'PLACE_ADMIN');
  const waiter = await signInAs(server(), 'WAITER');
  const pending = await inviteTo(server(), 'WAITER', { name: 'Nikola' });
  expect((await call('DELETE', `people/${waiter.id}`, manager)).status).toBe(200);
  expect((await server().get('/api/staff/me', waiter.headers)).status).toBe(401);
  expect((await call('DELETE', `people/${pending.person.id}`, manager)).status).toBe(200);
  expect((await server().post('/api/staff/sign-in', { secret: pending.secret })).status).toBe(401);
  const rows = await readJournal(server().store, server().placeId);
  expect(rows.flatMap((row) => (row.type === 'staff.person' ? [row.payload] : []))).toContainEqual({
    change: 'removed',
    personId: waiter.id,
    name: 'Maria',
    role: 'WAITER',
    by: manager.id,
  });
});
