// A guest or staff cancel an open payment: what was held is released only after the bank's page is closed.
import { expect, test } from 'vitest';
import { parseShareAnswer } from '#contract/bill/share-draft.ts';
import { parseToldBill } from '#contract/bill/told-bill.ts';
import type { Role } from '#domain/account/user.ts';
import { type PaymentPort, ProviderUnreachable } from '../../../server/services/payment/payment-port.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { customer } from '../account/customers.ts';
import { boardOf, sendCommand } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, messageOf, nextId, type TestServer } from '../support/server.ts';
import { signInAs, signInStation } from '../support/staff.ts';
import { press, SECRETS, send, start, statusOf, type Told, taking, till } from './paying.ts';

const { start: open } = withServer();

const cancel = (on: TestServer, orderKey: string, headers: Record<string, string> = SECRETS) =>
  on.post('/api/payments/cancel', { orderKey }, headers);
const statusIn = ({ json }: { readonly json: unknown }) =>
  (json as { payload: Told['payload'] }).payload.payment_status;
/** A waiter who wants to take the held amount. */
const waiter = async (on: TestServer, role: Role = 'WAITER') => {
  const signed = await signInAs(on, role);
  const headers = { 'x-place': String(on.placeId), ...signed.headers };
  return {
    signed,
    paying: async () =>
      (await boardOf(on, signed)).tables.flatMap(({ sitting }) => sitting?.paying ?? []).map(({ payment }) => payment),
    cancel: (key = 'none') => on.post(`/api/staff/payments/${key}/cancel`, {}, headers),
  };
};
const stateIn = ({ json }: { readonly json: unknown }) => (json as { payload: { state: string } }).payload.state;
const moves = (on: TestServer) => on.store.read.selectFrom('card_moves').select(['kind', 'amount']).execute();

/** A phone at the bank with the table's whole bill. */
const shareAtBank = async (on: TestServer, payer: Record<string, string> = {}) => {
  const headers = { 'x-place': String(on.placeId), 'x-device': '0199c0000000400080000001' };
  const session = await on.scan();
  await on.order({ session, id: nextId() });
  const path = `/api/orders/by_table_session/${session}`;
  const bill = async () => parseToldBill((await on.get(`${path}/bill`, headers)).json);
  const body = { revision: (await bill())?.revision, wish: { kind: 'rest' } };
  const drafted = parseShareAnswer((await on.post(`${path}/shares`, body, headers)).json);
  if (!drafted || !('id' in drafted)) throw new Error('No share');
  const { told } = await start(on, drafted.id, { headers: payer });
  return { bill, id: drafted.id, page: told.red };
};

test('cancelled payment: frees its share at once, its page takes no money, and the share can be paid anew', async () => {
  const on = await open(taking(till()));
  const { bill, id, page } = await shareAtBank(on);
  expect(await bill()).toMatchObject({ held: 790, shares: [{ state: 'held' }] });
  expect(statusIn(await cancel(on, id))).toBe('cancelled');
  expect(await bill()).toMatchObject({ held: 0, shares: [] });
  expect(statusIn(await cancel(on, id)), 'asked for again it is done already').toBe('cancelled');
  await press(on, page, 'pay');
  expect(await moves(on)).toEqual([]);
  const { told } = await start(on, id);
  expect(told.red).not.toBe(page);
  await press(on, told.red, 'pay');
  expect(await bill()).toMatchObject({ paid: 790, held: 0 });
});

test('cancelled payment: leaves the order unpaid, and the kitchen gets the order once a new payment pays it', async () => {
  const on = await open(taking(till()));
  const id = nextId();
  await send(on, { id });
  await start(on, id);
  expect(statusIn(await cancel(on, id))).toBe('cancelled');
  expect(await on.ledger()).toEqual([]);
  const { told } = await start(on, id);
  await press(on, told.red, 'pay');
  expect(await statusOf(on, id)).toBe('success');
  expect(await on.ledger()).toEqual([id]);
});

test('cancelled payment: a cancel after the card was charged is refused, and the payment counts as paid', async () => {
  const at = till();
  const on = await open(taking(at));
  const id = nextId();
  await send(on, { id });
  const { told } = await start(on, id);
  // The bank's page ends, and its money comes later.
  await press(on, told.red, 'late');
  expect(statusIn(await cancel(on, id))).toBe('processing');
  on.clock.now += MINUTE;
  await at.look();
  expect(await statusOf(on, id)).toBe('success');
  expect((await moves(on)).map(({ kind }) => kind)).toEqual(['paid']);
});

test('cancelled payment: while the bank is unreachable, the cancel fails and the share stays held', async () => {
  const on = await open(
    taking(till(), {
      watch: (port) => ({
        ...port,
        cancel: () => Promise.reject(new ProviderUnreachable('cut')),
      }),
    }),
  );
  const { bill, id, page } = await shareAtBank(on);
  const answer = await cancel(on, id);
  expect([answer.status, messageOf(answer)]).toEqual([503, 'provider_unreachable']);
  expect(await bill()).toMatchObject({ held: 790 });
  await press(on, page, 'pay');
  expect(await bill()).toMatchObject({ paid: 790 });
});

test('cancelled payment: a payment at ePay.bg cannot be cancelled, because ePay.bg cannot close a page', async () => {
  const on = await open(taking(till(), { house: { paymentProviders: ['epay'] } }));
  const { orderKey, headers } = await customer(on);
  const id = nextId();
  await send(on, { id, headers: { 'x-customer': orderKey } });
  await start(on, id, { headers });
  expect(messageOf(await cancel(on, id))).toBe('already_paying');
  expect(await statusOf(on, id)).toBe('redirected');
});

test('cancelled payment: a stranger cannot cancel, and a cancel before the start of a payment is refused', async () => {
  const on = await open(taking(till()));
  const id = nextId();
  await send(on, { id });
  expect(messageOf(await cancel(on, id))).toBe('unknown_order');
  await start(on, id);
  expect(messageOf(await cancel(on, id, { 'x-order-secrets': 'another-secret-of-an-order_1' }))).toBe('unknown_order');
  expect(await statusOf(on, id)).toBe('redirected');
});

test('cancelled payment: a waiter cancels an abandoned page, takes cash, and the journal names the waiter', async () => {
  const on = await open(taking(till()));
  const { bill, page } = await shareAtBank(on);
  const maria = await waiter(on);
  const [payment] = await maria.paying();
  expect(payment).toMatchObject({ provider: 'stripe' });
  const sittingId = (await boardOf(on, maria.signed)).tables.find(({ sitting }) => sitting)?.sitting?.id;
  const cash = () => sendCommand(on, maria.signed, 'paid', { sittingId, amount: 790, tender: 'cash' });
  expect(messageOf(await cash())).toBe('paying_now');
  expect(stateIn(await maria.cancel(payment?.key))).toBe('cancelled');
  expect(await maria.paying()).toEqual([]);
  expect((await cash()).status).toBe(200);
  expect(await bill()).toMatchObject({ paid: 790, held: 0 });
  await press(on, page, 'pay');
  expect(await moves(on), 'the bank’s page takes nothing more').toEqual([]);
  expect(stateIn(await maria.cancel(payment?.key)), 'asked for again it is done already').toBe('cancelled');
  const rows = (await readJournal(on.store, on.placeId)).flatMap((row) =>
    row.type === 'payment.card' ? [[row.payload.to, row.payload.by]] : [],
  );
  expect(rows).toEqual([['cancelled', 'Maria']]);
});

test('cancelled payment: a waiter who cancels after the card was charged reads the payment as paid, and the bill is paid once', async () => {
  const at = till();
  const on = await open(taking(at));
  const { bill, page } = await shareAtBank(on);
  const maria = await waiter(on);
  const [payment] = await maria.paying();
  await press(on, page, 'late');
  expect(stateIn(await maria.cancel(payment?.key))).toBe('processing');
  expect(await bill()).toMatchObject({ held: 790, paid: 0 });
  on.clock.now += MINUTE;
  await at.look();
  expect(stateIn(await maria.cancel(payment?.key))).toBe('success');
  expect(await bill()).toMatchObject({ held: 0, paid: 790 });
});

/** Checks that a waiter's cancellation releases nothing. */
const freesNothing = async (on: TestServer, payer: Record<string, string>) => {
  const { bill } = await shareAtBank(on, payer);
  const maria = await waiter(on);
  const [payment] = await maria.paying();
  const answer = await maria.cancel(payment?.key);
  expect(await bill()).toMatchObject({ held: 790 });
  return [answer.status, messageOf(answer)];
};

test('cancelled payment: a waiter cannot cancel while the bank is unreachable, and the share stays held', async () => {
  const watch = (port: PaymentPort) => ({ ...port, cancel: () => Promise.reject(new ProviderUnreachable('cut')) });
  const on = await open(taking(till(), { watch }));
  expect(await freesNothing(on, {})).toEqual([503, 'provider_unreachable']);
});

test('cancelled payment: a waiter cannot cancel at ePay.bg, which cannot close a page', async () => {
  const on = await open(taking(till(), { house: { paymentProviders: ['epay'] } }));
  expect(await freesNothing(on, (await customer(on)).headers)).toEqual([422, 'cannot_cancel']);
});

test('cancelled payment: staff can cancel shares of bills only, and a station none', async () => {
  const on = await open(taking(till()));
  const id = nextId();
  await send(on, { id });
  const { told } = await start(on, id);
  const maria = await waiter(on);
  const of = await maria.cancel(told.payload.payment_key);
  expect([of.status, messageOf(of)]).toEqual([404, 'unknown_payment']);
  expect(await statusOf(on, id)).toBe('redirected');
  const station = await signInStation(on);
  const refused = await on.post(`/api/staff/payments/${told.payload.payment_key}/cancel`, {}, station.headers);
  expect(refused.status).toBe(403);
});
