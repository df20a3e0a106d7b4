// One person with roles at several places: signed in once on a phone, with each place's own role.
import { expect, test } from 'vitest';
import { inviteAgain, removeStaff } from '../../../server/services/staff/people.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, messageOf, type TestServer } from '../support/server.ts';
import { asked, enrolled, inviteTo, type SignedIn, signInAs } from '../support/staff.ts';
import { publish } from '../support/venues.ts';

const { server } = withServer();

/** This server's other place. */
async function another(slug = 'other'): Promise<TestServer> {
  const here = server();
  return { ...here, placeId: (await publish(here.store, { slug })).place.id };
}

/** Opens a place's link on a phone that is signed in elsewhere. */
async function joinAt(there: TestServer, secret: string, joins: readonly string[]): Promise<SignedIn> {
  const answer = await there.post('/api/staff/sign-in', { secret, joins }, { 'x-place': String(there.placeId) });
  const { token, identity, ...signedIn } = answer.json as { token: string; secret: string; identity: { id: string } };
  return { id: identity.id, secret: signedIn.secret, token, headers: { authorization: `Bearer ${token}` } };
}

const placesOf = async ({ headers }: SignedIn, placeId = server().placeId) => {
  const answer = await server().get('/api/staff/places', { ...headers, 'x-place': String(placeId) });
  if (answer.status !== 200) return messageOf(answer);
  const { places } = answer.json as { places: { slug: string; role: string }[] };
  return places.map(({ slug, role }) => `${slug} ${role}`);
};
const meAt = async ({ headers }: SignedIn, placeId: number) =>
  (await server().get('/api/staff/me', { ...headers, 'x-place': String(placeId) })).status;

test('own places: a signed-in phone that opens another place’s link lists both, each with its role', async () => {
  const there = await another();
  const here = await signInAs(server(), 'PLACE_ADMIN');
  const invited = await inviteTo(there, 'WAITER');
  const joined = await joinAt(there, invited.secret, [here.secret]);
  const both = ['bistro PLACE_ADMIN', 'other WAITER'];
  expect(await placesOf(here)).toEqual(both);
  expect(await placesOf(joined, there.placeId)).toEqual(both);
});

test('own places: a token is valid at one place only, even for a person with roles at both', async () => {
  const there = await another();
  const here = await signInAs(server(), 'PLACE_ADMIN');
  const joined = await joinAt(there, (await inviteTo(there, 'WAITER')).secret, [here.secret]);
  expect([await meAt(here, server().placeId), await meAt(joined, there.placeId)]).toEqual([200, 200]);
  expect([await meAt(here, there.placeId), await meAt(joined, server().placeId)]).toEqual([403, 403]);
  const renewed = await there.post('/api/staff/token', { secret: here.secret }, { 'x-place': String(there.placeId) });
  expect(renewed.status).toBe(401);
});

test('own places: a person removed at one place loses access to this place at once, and stays signed in at the others', async () => {
  const there = await another();
  const here = await signInAs(server(), 'PLACE_ADMIN');
  const joined = await joinAt(there, (await inviteTo(there, 'WAITER')).secret, [here.secret]);
  await removeStaff(asked(server()), 'command', server().placeId, here.id);
  expect(await meAt(here, server().placeId)).toBe(401);
  expect(await meAt(joined, there.placeId)).toBe(200);
  expect(await placesOf(joined, there.placeId)).toEqual(['other WAITER']);
});

test('own places: one sign-out ends all places of the phone, and of no other phone', async () => {
  const there = await another();
  const here = await signInAs(server(), 'PLACE_ADMIN');
  const joined = await joinAt(there, (await inviteTo(there, 'WAITER')).secret, [here.secret]);
  const second = await inviteAgain(asked(server()), 'command', there.placeId, joined.id);
  const tablet = await joinAt(there, second.ok ? second.value.secret : '', []);
  await server().post('/api/staff/sign-out', { secret: here.secret });
  expect([await meAt(here, server().placeId), await meAt(joined, there.placeId)]).toEqual([401, 401]);
  expect(await meAt(tablet, there.placeId)).toBe(200);
});

test('own places: namesakes at two places are two people, and a link alone adds no other place', async () => {
  const there = await another();
  const here = await signInAs(server(), 'PLACE_ADMIN', { name: 'Nikola' });
  const joined = await joinAt(there, (await inviteTo(there, 'WAITER', { name: 'Nikola' })).secret, [here.secret]);
  expect(await placesOf(await signInAs(there, 'WAITER', { name: 'Nikola' }), there.placeId)).toEqual(['other WAITER']);
  // The other place creates a new link for the person: its holder is signed in at that place only.
  const link = await inviteAgain(asked(server()), 'command', there.placeId, joined.id);
  const thief = await joinAt(there, link.ok ? link.value.secret : '', ['a'.repeat(32)]);
  expect(await placesOf(thief, there.placeId)).toEqual(['other WAITER']);
  expect(await placesOf(here)).toEqual(['bistro PLACE_ADMIN', 'other WAITER']);
});

test('own places: the owner lists every place, with a place’s own role when the place gave the owner one', async () => {
  const there = await another();
  const owner = await signInAs(server(), 'CLIENT_ADMIN', { isOfAllPlaces: true });
  expect(await placesOf(owner)).toEqual(['bistro CLIENT_ADMIN', 'other CLIENT_ADMIN']);
  await joinAt(there, (await inviteTo(there, 'WAITER')).secret, [owner.secret]);
  expect(await placesOf(owner)).toEqual(['bistro CLIENT_ADMIN', 'other WAITER']);
});

test('own places: a sign-in on a venue’s device is joined to no other', async () => {
  const there = await another();
  const nikola = await signInAs(server(), 'WAITER');
  await server().app.inject({
    method: 'PUT',
    url: '/api/staff/me/pin',
    headers: { 'x-place': String(server().placeId), 'content-type': 'application/json', ...nikola.headers },
    payload: JSON.stringify({ pin: '2468' }),
  });
  const { secret: device } = await enrolled(server());
  const shift = await server().post('/api/staff/pin', { device, person: nikola.id, pin: '2468' });
  const { secret } = shift.json as { secret: string };
  const joined = await joinAt(there, (await inviteTo(there, 'WAITER')).secret, [secret]);
  expect(await placesOf(joined, there.placeId)).toEqual(['other WAITER']);
});

test('own places: a phone used at one place stays signed in at the others', async () => {
  const DAY = 24 * HOUR;
  const there = await another();
  const here = await signInAs(server(), 'PLACE_ADMIN');
  const joined = await joinAt(there, (await inviteTo(there, 'WAITER')).secret, [here.secret]);
  for (let month = 0; month < 6; month += 1) {
    server().clock.now += 30 * DAY;
    expect((await server().post('/api/staff/token', { secret: here.secret })).status).toBe(200);
  }
  const renewed = await there.post('/api/staff/token', { secret: joined.secret }, { 'x-place': String(there.placeId) });
  expect(renewed.status).toBe(200);
});
