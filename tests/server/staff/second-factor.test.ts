// A manager's second factor: required only when a link signs a new phone in.
import { Secret, TOTP } from 'otpauth';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { recoveryCodesSchema } from '#contract/staff/second-factor-wire.ts';
import type { Role } from '#domain/account/user.ts';
import { LIMITS } from '../../../server/services/rate-limits.ts';
import { forgetSecondFactor, inviteAgain, removeStaff } from '../../../server/services/staff/people.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, messageOf, type TestServer } from '../support/server.ts';
import { asked, enrolled, type SignedIn, signInAs } from '../support/staff.ts';

const { server } = withServer();

const STEP = 30_000;
const PATH = '/api/staff/me/second-factor';
/** An app's code; `steps`: offset of its clock. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server().clock.now + steps * STEP });
const begin = async (owner: SignedIn) => {
  const answer = await server().post(PATH, {}, owner.headers);
  return v.parse(v.object({ secret: v.string(), address: v.string() }), answer.json);
};
const confirm = (owner: SignedIn, code: string) => server().post(`${PATH}/confirm`, { code }, owner.headers);
const turnOff = (owner: SignedIn, code: string) => server().post(`${PATH}/off`, { code }, owner.headers);
const state = async ({ headers }: Pick<SignedIn, 'headers'>) => (await server().get(PATH, headers)).json;
const said = (answer: Awaited<ReturnType<TestServer['post']>>) => [answer.status, messageOf(answer)];

/** Owner with a second factor, one time step after the last used code. */
async function ownerWithFactor(role: Role = 'CLIENT_ADMIN', isOfAllPlaces = true) {
  const owner = await signInAs(server(), role, { isOfAllPlaces });
  const { secret } = await begin(owner);
  const confirmed = await confirm(owner, codeOf(secret));
  const { recoveryCodes } = v.parse(recoveryCodesSchema, confirmed.json);
  server().clock.now += STEP;
  const [recovery = ''] = recoveryCodes;
  return { owner, secret, recovery, recoveryCodes };
}

const linkFor = async (id: string): Promise<string> => {
  const again = await inviteAgain(asked(server()), 'command', server().placeId, id);
  return again.ok ? again.value.secret : '';
};
const signIn = (secret: string, code?: string) => server().post('/api/staff/sign-in', { secret, code });

test('second factor: a new phone signs in with link and code; the link without a code is not used up', async () => {
  const { owner, secret } = await ownerWithFactor();
  const link = await linkFor(owner.id);
  expect(said(await signIn(link))).toEqual([401, 'code_needed']);
  expect(said(await signIn(link, '000000'))).toEqual([401, 'wrong_code']);
  expect((await signIn(link, codeOf(secret))).json).toMatchObject({ success: true, identity: { id: owner.id } });
  // Signed-in phones are not affected.
  expect((await server().post('/api/staff/token', { secret: owner.secret })).status).toBe(200);
});

test('second factor: a repeated attempt needs the code that it has spent, or a new one', async () => {
  const { owner, secret } = await ownerWithFactor();
  const link = await linkFor(owner.id);
  const press = (code?: string) => server().post('/api/staff/sign-in', { secret: link, code, attempt: 'a'.repeat(32) });
  const code = codeOf(secret);
  expect((await press(code)).status).toBe(200);
  expect(said(await press())).toEqual([401, 'code_needed']);
  expect(said(await press('000000'))).toEqual([401, 'wrong_code']);
  expect((await press(code)).status).toBe(200);
  server().clock.now += STEP;
  expect((await press(codeOf(secret))).status).toBe(200);
  // Another browser with link and code is refused.
  expect(said(await server().post('/api/staff/sign-in', { secret: link, code, attempt: 'b'.repeat(32) }))).toEqual([
    401,
    'invalid_link',
  ]);
});

test('second factor: a code is accepted once', async () => {
  const { owner, secret } = await ownerWithFactor();
  const code = codeOf(secret);
  expect((await signIn(await linkFor(owner.id), code)).status).toBe(200);
  const next = await linkFor(owner.id);
  expect(said(await signIn(next, code))).toEqual([401, 'used_code']);
  // The code before the used one is invalid too.
  expect(said(await signIn(next, codeOf(secret, -1)))).toEqual([401, 'used_code']);
  server().clock.now += STEP;
  expect((await signIn(next, codeOf(secret))).status).toBe(200);
});

test('second factor: one of two phones with the same code at once is signed in', async () => {
  const { owner, secret } = await ownerWithFactor();
  const code = codeOf(secret);
  const link = await linkFor(owner.id);
  const answers = await Promise.all([signIn(link, code), turnOff(owner, code), signIn(link, code)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each([
  [-2, 401],
  [-1, 200],
  [1, 200],
  [2, 401],
])('second factor: a phone whose clock is %i steps off gets %i', async (steps, status) => {
  const { owner, secret } = await ownerWithFactor();
  server().clock.now += 5 * MINUTE;
  expect((await signIn(await linkFor(owner.id), codeOf(secret, steps))).status).toBe(status);
});

test('second factor: eight recovery codes are issued, and each signs in once', async () => {
  const { owner, recovery, recoveryCodes } = await ownerWithFactor();
  expect(new Set(recoveryCodes).size).toBe(8);
  expect(await state(owner)).toEqual({ isOn: true, recoveryLeft: 8, mayChange: true });
  expect((await signIn(await linkFor(owner.id), recovery.toLowerCase().replace('-', ' '))).status).toBe(200);
  expect(said(await signIn(await linkFor(owner.id), recovery))).toEqual([401, 'wrong_code']);
  expect(await state(owner)).toMatchObject({ recoveryLeft: 7 });
});

test('second factor: wrong codes are limited to ten in 15 minutes, for that person only', async () => {
  const { owner, secret } = await ownerWithFactor();
  const other = await ownerWithFactor();
  const link = await linkFor(owner.id);
  // The setup has used the first try.
  for (let tries = 1; tries < LIMITS.secondFactors.most; tries += 1)
    expect((await signIn(link, '000000')).status).toBe(401);
  const late = await signIn(link, codeOf(secret));
  expect([...said(late), Number(late.headers['retry-after']) > 0]).toEqual([429, 'rate_limited', true]);
  expect((await signIn(await linkFor(other.owner.id), codeOf(other.secret))).status).toBe(200);
  // A signed-in phone is not blocked.
  expect((await server().post('/api/staff/token', { secret: owner.secret })).status).toBe(200);
});

test('second factor: codes with a wrong link count against no person', async () => {
  const { owner, secret } = await ownerWithFactor();
  for (let tries = 0; tries < 12; tries += 1) await signIn('x'.repeat(32), '000000');
  expect((await signIn(await linkFor(owner.id), codeOf(secret))).status).toBe(200);
});

test('second factor: is active only after a code has confirmed it', async () => {
  const owner = await signInAs(server(), 'PLACE_ADMIN');
  expect(await state(owner)).toEqual({ isOn: false, recoveryLeft: 0, mayChange: true });
  expect(said(await confirm(owner, '123456'))).toEqual([409, 'not_begun']);
  const first = await begin(owner);
  const { secret, address } = await begin(owner);
  expect(address).toMatch(/^otpauth:\/\/totp\/.*Maria\?.*secret=[A-Z2-7]{32}/);
  expect(said(await confirm(owner, codeOf(first.secret)))).toEqual([422, 'wrong_code']);
  expect((await signIn(await linkFor(owner.id))).status).toBe(200);
  expect((await confirm(owner, codeOf(secret))).status).toBe(200);
  expect(said(await server().post(PATH, {}, owner.headers))).toEqual([409, 'already_on']);
});

test('second factor: needs a code to be switched off; from then on the link is enough to sign in', async () => {
  const { owner, secret } = await ownerWithFactor();
  expect(said(await turnOff(owner, '000000'))).toEqual([422, 'wrong_code']);
  expect((await turnOff(owner, codeOf(secret))).status).toBe(200);
  expect(await state(owner)).toMatchObject({ isOn: false });
  expect((await signIn(await linkFor(owner.id))).status).toBe(200);
  const changes = (await readJournal(server().store, server().placeId))
    .map(({ payload }) => (payload as { change?: string }).change)
    .filter((change) => change?.startsWith('second_factor'));
  expect(changes).toEqual(['second_factor_on', 'second_factor_off']);
});

test('second factor: a waiter has none, and a venue tablet neither asks for a code nor changes the second factor', async () => {
  const waiter = await signInAs(server(), 'WAITER');
  expect(await state(waiter)).toEqual({ isOn: false, recoveryLeft: 0, mayChange: false });
  const { owner } = await ownerWithFactor('PLACE_ADMIN', false);
  await server().app.inject({
    method: 'PUT',
    url: '/api/staff/me/pin',
    payload: { pin: '7391' },
    headers: { ...owner.headers, 'x-place': String(server().placeId) },
  });
  const { secret: device } = await enrolled(server());
  const byPin = await server().post('/api/staff/pin', { device, person: owner.id, pin: '7391' });
  expect(byPin.status).toBe(200);
  const { token } = v.parse(v.object({ token: v.string() }), byPin.json);
  const headers = { authorization: `Bearer ${token}` };
  expect(await state({ headers })).toEqual({ isOn: false, recoveryLeft: 0, mayChange: false });
  expect(said(await server().post(PATH, {}, headers))).toEqual([403, 'forbidden']);
});

test('second factor: the database has neither plain secret nor plain recovery codes', async () => {
  const { secret, recoveryCodes } = await ownerWithFactor();
  const { read } = server().store;
  const rows = await Promise.all([
    read.selectFrom('staff_second_factors').selectAll().execute(),
    read.selectFrom('staff_recovery_codes').selectAll().execute(),
  ]);
  const text = JSON.stringify(rows);
  for (const told of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
    expect(text).not.toContain(told);
});

test('second factor: a server command removes it when the phone is lost, and removing the person deletes it', async () => {
  const { owner } = await ownerWithFactor();
  await forgetSecondFactor(asked(server()), server().placeId, owner.id);
  expect((await signIn(await linkFor(owner.id))).status).toBe(200);
  const gone = await ownerWithFactor();
  await removeStaff(asked(server()), 'command', server().placeId, gone.owner.id);
  expect(await server().store.read.selectFrom('staff_second_factors').selectAll().execute()).toEqual([]);
});
