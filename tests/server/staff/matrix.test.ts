// Every route of the access list by every kind of caller; the expected result follows from the rule alone.
import { expect, test } from 'vitest';
import { hasRole } from '#domain/account/roles.ts';
import { ROLES, type Role } from '#domain/account/user.ts';
import { ACCESS, type StaffAccess } from '../../../server/routes/access.ts';
import { withServer } from '../support/one-server.ts';
import { messageOf } from '../support/server.ts';
import { signInAs, signInStation } from '../support/staff.ts';
import { publish } from '../support/venues.ts';

const { server } = withServer();

type Asker = {
  readonly name: string;
  readonly headers: Record<string, string>;
  readonly passes: (rule: StaffAccess) => CheckoutEntry;
};
/** Result of the guard; `open`: the route itself answers. */
type CheckoutEntry = 'open' | 'not_signed_in' | 'forbidden';

/** All callers: anonymous, two guests, each role here and from another place, stations of both places. */
async function askers(): Promise<Asker[]> {
  const here = server();
  const other = (await publish(here.store, { slug: 'other' })).place.id;
  const there = {
    ...here,
    placeId: other,
    post: (url: string, body: unknown) => here.post(url, body, { 'x-place': String(other) }),
  };
  const guest = async (name: string): Promise<Asker> => {
    const session = await here.scan();
    return {
      name,
      headers: { 'x-session': session, authorization: `Bearer ${session}` },
      passes: () => 'not_signed_in',
    };
  };
  const person = async (role: Role): Promise<Asker[]> => {
    const [own, foreign] = [await signInAs(here, role), await signInAs(there, role)];
    return [
      { name: role, headers: own.headers, passes: (rule) => (hasRole(role, rule.role) ? 'open' : 'forbidden') },
      { name: `${role} of another place`, headers: foreign.headers, passes: () => 'forbidden' },
    ];
  };
  const [station, foreignStation] = [await signInStation(here), await signInStation(there)];
  return [
    { name: 'nobody', headers: {}, passes: () => 'not_signed_in' },
    await guest('a guest'),
    await guest('another guest'),
    ...(await Promise.all(ROLES.map(person))).flat(),
    { name: 'a station', headers: station.headers, passes: (rule) => (rule.station ? 'open' : 'forbidden') },
    { name: 'a station of another place', headers: foreignStation.headers, passes: () => 'forbidden' },
  ];
}

const routes = Object.entries(ACCESS).map(([route, access]) => {
  const [method = '', url = ''] = route.split(' ');
  return { route, method, url: url.replace(/:\w+/g, 'nothing-there'), access };
});

/** An open stream does not end by itself. */
async function knockOnStream(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await server().app.inject({
    url,
    headers: { 'x-place': String(server().placeId), ...headers },
    payloadAsStream: true,
  });
  const stream = answer.stream();
  if (answer.statusCode === 200) {
    stream.destroy();
    return 'open';
  }
  let text = '';
  for await (const part of stream) text += String(part);
  const json: unknown = JSON.parse(text);
  return String(messageOf({ status: answer.statusCode, headers: answer.headers, text, json }));
}

/** Result of the guard. Behind it a route may refuse with its own codes. */
async function knock({ method, url }: (typeof routes)[number], headers: Record<string, string>): Promise<string> {
  if (url === '/api/staff/events') return knockOnStream(url, headers);
  const answer = await server().app.inject({
    method: method as 'GET',
    url,
    headers: { 'x-place': String(server().placeId), 'content-type': 'application/json', ...headers },
    ...(['POST', 'PUT'].includes(method) && { payload: '{}' }),
  });
  const json = String(answer.headers['content-type']).startsWith('application/json') ? answer.json() : undefined;
  const said = messageOf({ status: answer.statusCode, headers: answer.headers, text: answer.body, json });
  return said === 'not_signed_in' || said === 'forbidden' ? said : 'open';
}

test('route matrix: each route is open to the roles of its rule only [S6.06–S6.14]', async () => {
  const all = await askers();
  expect(all.length).toBe(1 + 2 + 2 * ROLES.length + 2);
  const found: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const { route, access, ...asked } of routes) {
    if (typeof access !== 'object') continue;
    for (const { name, headers, passes } of all) {
      const cell = `${route} · ${name}`;
      expected[cell] = passes(access);
      // A separate test covers the removal of a person by a manager.
      found[cell] = await knock({ route, access, ...asked }, headers);
    }
  }
  expect(found).toEqual(expected);
});

test('route matrix: public and guest routes require no staff sign-in', async () => {
  const maria = await signInAs(server(), 'SUPER_ADMIN');
  for (const one of routes) {
    if (one.access === 'public' && one.route !== 'GET /api/events' && one.route !== 'POST /api/staff/token')
      expect(await knock(one, {}), one.route).toBe('open');
    if (one.access === 'guest') expect(['open'], one.route).toContain(await knock(one, maria.headers));
  }
});

test('route matrix: every route below /api/staff has a staff rule, except those with their own secret', () => {
  const open = routes.filter(({ url, access }) => url.startsWith('/api/staff/') && typeof access !== 'object');
  expect(open.map(({ route }) => route)).toEqual([
    'POST /api/staff/sign-in',
    'POST /api/staff/link',
    'POST /api/staff/token',
    'POST /api/staff/sign-out',
    'POST /api/staff/return',
    'POST /api/staff/pin',
    'POST /api/staff/tiles',
    'POST /api/staff/enrol',
  ]);
});
