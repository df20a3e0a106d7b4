import { expect, test } from 'vitest';
import { LIMITS } from '../../../server/services/rate-limits.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { withServer } from '../support/one-server.ts';
import { type Answer, messageOf } from '../support/server.ts';
import { inviteTo, type SignedIn, signInAs } from '../support/staff.ts';

const { server } = withServer();

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  who: SignedIn,
  body?: unknown,
): Promise<Answer> => {
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

test('people: a manager invites a waiter, who signs in by the link', async () => {
  const manager = await signInAs(server(), 'PLACE_ADMIN');
  const invited = await call('POST', 'people', manager, { name: 'Georgi', role: 'WAITER' });
  expect(invited.json).toMatchObject({
    person: { name: 'Georgi', role: 'WAITER', hasPin: false, isOfAllPlaces: false },
  });
  const { secret } = invited.json as { secret: string };
  expect((await server().post('/api/staff/sign-in', { secret })).json).toMatchObject({ identity: { name: 'Georgi' } });
});

test('people: a manager can neither create nor change an owner or a technician', async () => {
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

test('people: a person can neither raise their own role nor remove themselves', async () => {
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

test('people: a manager renames a waiter and themselves, and nobody above them; the journal names who renamed whom', async () => {
  const manager = await signInAs(server(), 'PLACE_ADMIN');
  const waiter = await signInAs(server(), 'WAITER');
  const owner = await signInAs(server(), 'CLIENT_ADMIN', { isOfAllPlaces: true });
  const rename = (who: SignedIn, id: string, name = 'Elena') => call('PUT', `people/${id}/name`, who, { name });
  expect((await rename(manager, waiter.id)).json).toMatchObject({ person: { id: waiter.id, name: 'Elena' } });
  expect((await rename(manager, manager.id, 'Ivan')).json).toMatchObject({ person: { name: 'Ivan' } });
  expect([(await rename(manager, owner.id)).status, (await rename(waiter, waiter.id)).status]).toEqual([403, 403]);
  expect((await rename(manager, waiter.id, ' ')).status).toBe(400);
  const renewed = await server().post('/api/staff/token', { secret: waiter.secret });
  expect(renewed.json).toMatchObject({ identity: { name: 'Elena' } });
  const journal = await readJournal(server().store, server().placeId);
  expect(journal.flatMap(({ type, payload }) => (type === 'staff.person' ? [payload] : []))).toContainEqual(
    expect.objectContaining({ change: 'name', name: 'Elena', by: manager.id }),
  );
});

test('people: a removed person is out at the next call; the journal names both people', async () => {
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

test('people: a person who replaces their own PIN needs the old PIN; a manager sets another person’s PIN without the old one', async () => {
  const manager = await signInAs(server(), 'PLACE_ADMIN');
  const waiter = await signInAs(server(), 'WAITER');
  expect((await call('PUT', 'me/pin', waiter, { pin: '2468' })).status).toBe(200);
  for (const body of [{ pin: '5071' }, { pin: '5071', old: '2469' }, { pin: '5071', old: '' }])
    expect(messageOf(await call('PUT', 'me/pin', waiter, body))).toBe('wrong_pin');
  expect((await call('PUT', 'me/pin', waiter, { pin: '5071', old: '2468' })).status).toBe(200);
  expect((await call('PUT', `people/${waiter.id}/pin`, manager, { pin: '9046' })).status).toBe(200);
  // Addressed by id, it is still one's own PIN.
  expect((await call('PUT', `people/${manager.id}/pin`, manager, { pin: '9046' })).status).toBe(200);
  expect(messageOf(await call('PUT', `people/${manager.id}/pin`, manager, { pin: '5071' }))).toBe('wrong_pin');
});

test('people: guesses of the old PIN are limited to ten in 15 minutes', async () => {
  const waiter = await signInAs(server(), 'WAITER');
  for (let nth = 0; nth < LIMITS.ownPins.most; nth += 1) await call('PUT', 'me/pin', waiter, { pin: '1111' });
  expect((await call('PUT', 'me/pin', waiter, { pin: '9046' })).status).toBe(429);
});

test.each(['0000', '1212', '1234', '4321', '7890', '1987', '123123'])(
  'people: %s is rejected as a PIN',
  async (pin) => {
    const waiter = await signInAs(server(), 'WAITER');
    const answer = await call('PUT', 'me/pin', waiter, { pin });
    expect([answer.status, messageOf(answer)]).toEqual([422, 'weak_pin']);
  },
);

test('people: the sign-ins list each phone once, and ending one takes effect at its next call', async () => {
  const here = await signInAs(server(), 'WAITER', { name: 'Maria' });
  const manager = await signInAs(server(), 'PLACE_ADMIN');
  const again = await call('POST', `people/${here.id}/link`, manager);
  const lost = await server().post('/api/staff/sign-in', { secret: (again.json as { secret: string }).secret });
  const { token } = lost.json as { token: string };
  const there = { ...here, headers: { authorization: `Bearer ${token}` } };
  const list = async (who: SignedIn) =>
    ((await call('GET', 'me/sign-ins', who)).json as { signIns: { id: string; isThis: boolean }[] }).signIns;
  const both = await list(here);
  expect(both).toHaveLength(2);
  const other = both.find(({ isThis }) => !isThis)?.id ?? '';
  // Another person's sign-in counts as unknown.
  expect((await call('DELETE', `me/sign-ins/${other}`, manager)).status).toBe(404);
  expect((await call('DELETE', `me/sign-ins/${other}`, here)).status).toBe(200);
  expect((await call('GET', 'me/sign-ins', there)).status).toBe(401);
  expect(await list(here)).toMatchObject([{ isThis: true }]);
  expect((await call('DELETE', `me/sign-ins/${other}`, here)).status).toBe(404);
});
