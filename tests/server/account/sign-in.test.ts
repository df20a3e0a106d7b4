import { decodeJwt, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { readServerKeys } from '../../../server/store/staff/server-key.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, MINUTE, messageOf } from '../support/server.ts';
import { customer, ELENA, login, mailsOf, register, secretOf } from './customers.ts';

const { server, folder } = withServer();
const profile = (headers: Record<string, string>) => server().get('/api/users/profile', headers);
const tokenIn = (answer: { readonly json: unknown }) => String((answer.json as { readonly token?: unknown }).token);

test('sign-in: accepts address and password in any spelling of the address [S7.27, S7.28]', async () => {
  await register(server(), { last_name: 'O’Neill', phone: '+359 88 812 3456' });
  const { headers } = await login(server(), { email: ' ELENA@abv.BG ' });
  expect((await profile(headers)).json).toMatchObject({
    first_name: 'Елена',
    last_name: 'O’Neill',
    email: 'elena@abv.bg',
    is_verified: false,
    mail_consent: false,
    profiling_consent: false,
  });
});

test('sign-in: gives the same refusal for a wrong password and an unknown address [S7.27, S8.20]', async () => {
  await register(server());
  const wrong = await server().post('/api/login', { email: ELENA.email, password: 'not this one' });
  const nobody = await server().post('/api/login', { email: 'nobody@abv.bg', password: 'not this one' });
  expect([wrong.status, messageOf(wrong)]).toEqual([401, 'login_fail']);
  expect([nobody.status, nobody.text]).toEqual([wrong.status, wrong.text]);
});

test('registration: a known address gets the same answer as a new one, and its owner gets an email', async () => {
  await register(server());
  const again = await server().post('/api/register', { ...ELENA, email: 'Elena@ABV.bg', password: 'another password' });
  expect([again.status, again.json]).toEqual([200, { success: true }]);
  expect((await mailsOf(server())).map(({ kind, recipient, secret }) => [kind, recipient, secret !== null])).toEqual([
    ['verify', 'elena@abv.bg', true],
    ['taken', 'Elena@ABV.bg', false],
  ]);
  await login(server());
  expect((await server().post('/api/login', { email: ELENA.email, password: 'another password' })).status).toBe(401);
});

test('registration: sent again with its password, after a lost answer, is accepted without another email', async () => {
  await register(server());
  await register(server());
  expect((await mailsOf(server())).map(({ kind }) => kind)).toEqual(['verify']);
  await login(server());
});

test('registration: reports invalid input by field and creates no account', async () => {
  const answer = await server().post('/api/register', { first_name: '', email: 'elena@abv', password: 'short' });
  expect([answer.status, answer.json]).toEqual([
    422,
    {
      success: false,
      payload: { message: 'wrong_fields' },
      error: { errors: { first_name: 'missing', email: 'wrong', password: 'short' } },
    },
  ]);
  expect(await mailsOf(server())).toEqual([]);
});

test('sign-in: accepts a password of 128 emoji, and rejects it with one character less', async () => {
  const password = '🧿'.repeat(128);
  await register(server(), { password });
  await login(server(), { password });
  expect((await server().post('/api/login', { email: ELENA.email, password: '🧿'.repeat(127) })).status).toBe(401);
});

test('token: is valid for an hour, is renewed by its secret, and ends with the sign-out', async () => {
  const elena = await customer(server());
  const { exp = 0, iat = 0, role } = decodeJwt(elena.token);
  expect([exp - iat, role]).toEqual([3600, 'USER']);
  server().clock.now += HOUR + MINUTE;
  expect((await profile(elena.headers)).status).toBe(401);
  const renewed = tokenIn(await server().post('/api/users/token', { secret: elena.secret }));
  const headers = { authorization: `Bearer ${renewed}` };
  expect((await profile(headers)).status).toBe(200);
  expect((await server().post('/api/users/validate', {}, headers)).json).toEqual({ success: true });
  await server().post('/api/users/sign-out', { secret: elena.secret });
  expect((await profile(headers)).status).toBe(401);
  expect((await server().post('/api/users/token', { secret: elena.secret })).status).toBe(401);
  expect((await server().post('/api/users/validate', {}, headers)).json).toEqual({ success: false });
});

test('token: is rejected with another algorithm, key or audience, or an issue time in the future [S3.28]', async () => {
  const elena = await customer(server());
  const claims = decodeJwt(elena.token);
  const key = (await readServerKeys(folder())).tokens;
  const made = (over: { readonly aud?: string; readonly iat?: number; readonly iss?: string }, by = key) =>
    new SignJWT({ ...claims, ...over }).setProtectedHeader({ alg: 'HS256' }).sign(by);
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  expect((await profile({ authorization: `Bearer ${await made({})}` })).status, 'the honest one').toBe(200);
  const forged = [
    `${encode({ alg: 'none' })}.${encode(claims)}.`,
    await made({}, new Uint8Array(32).fill(7)),
    await made({ aud: 'staff' }),
    await made({ iss: 'elsewhere' }),
    await made({ iat: (claims.iat ?? 0) + 600 }),
    elena.secret,
  ];
  for (const token of forged) expect((await profile({ authorization: `Bearer ${token}` })).status).toBe(401);
  expect((await server().get('/api/profile', { cookie: `_tut_=${elena.token}` })).status).toBe(404);
  expect((await profile({ cookie: `_tut_=${elena.token}` })).status).toBe(401);
});

test('token: a customer’s token gives no staff access', async () => {
  const { headers } = await customer(server());
  expect(messageOf(await server().get('/api/staff/me', headers))).toBe('not_signed_in');
});

test('sign-in link: works once, within 15 minutes', async () => {
  await register(server());
  const ask = () => server().post('/api/users/mail-link', { email: ELENA.email });
  expect((await ask()).json).toEqual({ success: true });
  const secret = await secretOf(server(), 'sign-in');
  expect((await server().post('/api/users/links/sign-in', { secret })).status).toBe(200);
  const again = await server().post('/api/users/links/sign-in', { secret });
  expect([again.status, messageOf(again)]).toEqual([401, 'invalid_link']);
  await ask();
  const late = await secretOf(server(), 'sign-in');
  server().clock.now += 16 * MINUTE;
  expect((await server().post('/api/users/links/sign-in', { secret: late })).status).toBe(401);
});

test('sign-in link: a device that repeats its request after a lost answer gets the same sign-in, and no other device does', async () => {
  await register(server());
  await server().post('/api/users/mail-link', { email: ELENA.email });
  const secret = await secretOf(server(), 'sign-in');
  const use = (deviceSecret: string) =>
    server().post('/api/users/links/sign-in', { secret, device_secret: deviceSecret });
  const own = 'a'.repeat(32);
  const answers = [await use(own), await use(own)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ json }) => (json as { readonly secret: string }).secret)).toEqual([own, own]);
  expect(await server().store.read.selectFrom('account_sessions').selectAll().execute()).toHaveLength(1);
  expect((await use('b'.repeat(32))).status).toBe(401);
  await server().post('/api/users/sign-out', { secret: own });
  expect((await use(own)).status).toBe(401);
});

test('sign-in link: the device’s secret opens no sign-in without its own link', async () => {
  const own = 'a'.repeat(32);
  await register(server());
  await server().post('/api/users/mail-link', { email: ELENA.email });
  const secret = await secretOf(server(), 'sign-in');
  await server().post('/api/users/links/sign-in', { secret, device_secret: own });
  const wrong = { secret: 'c'.repeat(32), device_secret: own };
  expect((await server().post('/api/users/links/sign-in', wrong)).status).toBe(401);
  server().clock.now += 16 * MINUTE;
  expect((await server().post('/api/users/links/sign-in', { secret, device_secret: own })).status).toBe(401);
});

test('mailed link: is rejected for another purpose', async () => {
  await register(server());
  const secret = await secretOf(server(), 'verify');
  expect((await server().post('/api/users/links/sign-in', { secret })).status).toBe(401);
  expect((await server().post('/api/users/links/reset', { secret, new_password: 'a new password' })).status).toBe(401);
});

test('sign-in by email: ends the access of another person who had registered the address', async () => {
  const stranger = await customer(server(), { password: 'known to a stranger' });
  await server().post('/api/users/mail-link', { email: ELENA.email });
  const answer = await server().post('/api/users/links/sign-in', { secret: await secretOf(server(), 'sign-in') });
  const owner = { authorization: `Bearer ${tokenIn(answer)}` };
  expect((await profile(owner)).json).toMatchObject({ is_verified: true, has_password: false });
  expect((await profile(stranger.headers)).status).toBe(401);
  const login = await server().post('/api/login', { email: ELENA.email, password: 'known to a stranger' });
  expect(login.status).toBe(401);
});

test('password reset: sets a new password by its link and ends every other sign-in [S7.29]', async () => {
  const before = await customer(server());
  expect((await server().post('/api/users/reset-password', { email: 'ELENA@abv.bg' })).json).toEqual({ success: true });
  const secret = await secretOf(server(), 'reset');
  const short = await server().post('/api/users/links/reset', { secret, new_password: 'short' });
  expect(short.json).toMatchObject({ error: { errors: { new_password: 'short' } } });
  const answer = await server().post('/api/users/links/reset', { secret, new_password: 'зимна градина' });
  expect((await profile({ authorization: `Bearer ${tokenIn(answer)}` })).status).toBe(200);
  expect((await profile(before.headers)).status).toBe(401);
  await login(server(), { password: 'зимна градина' });
  expect((await mailsOf(server())).at(-1)).toMatchObject({ kind: 'password', recipient: ELENA.email, secret: null });
  expect((await server().post('/api/login', { email: ELENA.email, password: ELENA.password })).status).toBe(401);
  expect((await server().post('/api/users/links/reset', { secret, new_password: 'once more, please' })).status).toBe(
    401,
  );
});

test('password reset: link lasts 30 minutes; an unknown address gets the same answer and no link [S7.29]', async () => {
  await register(server());
  const nobody = await server().post('/api/users/reset-password', { email: 'nobody@abv.bg' });
  const elena = await server().post('/api/users/reset-password', { email: ELENA.email });
  expect([nobody.status, nobody.text]).toEqual([elena.status, elena.text]);
  expect((await mailsOf(server())).filter(({ kind }) => kind === 'reset')).toHaveLength(1);
  const secret = await secretOf(server(), 'reset');
  server().clock.now += 31 * MINUTE;
  expect((await server().post('/api/users/links/reset', { secret, new_password: 'зимна градина' })).status).toBe(401);
});

test('sign-in: locks an address for a while after ten wrong passwords, an unknown address too', async () => {
  await register(server());
  const attempt = (email: string) => server().post('/api/login', { email, password: 'not this one' });
  for (const email of [ELENA.email, 'nobody@abv.bg']) {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await attempt(email)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  }
  const refused = await attempt(ELENA.email);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('sign-in: answers ten of 14 at once, and four with 503 and a time to retry', async () => {
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, at) =>
      server().post('/api/login', { email: `n${at}@abv.bg`, password: 'not this' }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(401), ...Array(4).fill(503)]);
  for (const { status, headers } of answers)
    if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('sign-in link: the sixth email to one address within 15 minutes is not sent', async () => {
  await register(server());
  const statuses: number[] = [];
  for (let count = 0; count < 5; count += 1)
    statuses.push((await server().post('/api/users/reset-password', { email: ELENA.email })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test('database: stores passwords and secrets as hashes only', async () => {
  const elena = await customer(server());
  const { store } = server();
  const rows = JSON.stringify([
    await store.read.selectFrom('accounts').selectAll().execute(),
    await store.read.selectFrom('account_sessions').selectAll().execute(),
    await store.read.selectFrom('account_links').selectAll().execute(),
  ]);
  expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  for (const secret of [ELENA.password, elena.secret, elena.token, await secretOf(server(), 'verify')])
    expect(rows).not.toContain(secret);
});

test('concurrency: a link used twenty times at once signs in once; registering an address twenty times creates one account', async () => {
  const body = { ...ELENA, email: 'many@abv.bg' };
  const registered = await Promise.all(Array.from({ length: 5 }, () => server().post('/api/register', body)));
  expect(registered.map(({ status }) => status)).toEqual(Array(5).fill(200));
  const { store } = server();
  expect(await store.read.selectFrom('accounts').selectAll().execute()).toHaveLength(1);
  server().clock.now += HOUR;
  await register(server());
  await server().post('/api/users/mail-link', { email: ELENA.email });
  const secret = await secretOf(server(), 'sign-in');
  const used = await Promise.all(
    Array.from({ length: 20 }, () => server().post('/api/users/links/sign-in', { secret })),
  );
  expect(used.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await store.read.selectFrom('account_sessions').selectAll().execute()).toHaveLength(1);
});
