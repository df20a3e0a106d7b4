// A role change or removal during a shift takes effect at the next call, on every device.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { changeRole, removeStaff, setPin } from '../../../server/services/staff/people.ts';
import { readServerKeys } from '../../../server/store/staff/server-key.ts';
import { withServer } from '../support/one-server.ts';
import { messageOf, nextId } from '../support/server.ts';
import { asked, enrolled, inviteTo } from '../support/staff.ts';

const { server, folder } = withServer();

/** A person signed in by PIN on a shared tablet. */
const atTheTablet = async (role: 'WAITER' | 'PLACE_ADMIN') => {
  const { person } = await inviteTo(server(), role);
  const services = { ...asked(server()), keys: await readServerKeys(folder()) };
  await setPin(services, 'command', server().placeId, person.id, { pin: '4711' });
  const { secret: device } = await enrolled(server());
  const byPin = () => server().post('/api/staff/pin', { device, person: person.id, pin: '4711' });
  const { secret, token } = v.parse(v.object({ secret: v.string(), token: v.string() }), (await byPin()).json);
  const headers = (of = token) => ({ authorization: `Bearer ${of}` });
  const command = (of = token) => {
    const own = { ...headers(of), 'idempotency-key': nextId() };
    return server().post('/api/staff/commands/closeSitting', { sittingId: 'nowhere' }, own);
  };
  return { id: person.id, device, secret, byPin, headers, command };
};
const renewed = (secret: string) => server().post('/api/staff/token', { secret });

test('mid-shift: a revoked role ends at the next call, and the renewed token has the new role only', async () => {
  const { id, secret, headers } = await atTheTablet('PLACE_ADMIN');
  expect((await server().get('/api/staff/people', headers())).status).toBe(200);
  await changeRole(asked(server()), 'command', server().placeId, id, 'WAITER');
  expect((await server().get('/api/staff/people', headers())).status, 'with the token of before').toBe(401);
  const fresh = v.parse(v.object({ token: v.string(), identity: v.looseObject({}) }), (await renewed(secret)).json);
  expect(fresh.identity).toMatchObject({ role: 'WAITER' });
  expect((await server().get('/api/staff/people', headers(fresh.token))).status).toBe(403);
  expect((await server().get('/api/staff/board', headers(fresh.token))).status).toBe(200);
});

test('mid-shift: a removed person loses calls, token, PIN and tile on an open tablet', async () => {
  const { id, device, secret, byPin, headers, command } = await atTheTablet('WAITER');
  expect(messageOf(await command())).toBe('unknown_sitting');
  await removeStaff(asked(server()), 'command', server().placeId, id);
  const calls = [await command(), await server().get('/api/staff/board', headers()), await renewed(secret)];
  expect(calls.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect((await server().get('/api/staff/events', headers())).status).toBe(401);
  expect((await byPin()).status).toBe(401);
  expect((await server().post('/api/staff/tiles', { device })).json).toMatchObject({ people: [] });
});
