// A guest cancels a payment that is open at the bank: what was held is free once the bank's page is shut, and not before.
import { expect, test } from 'vitest';
import { parseShareAnswer } from '#contract/bill/share-draft.ts';
import { parseToldBill } from '#contract/bill/told-bill.ts';
import { ProviderUnreachable } from '../../../server/services/payment/payment-port.ts';
import { customer } from '../account/customers.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, messageOf, nextId, type TestServer } from '../support/server.ts';
import { press, SECRETS, send, start, statusOf, type Told, taking, till } from './paying.ts';

const { start: open } = withServer();

const cancel = (on: TestServer, orderKey: string, headers: Record<string, string> = SECRETS) =>
  on.post('/api/payments/cancel', { orderKey }, headers);
const statusIn = ({ json }: { readonly json: unknown }) =>
  (json as { payload: Told['payload'] }).payload.payment_status;
const moves = (on: TestServer) => on.store.read.selectFrom('card_moves').select(['kind', 'amount']).execute();

/** A phone that is at the bank with all of its table's bill. */
const shareAtBank = async (on: TestServer) => {
  const headers = { 'x-place': String(on.placeId), 'x-device': '0199c0000000400080000001' };
  const session = await on.scan();
  await on.order({ session, id: nextId() });
  const path = `/api/orders/by_table_session/${session}`;
  const bill = async () => parseToldBill((await on.get(`${path}/bill`, headers)).json);
  const body = { revision: (await bill())?.revision, wish: { kind: 'rest' } };
  const drafted = parseShareAnswer((await on.post(`${path}/shares`, body, headers)).json);
  if (!drafted || !('id' in drafted)) throw new Error('No share');
  const { told } = await start(on, drafted.id);
  return { bill, id: drafted.id, page: told.red };
};

test('a share whose payment is cancelled is free at once, its page takes no money, and it can be paid anew', async () => {
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

test('an order whose payment is cancelled waits to be paid, and its kitchen has it once it is', async () => {
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

test('a payment for which the card was taken before the cancelling arrived is not cancelled, and is paid', async () => {
  const at = till();
  const on = await open(taking(at));
  const id = nextId();
  await send(on, { id });
  const { told } = await start(on, id);
  // The bank's page is over, and its money comes a while later.
  await press(on, told.red, 'late');
  expect(statusIn(await cancel(on, id))).toBe('processing');
  on.clock.now += MINUTE;
  await at.look();
  expect(await statusOf(on, id)).toBe('success');
  expect((await moves(on)).map(({ kind }) => kind)).toEqual(['paid']);
});

test('while the bank cannot be reached nothing is let go', async () => {
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

test('ePay.bg shuts no page, so nothing is cancelled there', async () => {
  const on = await open(taking(till(), { house: { paymentProviders: ['epay'] } }));
  const { orderKey, headers } = await customer(on);
  const id = nextId();
  await send(on, { id, headers: { 'x-customer': orderKey } });
  await start(on, id, { headers });
  expect(messageOf(await cancel(on, id))).toBe('already_paying');
  expect(await statusOf(on, id)).toBe('redirected');
});

test('a stranger cancels nothing, and where nothing was begun there is nothing to cancel', async () => {
  const on = await open(taking(till()));
  const id = nextId();
  await send(on, { id });
  expect(messageOf(await cancel(on, id))).toBe('unknown_order');
  await start(on, id);
  expect(messageOf(await cancel(on, id, { 'x-order-secrets': 'another-secret-of-an-order_1' }))).toBe('unknown_order');
  expect(await statusOf(on, id)).toBe('redirected');
});
