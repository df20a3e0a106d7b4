// ePay.bg by redirect: only its notification tells the result, and a person refunds.
import { expect, test } from 'vitest';
import { createPayments } from '../../../server/payments/payments.ts';
import { customer } from '../account/customers.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, messageOf, nextId, type TestServer } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { press, send, start, statusOf, taking, till } from './paying.ts';

const { start: open } = withServer();
const EPAY = { house: { paymentProviders: ['epay'] } } as const;

/** An order of a signed-in customer, with the bank's page open. */
const begun = async (on: TestServer) => {
  const { orderKey, headers } = await customer(on);
  const id = nextId();
  const sent = await send(on, { id, headers: { 'x-customer': orderKey } });
  const { told } = await start(on, id, { headers });
  const page = new URL(told.red ?? '');
  await on.app.inject({ url: `${page.pathname}${page.search}` });
  return { id, sent, told, headers };
};

test('ePay: an order that only ePay can charge requires a sign-in first [S5.18, S8.07]', async () => {
  const on = await open(taking(till(), EPAY));
  expect(messageOf(await send(on))).toBe('card_payment_requires_login');
});

test('ePay: two notifications pay an order once, and the second gets the first answer', async () => {
  const on = await open(taking(till(), EPAY));
  const { id, sent, told } = await begun(on);
  expect(sent.status).toBe(201);
  expect(await press(on, told.red, 'twice')).toContain('ret=ok');
  expect(await statusOf(on, id)).toBe('success');
  expect(await on.ledger()).toEqual([id]);
  const notices = await on.store.read.selectFrom('payment_notices').select('answer').execute();
  expect(notices).toEqual([{ answer: 'taken' }]);
});

test('ePay: a forged notification changes nothing, and money after the page’s end is a task for staff', async () => {
  const at = till();
  const on = await open(taking(at, EPAY));
  const { id, told } = await begun(on);
  await press(on, told.red, 'forged');
  expect(await statusOf(on, id)).toBe('redirected');
  await press(on, told.red, 'late');
  on.clock.now += 40 * MINUTE;
  await at.look();
  await at.look();
  expect(await statusOf(on, id)).toBe('timed_out');
  const reference = new URL(told.red ?? '').pathname.split('/').at(-1) ?? '';
  const payment = await on.store.read.selectFrom('card_payments').select('reference').executeTakeFirst();
  expect(payment?.reference).toBe(reference);
});

test('ePay double: its page uses the guest’s chosen language, else the browser’s', async () => {
  const on = await open(taking(till(), EPAY));
  const { told } = await begun(on);
  const url = new URL(told.red ?? '');
  const page = async (headers: Record<string, string>) =>
    (await on.app.inject({ method: 'GET', url: `${url.pathname}${url.search}`, headers })).payload;
  expect(await page({ 'accept-language': 'de-CH,de;q=0.9,en;q=0.8' })).toContain('<html lang="de">');
  expect(await page({ 'accept-language': 'de', cookie: '_tlt_=es' })).toContain('<html lang="es">');
  expect(await page({})).toContain('<html lang="bg">');
});

test('ePay double: is offered only without keys; with keys, ePay itself is offered if ePay can reach the server', () => {
  const keys = { EPAY_MIN: 'D1', EPAY_SECRET: 'secret' };
  const at = (env: Record<string, string>, publicUrl?: string) =>
    createPayments({ env, publicUrl, demoSlugs: ['bistro'], clock: () => 0, deliver: () => async () => '' })
      .ports('bistro')
      .map(({ provider, isDemo }) => [provider, isDemo]);
  expect(at({})).toEqual([
    ['stripe', true],
    ['epay', true],
    ['epay_onetouch', true],
  ]);
  expect(at(keys, 'https://menu.example')).toEqual([['epay', false]]);
  expect(at({ ...keys, STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([['stripe', false]]);
  expect(() => at({ EPAY_MIN: 'D1' })).toThrow('EPAY_SECRET');
});

test('ePay: staff see the payment, and tick off the refund that they make by hand', async () => {
  const at = till();
  const on = await open(taking(at, EPAY));
  const { told } = await begun(on);
  await press(on, told.red, 'pay');
  const { headers } = await signInAs(on, 'PLACE_ADMIN');
  const key = told.payload.payment_key;
  const id = '0199c000-0000-4000-8000-000000000001';
  const wish = { id, amount: 300 };
  const first = await on.post(`/api/staff/payments/${key}/refund`, wish, headers);
  expect(first.json).toMatchObject({
    payload: { refunds: [{ id, amount: 300, state: 'manual' }], refundsItself: false },
  });
  expect((await on.post(`/api/staff/payments/${key}/refund`, wish, headers)).text).toBe(first.text);
  const more = { id: '0199c000-0000-4000-8000-000000000002', amount: 491 };
  expect(messageOf(await on.post(`/api/staff/payments/${key}/refund`, more, headers))).toBe('too_much');
  const done = await on.post(`/api/staff/payments/refunds/${id}/done`, {}, headers);
  expect(done.json).toMatchObject({ payload: { refunds: [{ id, state: 'done' }] } });
  const day = await on.get('/api/staff/payments', headers);
  expect(day.json).toMatchObject({ figures: [{ provider: 'epay', paid: 790, refunded: 300, count: 1 }], tasks: [] });
});
