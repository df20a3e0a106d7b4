import { expect, test } from 'vitest';
import { readOwnAddresses } from '#contract/delivery/saved-addresses.ts';
import { ACCESS } from '../../../server/routes/access.ts';
import { moveOrderStatus } from '../../support/staff/floor.ts';
import { boardOf, sendCommand } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, messageOf, nextId } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { customer, ELENA, login, mailsOf, secretOf } from './customers.ts';

const { server, start } = withServer();
const profile = (headers: Record<string, string>) => server().get('/api/users/profile', headers);
const edit = (headers: Record<string, string>, over: object) =>
  server().post('/api/users/editProfile', { first_name: 'Елена', email: ELENA.email, ...over }, headers);
const faultsIn = ({ json }: { readonly json: unknown }) => (json as { error?: { errors?: unknown } }).error?.errors;

test('profile: is replaced as a whole with a fresh token, or not at all [S3.33, S7.30]', async () => {
  const { headers } = await customer(server());
  const said = { last_name: '李', phone: '0888 123 456', address: 'ул. Раковски 1', mail_consent: true };
  const changed = await edit(headers, said);
  expect(changed.json).toMatchObject({ success: true, token: expect.stringMatching(/^ey/) });
  expect((await profile(headers)).json).toMatchObject({ ...said, profiling_consent: false });
  const wrong = await edit(headers, { last_name: 'Другa', phone: 'call me' });
  expect([wrong.status, faultsIn(wrong)]).toEqual([422, { phone: 'wrong' }]);
  expect((await profile(headers)).json).toMatchObject(said);
});

test('password change: requires the present password and signs out all other devices', async () => {
  const phone = await customer(server());
  const tablet = await login(server());
  expect(faultsIn(await edit(phone.headers, { new_password: 'зимна градина' }))).toEqual({ password: 'missing' });
  const wrong = await edit(phone.headers, { new_password: 'зимна градина', password: 'not this one' });
  expect(faultsIn(wrong)).toEqual({ password: 'wrong' });
  const right = await edit(phone.headers, { new_password: 'зимна градина', password: ELENA.password });
  expect(right.status).toBe(200);
  expect([(await profile(phone.headers)).status, (await profile(tablet.headers)).status]).toEqual([200, 401]);
  await login(server(), { password: 'зимна градина' });
  expect((await mailsOf(server())).map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ...[
      ['verify', ELENA.email],
      ['password', ELENA.email],
    ],
  ]);
});

test('password change: the same change sent again, after a lost answer, is accepted; another wrong one is not', async () => {
  const { headers } = await customer(server());
  const change = { new_password: 'зимна градина', password: ELENA.password };
  expect((await edit(headers, change)).status).toBe(200);
  expect((await edit(headers, change)).status).toBe(200);
  expect(faultsIn(await edit(headers, { ...change, new_password: 'друга градина' }))).toEqual({ password: 'wrong' });
  await login(server(), { password: 'зимна градина' });
});

test('email change: takes effect when its link is opened, and notifies the old address', async () => {
  const { headers } = await customer(server());
  const asked = await edit(headers, { email: 'new@abv.bg', password: ELENA.password });
  expect(asked.status).toBe(200);
  expect((await profile(headers)).json).toMatchObject({ email: ELENA.email, new_email: 'new@abv.bg' });
  const secret = await secretOf(server(), 'email');
  expect((await server().post('/api/users/links/email', { secret })).json).toEqual({ success: true });
  const after = (await profile(headers)).json;
  expect(after).toMatchObject({ email: 'new@abv.bg', is_verified: true });
  expect(after).not.toHaveProperty('new_email');
  expect((await mailsOf(server())).at(-1)).toMatchObject({ kind: 'moved', recipient: ELENA.email });
  await login(server(), { email: 'new@abv.bg' });
});

test('email change: a change to an address in use gets the same answer, and the owner of the address is notified', async () => {
  const { headers } = await customer(server());
  await customer(server(), { email: 'ivan@abv.bg' });
  const asked = await edit(headers, { email: 'ivan@abv.bg', password: ELENA.password });
  expect(asked.status).toBe(200);
  expect((await mailsOf(server())).at(-1)).toMatchObject({ kind: 'taken', recipient: 'ivan@abv.bg' });
});

test('email address: is verified by its link, also when the request is repeated', async () => {
  const { headers } = await customer(server());
  const secret = await secretOf(server(), 'verify');
  expect((await server().post('/api/users/links/verify', { secret })).json).toEqual({ success: true });
  expect((await profile(headers)).json).toMatchObject({ is_verified: true });
  // The answer may be lost: the same request again is told the same, until the account has another address.
  expect((await server().post('/api/users/links/verify', { secret })).json).toEqual({ success: true });
  await edit(headers, { email: 'new@abv.bg', password: ELENA.password });
  const change = { secret: await secretOf(server(), 'email') };
  expect((await server().post('/api/users/links/email', change)).json).toEqual({ success: true });
  const told = (await mailsOf(server())).length;
  expect((await server().post('/api/users/links/email', change)).json).toEqual({ success: true });
  expect(await mailsOf(server())).toHaveLength(told);
  expect(messageOf(await server().post('/api/users/links/verify', { secret }))).toBe('invalid_link');
});

test('order: a signed-in customer’s order is in that customer’s list only [S7.33]', async () => {
  const [elena, ivan] = [await customer(server()), await customer(server(), { email: 'ivan@abv.bg' })];
  const session = await server().scan();
  const mine = nextId();
  expect((await server().order({ session, id: mine, headers: elena.headers })).status).toBe(201);
  expect((await server().order({ session, headers: { 'x-device': 'another-phone' } })).status).toBe(201);
  const ordersOf = async (headers: Record<string, string>) =>
    ((await server().get('/api/users/orders', headers)).json as { readonly id: string; readonly total: number }[]).map(
      ({ id }) => id,
    );
  expect(await ordersOf(elena.headers)).toEqual([mine]);
  expect(await ordersOf(ivan.headers)).toEqual([]);
});

test('order: a table’s order says that nothing is left to pay once its dishes are paid', async () => {
  const [elena, maria] = [await customer(server()), await signInAs(server(), 'PLACE_ADMIN')];
  const session = await server().scan();
  await server().order({ session, headers: { 'x-device': 'another-phone' } });
  const id = nextId();
  await server().order({ session, id, headers: elena.headers });
  const orders = async () => (await server().get('/api/users/orders', elena.headers)).json;
  expect(await orders()).toMatchObject([{ id, status: 'ordered' }]);
  const sitting = (await boardOf(server(), maria)).tables.find(({ name }) => name === '1')?.sitting;
  const pieces = [{ orderId: id, line: 0, piece: 0 }];
  const command = { sittingId: sitting?.id ?? '', amount: 790, tender: 'cash', pieces };
  expect((await sendCommand(server(), maria, 'paid', command)).status).toBe(200);
  expect(await orders()).toMatchObject([{ id, status: 'ordered', left: 0 }]);
});

test('order: belongs to the customer signed in when it was made, even when it arrives late', async () => {
  const elena = await customer(server());
  const session = await server().scan();
  const [late, forged] = [nextId(), nextId()];
  await server().post('/api/users/sign-out', { secret: elena.secret });
  server().clock.now += 2 * HOUR;
  const again = await login(server());
  expect(
    (await server().order({ session: await server().scan(), id: late, headers: { 'x-customer': elena.orderKey } }))
      .status,
  ).toBe(201);
  const [id = ''] = elena.orderKey.split('.');
  const wrong = { 'x-customer': `${id}.${'A'.repeat(43)}`, 'x-device': 'another-phone' };
  expect((await server().order({ session, id: forged, headers: wrong })).status).toBeLessThan(500);
  const orders = (await server().get('/api/users/orders', again.headers)).json as { readonly id: string }[];
  expect(orders.map((one) => one.id)).toEqual([late]);
});

test('order: is accepted although its account token has expired', async () => {
  const session = await server().scan();
  const id = nextId();
  const answer = await server().order({ session, id, headers: { authorization: 'Bearer ey.not.ours' } });
  expect(answer.status).toBe(201);
  expect(await server().ledger()).toEqual([id]);
});

test('order: a retry without the token is deduplicated and keeps its customer', async () => {
  const { headers } = await customer(server());
  const session = await server().scan();
  const id = nextId();
  const first = await server().order({ session, id, headers });
  const again = await server().order({ session, id });
  expect([again.status, again.text]).toEqual([first.status, first.text]);
  expect((await server().get('/api/users/orders', headers)).json).toMatchObject([{ id }]);
});

const homeAt = (words: string) => ({ kind: 'home', name: '', address: { words } });
const addressesIn = ({ json }: { readonly json: unknown }) =>
  (readOwnAddresses(json) ?? []).map(({ kind, name, address }) => [kind, name, address.words]);

test('addresses: two addresses that two devices add at once are both kept, and a removed address is gone', async () => {
  const [elena, ivan] = [await customer(server()), await customer(server(), { email: 'ivan@abv.bg' })];
  const add = (words: string, headers = elena.headers) =>
    server().post('/api/users/addresses', { addresses: [homeAt(words)] }, headers);
  await Promise.all([add('ул. Шипка'), add('бул. Витоша'), add('ул. Шипка')]);
  const kept = addressesIn(await server().get('/api/users/addresses', elena.headers));
  expect(kept.map(([, , words]) => words).toSorted()).toEqual(['бул. Витоша', 'ул. Шипка']);
  expect(kept.map(([kind]) => kind)).toEqual(['home', 'other']);
  expect(addressesIn(await server().get('/api/users/addresses', ivan.headers))).toEqual([]);
  expect((await server().get('/api/users/addresses')).status).toBe(401);
  const remove = { kind: 'home', name: '' };
  const left = addressesIn(await server().post('/api/users/addresses/remove', remove, elena.headers));
  expect(left.map(([kind]) => kind)).toEqual(['other']);
  const data = (await server().get('/api/users/data', elena.headers)).json as { readonly addresses: unknown };
  expect(data.addresses).toMatchObject([{ addresses: [{ kind: 'other' }] }]);
  expect((await server().post('/api/users/addresses', { addresses: [{ kind: 'palace' }] }, elena.headers)).status).toBe(
    400,
  );
});

const preorder = { type: 'preorder', id: 3, discounts: [], prices: [], radiuses: [], shapes: [] } as const;

test('account deletion: anonymises the customer’s orders except one under way, and keeps the orders', async () => {
  const here = await start({ place: { orderTypes: [preorder] } });
  const { headers } = await customer(here);
  const order = async (id: string) => {
    const token = `Kx3-own-secret-of-${id}`;
    const whom = { client_name: 'Елена', client_phone: '+359888123456', payment_method: 'cash' };
    const sent = { 'idempotency-key': id, 'x-shown-total': '7.90', 'x-order-age': '0', 'x-device': `d-${id}` };
    const body = { token, products: [here.line('salad')], ...whom };
    expect((await here.post('/api/orders/preorder', body, { ...sent, ...headers })).status).toBe(201);
  };
  const [paid, open] = [nextId(), nextId()];
  await order(paid);
  await order(open);
  await moveOrderStatus({ store: here.store, clock: () => here.clock.now }, here.placeId, paid, 'paid');
  await here.post('/api/users/addresses', { addresses: [homeAt('ул. Шипка')] }, headers);
  const refused = await here.post('/api/users/delete', { password: 'not this one' }, headers);
  expect(faultsIn(refused)).toEqual({ password: 'wrong' });
  expect((await here.post('/api/users/delete', { password: ELENA.password }, headers)).json).toEqual({ success: true });
  expect((await here.get('/api/users/profile', headers)).status).toBe(401);
  expect((await here.post('/api/login', { email: ELENA.email, password: ELENA.password })).status).toBe(401);
  const rows = await here.store.read
    .selectFrom('orders')
    .select(['id', 'details', 'total'])
    .orderBy('number')
    .execute();
  expect(rows.map(({ id, total }) => [id, total])).toEqual([
    [paid, 790],
    [open, 790],
  ]);
  expect(rows[0]?.details).not.toMatch(/Елена|888123456/);
  expect(rows[1]?.details).toMatch(/Елена/);
  for (const table of ['accounts', 'account_orders', 'account_sessions', 'account_links', 'account_addresses'] as const)
    expect(await here.store.read.selectFrom(table).selectAll().execute()).toEqual([]);
});

test('account deletion: without a password requires a fresh sign-in', async () => {
  await customer(server());
  await server().post('/api/users/mail-link', { email: ELENA.email });
  const secret = await secretOf(server(), 'sign-in');
  const { token } = (await server().post('/api/users/links/sign-in', { secret })).json as { readonly token: string };
  const headers = { authorization: `Bearer ${token}` };
  server().clock.now += 16 * 60_000;
  expect(faultsIn(await server().post('/api/users/delete', {}, headers))).toEqual({ password: 'missing' });
  server().clock.now -= 10 * 60_000;
  expect((await server().post('/api/users/delete', {}, headers)).status).toBe(200);
});

test('data export: contains the customer’s profile and orders', async () => {
  const { headers } = await customer(server());
  const id = nextId();
  await server().order({ session: await server().scan(), id, headers });
  expect((await server().get('/api/users/data', headers)).json).toMatchObject({
    profile: { first_name: 'Елена', email: ELENA.email, language: 'en' },
    orders: [{ place: 'bistro', orders: [{ id }] }],
  });
});

test('account routes: accept a customer only', async () => {
  const elena = await customer(server());
  const gone = await login(server());
  await server().post('/api/users/sign-out', { secret: gone.secret });
  const session = await server().scan();
  const others = {
    nobody: {},
    'a guest of a table': { 'x-session': session, authorization: `Bearer ${session}` },
    'one of the staff': (await signInAs(server(), 'SUPER_ADMIN')).headers,
    'one who signed out': gone.headers,
  };
  const routes = Object.entries(ACCESS).flatMap(([route, access]) => (access === 'customer' ? [route.split(' ')] : []));
  expect(routes.length).toBeGreaterThan(4);
  const knock = async ([method = '', url = '']: string[], headers: Record<string, string>) =>
    messageOf(await (method === 'GET' ? server().get(url, headers) : server().post(url, {}, headers)));
  for (const route of routes) {
    for (const [name, headers] of Object.entries(others))
      expect(await knock(route, headers), `${route.join(' ')} · ${name}`).toBe('not_signed_in');
  }
  for (const route of routes) expect(await knock(route, elena.headers), route.join(' ')).not.toBe('not_signed_in');
});
