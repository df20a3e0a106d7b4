// ePay.bg OneTouch: payments by its page; cards saved, charged and removed.
import { expect, test } from 'vitest';
import { readOwnLoyalty } from '#contract/loyalty/own-loyalty.ts';
import { minor } from '#domain/pricing/money.ts';
import { createOneTouchDouble, type OneTouchDialect } from '../../../server/payments/double/onetouch-double.ts';
import { createOneTouchPort } from '../../../server/payments/epay/onetouch-port.ts';
import { createPayments } from '../../../server/payments/payments.ts';
import type { PaymentPort } from '../../../server/services/payment/payment-port.ts';
import { customer, ELENA } from '../account/customers.ts';
import { withServer } from '../support/one-server.ts';
import { readPayment, readStartFailure } from '../support/read-refusal.tsx';
import { MINUTE, messageOf, nextId, type TestServer } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { ownOrder, press, SECRETS, send, start, statusOf, type Told, taking, till } from './paying.ts';

const { start: open } = withServer();
const ONETOUCH = { house: { paymentProviders: ['epay_onetouch'] } } as const;

/** An order of a signed-in customer with a started payment. */
const begun = async (on: TestServer, who: Awaited<ReturnType<typeof customer>>, body: object = {}) => {
  on.clock.now += 10_000;
  const id = nextId();
  await send(on, { id, headers: { 'x-customer': who.orderKey } });
  const { answer, told } = await start(on, id, { headers: who.headers, body });
  const page = new URL(told.red ?? '');
  await on.app.inject({ url: `${page.pathname}${page.search}` });
  return { id, told, answer };
};

const charge = async (on: TestServer, who: Awaited<ReturnType<typeof customer>>, card: string | undefined) => {
  on.clock.now += 10_000;
  const id = nextId();
  await send(on, { id, headers: { 'x-customer': who.orderKey } });
  const body = { orderKey: id, payment_instrument: card };
  const answer = await on.post('/api/epay/initiateEpayOrderOneTouch', body, { ...SECRETS, ...who.headers });
  return { id, answer, told: answer.json as Told };
};

const cardsOf = async (on: TestServer, { headers }: Awaited<ReturnType<typeof customer>>) =>
  (await on.get('/api/users/payment-instruments', headers)).json as { key: string }[];

const saved = async (on: TestServer) => {
  const who = await customer(on);
  const { told } = await begun(on, who, { save_card: true });
  const back = await press(on, told.red, 'save');
  on.clock.now += 10_000;
  const byKey = await on.post('/api/epay/checkPaymentStatusOneTouch', { paymentKey: told.payload.payment_key });
  return { who, back, byKey: (byKey.json as Told).payload, card: (await cardsOf(on, who))[0]?.key };
};

test('OneTouch: requires a sign-in, and its page leads back to the place’s payment page [S5.18, S8.07]', async () => {
  const on = await open(taking(till(), ONETOUCH));
  expect(messageOf(await send(on))).toBe('card_payment_requires_login');
  const { id, told } = await begun(on, await customer(on));
  const nobody = (await start(on, id)).answer;
  expect(await readStartFailure('en', nobody.json)).toBe('To pay online, please log in.');
  expect(await press(on, told.red, 'pay')).toMatch(/^\/bistro\/payment\?ret=authok&authok=1&deviceid=/);
});

test('OneTouch: saves a card when its customer agreed, and charges it by one tap with the status at once [S4.09, S7.23, S7.26]', async () => {
  const on = await open(taking(till(), ONETOUCH));
  const { who, byKey, card } = await saved(on);
  expect(byKey.payment_status).toBe('success');
  expect(await cardsOf(on, who)).toMatchObject([
    { provider: 'epay_onetouch', type: 'card', name: 'Visa***1111', expires: '2031-04' },
  ]);
  const { id, told } = await charge(on, who, card);
  expect(told).toMatchObject({ success: true, payload: { payment_status: 'success', amount: '7.90' } });
  expect(told.payload.payment_key).not.toBe('');
  expect(await on.ledger()).toContain(id);
  const rows = await on.store.read.selectFrom('card_payments').select('memory').execute();
  expect(
    rows.some(({ memory }) => memory?.includes('TOKEN')),
    'no row keeps a token',
  ).toBe(false);
});

test('OneTouch: a customer has a profile, orders, points, collected money and saved cards; no other guest pays online [S1.09, S6.03]', async () => {
  const house = { ...ONETOUCH.house, points: 10, pointWorth: '0.01' };
  const on = await open({ ...taking(till(), { house }), settings: { accumulatedPercent: 10 } });
  const { who, card } = await saved(on);
  const get = async (path: string) => (await on.get(`/api/users/${path}`, who.headers)).json;
  expect(await get('profile')).toMatchObject({ first_name: ELENA.first_name, email: ELENA.email });
  expect(JSON.stringify(await get('orders'))).toContain('7.90');
  expect(readOwnLoyalty(await get('loyalty'))?.loyalty).toMatchObject({ points: 79, money: 79 });
  expect(await cardsOf(on, who)).toMatchObject([{ key: card }]);
  for (const path of ['profile', 'orders', 'loyalty', 'payment-instruments'])
    expect((await on.get(`/api/users/${path}`)).status, path).toBe(401);
  on.clock.now += MINUTE;
  expect(messageOf(await send(on))).toBe('card_payment_requires_login');
});

test('OneTouch: saves no card without the customer’s consent, whatever the page says', async () => {
  const on = await open(taking(till(), ONETOUCH));
  const who = await customer(on);
  const { id, told } = await begun(on, who);
  await press(on, told.red, 'save');
  on.clock.now += 10_000;
  expect(await statusOf(on, id)).toBe('success');
  expect(await cardsOf(on, who)).toEqual([]);
});

test('OneTouch: another customer’s card is neither charged nor disclosed', async () => {
  const on = await open(taking(till(), ONETOUCH));
  const { card } = await saved(on);
  const stranger = await customer(on, { email: 'another@abv.bg' });
  expect(await cardsOf(on, stranger)).toEqual([]);
  expect(messageOf((await charge(on, stranger, card)).answer)).toBe('unknown_instrument');
});

test('OneTouch: a removed card is invalidated at the provider, and its token cannot be charged [S7.24]', async () => {
  const at = till();
  const on = await open(taking(at, ONETOUCH));
  const { who, card } = await saved(on);
  const reference = await on.store.read.selectFrom('payment_instruments').select('reference').executeTakeFirst();
  const gone = await on.post('/api/epay/deleteUserPaymentInstrument', { key: card }, who.headers);
  expect(gone.json).toMatchObject({ success: true, payload: { uToken: expect.any(String) } });
  await at.look();
  const [port] = (at.payments?.ports('bistro') ?? []).filter(({ provider }) => provider === 'epay_onetouch');
  const kept = { reference: JSON.parse(reference?.reference ?? '{}') };
  const payment = { amount: minor(790), reference: '1' };
  const wish = { payment, description: '', instrument: kept };
  await expect(port?.prepare?.(wish as never)).rejects.toThrow('EBADT');
  expect(messageOf((await charge(on, who, card)).answer)).toBe('unknown_instrument');
});

test('OneTouch: account deletion invalidates the saved cards', async () => {
  const at = till();
  const on = await open(taking(at, ONETOUCH));
  const { who } = await saved(on);
  expect((await on.post('/api/users/delete', { password: ELENA.password }, who.headers)).status).toBe(200);
  await at.look();
  const rows = await on.store.read.selectFrom('payment_instruments').select(['name', 'reference']).execute();
  expect(rows).toEqual([{ name: '', reference: '{}' }]);
});

test('OneTouch: a card without a token at the provider leaves the list, and its guest is told [S8.23]', async () => {
  const at = till();
  const on = await open(taking(at, ONETOUCH));
  const { who, card } = await saved(on);
  const [port] = (at.payments?.ports('bistro') ?? []).filter(({ provider }) => provider === 'epay_onetouch');
  const row = await on.store.read.selectFrom('payment_instruments').select('reference').executeTakeFirst();
  await port?.forget?.({ reference: JSON.parse(row?.reference ?? '{}') } as never);
  const { id, answer } = await charge(on, who, card);
  expect(messageOf(answer)).toBe('unknown_instrument');
  expect(await readStartFailure('en', answer.json)).toBe('This card is no longer saved.');
  expect(await cardsOf(on, who)).toEqual([]);
  expect(await statusOf(on, id)).toBe('failed');
});

/** Replaces the default double as the venue's only provider. */
const speaking = (port: (clock: () => number) => PaymentPort, pages?: ReturnType<typeof createOneTouchDouble>) => {
  const at = till();
  const options = taking(at, ONETOUCH);
  return {
    at,
    options: {
      ...options,
      payments: (clock: () => number) => {
        const made = port(clock);
        return {
          ports: () => [made],
          ...(pages && { doubles: { epay_onetouch: pages } }),
          follow: (look: () => Promise<void>) => {
            at.look = look;
          },
        };
      },
    },
  };
};

const inDialect = (
  dialect: OneTouchDialect,
  { fee = 0, states = { success: 3 } as { success: number; failed?: number } } = {},
) => {
  let now = () => 0;
  const double = createOneTouchDouble({ secret: 's', lastsMs: 30 * MINUTE, clock: () => now(), dialect, fee });
  return speaking((clock) => {
    now = clock;
    return createOneTouchPort({
      ...{ appId: '0-bistro', secret: 's', kin: '1', isDemo: true, fetch: double.fetch },
      ...{ api: 'http://onetouch.invalid', page: undefined, byToken: states, byPage: states },
    });
  }, double);
};

test('OneTouch: a paid answer in the other dialect is pending with an alarm until staff have checked [S4.10]', async () => {
  // The provider uses the documents' dialect, the setting the clients'.
  const { at, options } = inDialect('documents', { states: { success: 4, failed: 5 } });
  const on = await open(options);
  const who = await customer(on);
  const { id, told } = await begun(on, who);
  await press(on, told.red, 'pay');
  on.clock.now += 10_000;
  await at.look();
  expect(await statusOf(on, id)).toBe('pending');
  expect(await on.ledger()).toEqual([]);
  const { headers } = await signInAs(on, 'PLACE_ADMIN');
  const tasks = async () => ((await on.get('/api/staff/payments', headers)).json as { tasks: object[] }).tasks;
  expect(await tasks()).toMatchObject([{ alarm: 'contradiction', state: 'pending' }]);
  const path = `/api/staff/payments/${told.payload.payment_key}/judge`;
  const judged = await on.post(path, { paid: true }, headers);
  expect(judged.json).toMatchObject({ success: true, payload: { state: 'success' } });
  expect(await on.ledger()).toEqual([id]);
  expect(await tasks()).toEqual([]);
  expect(messageOf(await on.post(path, { paid: false }, headers)), 'a second word').toBe('not_a_task');
  expect(await statusOf(on, id)).toBe('success');
});

test('OneTouch: staff who found no money release the payment, and its guest may pay again', async () => {
  const { at, options } = inDialect('documents', { states: { success: 4, failed: 5 } });
  const on = await open(options);
  const who = await customer(on);
  const { id, told } = await begun(on, who);
  await press(on, told.red, 'pay');
  on.clock.now += 10_000;
  await at.look();
  const { headers } = await signInAs(on, 'PLACE_ADMIN');
  const path = `/api/staff/payments/${told.payload.payment_key}/judge`;
  expect((await on.post(path, { paid: false }, headers)).json).toMatchObject({ payload: { state: 'failed' } });
  expect(await statusOf(on, id)).toBe('failed');
  const again = await start(on, id, { headers: who.headers });
  expect(again.answer.status).toBe(200);
  expect(again.told.payload.payment_key).not.toBe(told.payload.payment_key);
});

test('OneTouch: staff cannot decide a payment without an alarm', async () => {
  const on = await open(taking(till(), ONETOUCH));
  const { told } = await begun(on, await customer(on));
  const { headers } = await signInAs(on, 'PLACE_ADMIN');
  const path = `/api/staff/payments/${told.payload.payment_key}/judge`;
  expect(messageOf(await on.post(path, { paid: true }, headers))).toBe('not_a_task');
  const waiter = await signInAs(on, 'WAITER');
  expect((await on.post(path, { paid: true }, waiter.headers)).status).toBe(403);
});

test('OneTouch: in the clients’ dialect, 4 is a refusal that its guest reads, and a new payment may start [S8.22]', async () => {
  const { at, options } = inDialect('clients', { states: { success: 3, failed: 4 } });
  const on = await open(options);
  const who = await customer(on);
  const { id, told } = await begun(on, who);
  await press(on, told.red, 'decline');
  on.clock.now += 10_000;
  await at.look();
  const failed = await on.post('/api/epay/checkPaymentStatus', { orderKey: id }, SECRETS);
  expect(failed.json).toMatchObject({ payload: { payment_status: 'failed' } });
  expect(await readPayment('en', failed.json)).toBe('Unsuccessful payment. Please try again. Nothing was taken.');
  const again = await start(on, id, { headers: who.headers });
  expect([again.answer.status, again.told.payload.payment_status]).toEqual([200, 'redirected']);
});

test('OneTouch: one tap charges no fee above the shown amount [S8.23]', async () => {
  const { options } = inDialect('clients', { fee: 100 });
  const on = await open(options);
  const { who, card } = await saved(on);
  const { id, answer } = await charge(on, who, card);
  expect(messageOf(answer)).toBe('payment_failed');
  expect(await readStartFailure('en', answer.json)).toBe('An error occurred during payment');
  expect(await on.ledger()).not.toContain(id);
});

test('OneTouch: a typed return address pays nothing', async () => {
  const at = till();
  const on = await open(taking(at, ONETOUCH));
  const { id, told } = await begun(on, await customer(on));
  await press(on, told.red, 'forged');
  on.clock.now += 10_000;
  await at.look();
  expect(await statusOf(on, id)).toBe('redirected');
  on.clock.now += 40 * MINUTE;
  await at.look();
  expect(await statusOf(on, id)).toBe('timed_out');
  on.clock.now += 10 * MINUTE;
  await at.look();
  expect(await ownOrder(on)).toMatchObject({ status: 'rejected' });
});

/** A network that loses the answer of one executed call. */
const losing = (path: string) => {
  let now = () => 0;
  let isLost = false;
  const sent: string[] = [];
  const double = createOneTouchDouble({ secret: 's', lastsMs: 30 * MINUTE, clock: () => now() });
  const carried: typeof fetch = async (input, init) => {
    const answer = await double.fetch(input, init);
    const at = new URL(String(input)).pathname;
    sent.push(at);
    if (at !== path || isLost) return answer;
    isLost = true;
    throw new TypeError('fetch failed');
  };
  const at = speaking((clock) => {
    now = clock;
    return createOneTouchPort({
      ...{ appId: '0-bistro', secret: 's', kin: '1', isDemo: true, fetch: carried },
      ...{ api: 'http://onetouch.invalid', page: undefined, byToken: { success: 4 }, byPage: { success: 3 } },
    });
  }, double);
  return { ...at, sent };
};

test.each(['/payment/send/user', '/payment/init', '/payment/check'])(
  'OneTouch: a charge with a lost answer to %s is paid once, and is never reported as failed',
  async (path) => {
    const { options, sent } = losing(path);
    const on = await open(options);
    const { who, card } = await saved(on);
    const { id, answer } = await charge(on, who, card);
    if (path === '/payment/send/user') expect(answer.json).toMatchObject({ payload: { payment_status: 'starting' } });
    else expect(messageOf(answer)).toBe('provider_unreachable');
    on.clock.now += MINUTE;
    const body = { orderKey: id, payment_instrument: card };
    await on.post('/api/epay/initiateEpayOrderOneTouch', body, { ...SECRETS, ...who.headers });
    expect(await statusOf(on, id)).toBe('success');
    expect(sent.filter((one) => one === '/payment/send/user')).toHaveLength(1);
    const moves = await on.store.read.selectFrom('card_moves').select('amount').execute();
    expect(moves).toHaveLength(2);
  },
);

test('OneTouch: is offered only with keys of its own', () => {
  const env = { EPAY_ONETOUCH_APPID: '1', EPAY_ONETOUCH_SECRET: 's', EPAY_ONETOUCH_KIN: '8' };
  const made = createPayments({
    env,
    publicUrl: undefined,
    demoSlugs: [],
    clock: () => 0,
    deliver: () => async () => '',
  });
  expect(made.ports('bistro').map(({ provider, isDemo }) => [provider, isDemo])).toEqual([['epay_onetouch', false]]);
});
