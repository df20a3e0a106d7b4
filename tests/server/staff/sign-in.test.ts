import { describe, expect, test } from 'vitest';
import { changeRole, inviteAgain, removeStaff } from '../../../server/services/staff/people.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, MINUTE, messageOf } from '../support/server.ts';
import { asked, enrolled, inviteTo, signInAs, signInStation } from '../support/staff.ts';
import { publish } from '../support/venues.ts';

const { server } = withServer();
const me = (headers: Record<string, string>) => server().get('/api/staff/me', headers);

test('staff link: signs its holder in once, with the role and place of the person [S3.28]', async () => {
  const { secret } = await inviteTo(server(), 'WAITER');
  const first = await server().post('/api/staff/sign-in', { secret });
  expect(first.json).toMatchObject({
    success: true,
    identity: { kind: 'person', name: 'Maria', role: 'WAITER', placeId: server().placeId },
  });
  const again = await server().post('/api/staff/sign-in', { secret });
  expect([again.status, messageOf(again)]).toEqual([401, 'invalid_link']);
});

test('staff link: the same attempt signs in again after a lost answer, and is one sign-in', async () => {
  const { secret, person } = await inviteTo(server(), 'WAITER');
  const attempt = 'a'.repeat(32);
  const press = () => server().post('/api/staff/sign-in', { secret, attempt });
  const first = await press();
  server().clock.now += 9 * MINUTE;
  expect((await server().post('/api/staff/link', { secret, attempt })).status).toBe(200);
  const again = await press();
  const keys = [first, again].map(({ json }) => (json as { readonly secret: string }).secret);
  expect([again.status, keys[1]]).toEqual([200, keys[0]]);
  expect((await server().post('/api/staff/token', { secret: keys[1] })).status).toBe(200);
  const rows = await readJournal(server().store, server().placeId);
  const begun = rows.filter(({ type, payload }) => type === 'staff.signed_in' && payload.personId === person.id);
  expect(begun).toHaveLength(1);
});

test('staff link: a used link refuses another attempt, a late one, and one that has signed out', async () => {
  const attempt = 'a'.repeat(32);
  const used = async () => {
    const { secret } = await inviteTo(server(), 'WAITER');
    const { json } = await server().post('/api/staff/sign-in', { secret, attempt });
    return { secret, key: (json as { readonly secret: string }).secret };
  };
  const over = async (body: { readonly secret: string; readonly attempt?: string }) => {
    const answers = [await server().post('/api/staff/link', body), await server().post('/api/staff/sign-in', body)];
    expect(answers.map((answer) => [answer.status, messageOf(answer)])).toEqual([
      [401, 'invalid_link'],
      [401, 'invalid_link'],
    ]);
  };
  const { secret } = await used();
  await over({ secret });
  await over({ secret, attempt: 'b'.repeat(32) });
  server().clock.now += 11 * MINUTE;
  await over({ secret, attempt });
  const left = await used();
  await server().post('/api/staff/sign-out', { secret: left.key });
  await over({ secret: left.secret, attempt });
});

test('staff link: the question whether it is still open does not use it up, and a used link answers that it is over', async () => {
  const { secret } = await inviteTo(server(), 'WAITER');
  const look = () => server().post('/api/staff/link', { secret });
  for (let times = 0; times < 2; times += 1) expect((await look()).status).toBe(200);
  expect((await server().post('/api/staff/sign-in', { secret })).status).toBe(200);
  const after = await look();
  expect([after.status, messageOf(after)]).toEqual([401, 'invalid_link']);
});

test('staff link: expires after two days, or when a newer one is made', async () => {
  const late = await inviteTo(server(), 'WAITER');
  server().clock.now += 49 * HOUR;
  expect((await server().post('/api/staff/sign-in', { secret: late.secret })).status).toBe(401);
  const lost = await inviteTo(server(), 'WAITER');
  const newer = await inviteAgain(asked(server()), 'command', server().placeId, lost.person.id);
  expect((await server().post('/api/staff/sign-in', { secret: lost.secret })).status).toBe(401);
  expect(newer.ok && (await server().post('/api/staff/sign-in', { secret: newer.value.secret })).status).toBe(200);
});

test('staff token: is valid for 15 minutes, and is renewed by the secret', async () => {
  const maria = await signInAs(server(), 'WAITER');
  server().clock.now += 14 * MINUTE;
  expect((await me(maria.headers)).status).toBe(200);
  server().clock.now += 2 * MINUTE;
  const over = await me(maria.headers);
  expect([over.status, messageOf(over)]).toEqual([401, 'not_signed_in']);
  const renewed = await server().post('/api/staff/token', { secret: maria.secret });
  expect(renewed.json).toMatchObject({ identity: { id: maria.id, role: 'WAITER' } });
});

test('staff token: a removed person’s token and secret are rejected at the next call', async () => {
  const maria = await signInAs(server(), 'WAITER');
  await removeStaff(asked(server()), 'command', server().placeId, maria.id);
  expect((await me(maria.headers)).status).toBe(401);
  expect((await server().post('/api/staff/token', { secret: maria.secret })).status).toBe(401);
});

test('staff token: a changed role applies from the next call, after the token is renewed', async () => {
  const maria = await signInAs(server(), 'PLACE_ADMIN');
  await changeRole(asked(server()), 'command', server().placeId, maria.id, 'WAITER');
  expect((await me(maria.headers)).status).toBe(401);
  const renewed = await server().post('/api/staff/token', { secret: maria.secret });
  expect(renewed.json).toMatchObject({ identity: { role: 'WAITER' } });
});

test('staff token: a role in a header, a body or a forged token is ignored', async () => {
  const maria = await signInAs(server(), 'WAITER');
  const [head = '', , signature = ''] = maria.token.split('.');
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { kind: 'person', sub: maria.id, name: 'x', role: 'SUPER_ADMIN', place: null, sid: 'x', exp: 9e9 };
  const unsigned = `${encode({ alg: 'none' })}.${encode(claims)}.`;
  for (const token of [`${head}.${encode(claims)}.${signature}`, unsigned, 'x.y.z', maria.secret]) {
    expect((await me({ authorization: `Bearer ${token}`, 'x-role': 'SUPER_ADMIN' })).status).toBe(401);
  }
  expect((await me({ cookie: `_tut_=${maria.token}` })).status).toBe(401);
});

test('staff token: is valid at its own place; the owner’s people are valid at all', async () => {
  const { token } = await signInAs(server(), 'WAITER');
  const owner = await signInAs(server(), 'CLIENT_ADMIN', { isOfAllPlaces: true });
  const other = (await publish(server().store, { slug: 'other' })).place.id;
  const at = (bearer: string) => me({ authorization: `Bearer ${bearer}`, 'x-place': String(other) });
  expect(messageOf(await at(token))).toBe('forbidden');
  expect((await at(owner.token)).json).toMatchObject({ identity: { placeId: other } });
});

test('station: is signed in by its device, and signed out with the device', async () => {
  const station = await signInStation(server(), 'bar');
  expect((await me(station.headers)).json).toMatchObject({ identity: { kind: 'station', stationId: 'bar' } });
});

test('staff sign-out: ends the sign-in; each sign-in is in the journal', async () => {
  const maria = await signInAs(server(), 'WAITER');
  expect((await server().post('/api/staff/sign-out', { secret: maria.secret })).status).toBe(200);
  expect((await me(maria.headers)).status).toBe(401);
  const types = (await readJournal(server().store, server().placeId)).map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['staff.person', 'staff.signed_in']));
});

describe('phone signed out after a link sign-in', () => {
  const leave = (secret: string, mayReturn = true) => server().post('/api/staff/sign-out', { secret, mayReturn });
  const back = (secret: string, pin: string) => server().post('/api/staff/return', { secret, pin });
  const setOwnPin = async (who: { readonly headers: Record<string, string> }, payload: object) => {
    const headers = { 'x-place': String(server().placeId), ...who.headers };
    const answer = await server().app.inject({ method: 'PUT', url: '/api/staff/me/pin', headers, payload });
    expect(answer.statusCode).toBe(200);
  };
  const withPin = async () => {
    const maria = await signInAs(server(), 'WAITER');
    await setOwnPin(maria, { pin: '4711' });
    return maria;
  };

  test('signs in again by the person’s PIN, once, and has no access until then', async () => {
    const maria = await withPin();
    expect((await leave(maria.secret)).json).toMatchObject({ mayReturn: true });
    expect((await me(maria.headers)).status).toBe(401);
    expect((await server().post('/api/staff/token', { secret: maria.secret })).status).toBe(401);
    const returned = await back(maria.secret, '4711');
    expect(returned.json).toMatchObject({ identity: { id: maria.id, role: 'WAITER' } });
    const { token } = returned.json as { token: string };
    expect((await me({ authorization: `Bearer ${token}` })).status).toBe(200);
    expect(messageOf(await back(maria.secret, '4711'))).toBe('return_over');
  });

  test('needs a link after five wrong PINs, which lock the person nowhere else', async () => {
    const maria = await withPin();
    const { secret: device } = await enrolled(server());
    await leave(maria.secret);
    for (const left of [4, 3, 2, 1])
      expect((await back(maria.secret, '0000')).json).toMatchObject({ payload: { message: 'wrong_pin', left } });
    expect(messageOf(await back(maria.secret, '0000'))).toBe('return_over');
    expect(messageOf(await back(maria.secret, '4711'))).toBe('return_over');
    const there = await server().post('/api/staff/pin', { device, person: maria.id, pin: '4711' });
    expect(there.status).toBe(200);
  });

  test('needs a link without a PIN, without the option, after 30 days, after a PIN change, or for a removed person', async () => {
    const nobody = await signInAs(server(), 'WAITER');
    expect((await leave(nobody.secret)).json).toMatchObject({ mayReturn: false });
    const forgotten = await withPin();
    expect((await leave(forgotten.secret, false)).json).toMatchObject({ mayReturn: false });
    expect(messageOf(await back(forgotten.secret, '4711'))).toBe('return_over');
    const lost = await withPin();
    const other = await inviteAgain(asked(server()), 'command', server().placeId, lost.id);
    if (!other.ok) throw new Error('no link');
    const { json } = await server().post('/api/staff/sign-in', { secret: other.value.secret });
    const headers = { authorization: `Bearer ${(json as { token: string }).token}` };
    await leave(lost.secret);
    await setOwnPin({ headers }, { pin: '9046', old: '4711' });
    expect(messageOf(await back(lost.secret, '9046'))).toBe('return_over');
    const gone = await withPin();
    await leave(gone.secret);
    await removeStaff(asked(server()), 'command', server().placeId, gone.id);
    expect(messageOf(await back(gone.secret, '4711'))).toBe('return_over');
    const late = await withPin();
    await leave(late.secret);
    server().clock.now += 30 * 24 * HOUR;
    expect(messageOf(await back(late.secret, '4711'))).toBe('return_over');
  });

  test('signs in again at its own place only', async () => {
    const maria = await withPin();
    await leave(maria.secret);
    const other = (await publish(server().store, { slug: 'next-door' })).place.id;
    const there = await server().post(
      '/api/staff/return',
      { secret: maria.secret, pin: '4711' },
      { 'x-place': String(other) },
    );
    expect(messageOf(there)).toBe('return_over');
  });
});

test('staff link: guesses are limited to twenty a minute per address', async () => {
  const guess = () => server().post('/api/staff/sign-in', { secret: 'a'.repeat(32) });
  for (let tries = 0; tries < 20; tries += 1) expect((await guess()).status).toBe(401);
  expect((await guess()).status).toBe(429);
});
