// Fiscal receipts of card payments: the till is notified, or staff issue the receipt and tick it.
import { expect, test } from 'vitest';
import { parseShareAnswer } from '#contract/bill/share-draft.ts';
import { parseToldBill } from '#contract/bill/told-bill.ts';
import { parseToday } from '#contract/owner/today.ts';
import { parseBoard } from '#contract/service/board.ts';
import { isPaidOnline } from '#domain/bill/payment.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { addWebhook } from '../../../server/store/webhook/webhooks.ts';
import { withServer } from '../support/one-server.ts';
import { messageOf, nextId, type TestServer } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { ownOrder, press, send, start, taking, till } from './paying.ts';

const { start: open } = withServer();

interface Listed {
  readonly payments: readonly {
    readonly key: string;
    readonly label?: string;
    readonly receipt?: object;
    readonly sale?: object;
  }[];
}

const paidOrder = async (on: TestServer): Promise<string> => {
  const id = nextId();
  // A second order within seconds would count as a duplicate.
  on.clock.now += 60_000;
  await send(on, { id });
  const { told } = await start(on, id);
  await press(on, told.red, 'pay');
  return told.payload.payment_key;
};

/** A waiter at work. */
const waiter = async (on: TestServer) => {
  const { headers: signed } = await signInAs(on, 'WAITER');
  const headers = { 'x-place': String(on.placeId), ...signed };
  return {
    list: async () => ((await on.get('/api/staff/payments/receipts', headers)).json as Listed).payments,
    board: async () => parseBoard((await on.get('/api/staff/board', headers)).json),
    due: async () => parseBoard((await on.get('/api/staff/board', headers)).json)?.receiptsDue ?? 0,
    tick: (key: string, issued = true) => on.post(`/api/staff/payments/${key}/receipt`, { issued }, headers),
  };
};
const receiptRows = async (on: TestServer) =>
  (await readJournal(on.store, on.placeId)).flatMap((row) => (row.type === 'payment.receipt' ? [row.payload] : []));

test('fiscal receipt: an order without a table shows staff its card payment as paid online, so that they cannot reverse it', async () => {
  const on = await open(taking(till()));
  const maria = await waiter(on);
  const key = await paidOrder(on);
  const [order] = (await maria.board())?.orders ?? [];
  expect(order?.payments?.map((payment) => [payment.id, isPaidOnline(payment)])).toEqual([[key, true]]);
});

test('fiscal receipt: without a till on webhooks, a paid order is a staff task to tick by name and to undo', async () => {
  const on = await open(taking(till()));
  const maria = await waiter(on);
  expect([await maria.due(), await maria.list()]).toEqual([0, []]);
  const key = await paidOrder(on);
  expect(await maria.due()).toBe(1);
  expect(await maria.list()).toMatchObject([{ key, amount: 790, receipt: {} }]);
  const [first, second] = await Promise.all([maria.tick(key), maria.tick(key)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await maria.due()).toBe(0);
  const issued = { by: expect.any(String), at: expect.any(Number) };
  expect(await maria.list(), 'it stays on the list for a while').toMatchObject([{ key, receipt: { issued } }]);
  expect(await receiptRows(on)).toMatchObject([{ key, issued: true, amount: 790 }]);
  await maria.tick(key, false);
  expect(await maria.due()).toBe(1);
  expect((await receiptRows(on)).map((row) => row.issued)).toEqual([true, false]);
  await maria.tick(key);
  on.clock.now += 13 * 3_600_000;
  expect(await (await waiter(on)).list()).toEqual([]);
});

test('fiscal receipt: waiters see its state beside an order and a bill share, and guests see no name', async () => {
  const on = await open(taking(till()));
  const maria = await waiter(on);
  const key = await paidOrder(on);
  const session = await on.scan();
  await on.order({ session, id: nextId() });
  const path = `/api/orders/by_table_session/${session}`;
  const guest = { 'x-place': String(on.placeId), 'x-device': '0199c0000000400080000001' };
  const revision = parseToldBill((await on.get(`${path}/bill`, guest)).json)?.revision;
  const drafted = parseShareAnswer((await on.post(`${path}/shares`, { revision, wish: { kind: 'rest' } }, guest)).json);
  const { told } = await start(on, drafted && 'id' in drafted ? drafted.id : '');
  await press(on, told.red, 'pay');
  const receipts = async () => {
    const board = await maria.board();
    const [share] = board?.tables.flatMap(({ sitting }) => sitting?.payments ?? []) ?? [];
    const order = board?.orders.find(({ cardPayment }) => cardPayment);
    return [order?.cardPayment?.receipt, share?.receipt].map((one) => one?.issued?.by);
  };
  expect(await receipts()).toEqual([undefined, undefined]);
  await maria.tick(key);
  await maria.tick(told.payload.payment_key);
  expect(await receipts()).toEqual(['Maria', 'Maria']);
  expect(JSON.stringify(await ownOrder(on))).not.toContain('Maria');
});

test('fiscal receipt: a till on webhooks leaves no task, and a paused webhook leaves the task to staff', async () => {
  const on = await open(taking(till()));
  const maria = await waiter(on);
  const hook = { placeId: on.placeId, id: 'till', url: 'https://till.example/hook', secret: 'whsec_1' };
  await on.store.write(on.placeId, (tx) => addWebhook(tx, { ...hook, at: 1 }));
  const told = await paidOrder(on);
  expect([await maria.due(), await maria.list()]).toEqual([0, []]);
  expect(messageOf(await maria.tick(told))).toBe('unknown_payment');
  await on.store.write(on.placeId, async (tx) => {
    await tx.db.updateTable('webhooks').set({ paused_at: 1 }).execute();
  });
  await paidOrder(on);
  expect(await maria.due()).toBe(1);
});

test('fiscal receipt: a full refund needs none, and a partial one does', async () => {
  const on = await open(taking(till()));
  const maria = await waiter(on);
  const { headers } = await signInAs(on, 'PLACE_ADMIN');
  const key = await paidOrder(on);
  const refund = (amount: number) =>
    on.post(
      `/api/staff/payments/${key}/refund`,
      { id: nextId(), amount, reason: 'quality' },
      { 'x-place': String(on.placeId), ...headers },
    );
  await refund(300);
  expect(await maria.due()).toBe(1);
  await refund(490);
  expect([await maria.due(), await maria.list()]).toEqual([0, []]);
});

test('fiscal receipt: a failed or missing payment has none, and a stranger ticks none', async () => {
  const on = await open(taking(till()));
  const id = nextId();
  await send(on, { id });
  const { told } = await start(on, id);
  const maria = await waiter(on);
  expect(messageOf(await maria.tick(told.payload.payment_key))).toBe('unknown_payment');
  expect((await maria.tick('nothing')).status).toBe(404);
  const path = `/api/staff/payments/${told.payload.payment_key}/receipt`;
  expect((await on.post(path, { issued: true }, { 'x-place': String(on.placeId) })).status).toBe(401);
});

test('fiscal receipt: lists the dishes and tax of the kept money; the manager’s first page shows a receipt while it is not issued', async () => {
  const on = await open(taking(till(), { place: { vat: { here: 20, away: 9 } } }));
  const maria = await waiter(on);
  const { headers: signed } = await signInAs(on, 'PLACE_ADMIN');
  const headers = { 'x-place': String(on.placeId), ...signed };
  const due = async () => parseToday((await on.get('/api/staff/today', headers)).json)?.needs.receipts;
  const key = await paidOrder(on);
  expect(await due()).toMatchObject([{ key, label: '1', amount: 790, currency: 'EUR' }]);
  const lines = [{ name: 'salad!', quantity: 1, total: 790 }];
  const vat = [{ rate: 9, gross: 790, vat: 65 }];
  expect(await maria.list()).toMatchObject([{ sale: { lines, adjusted: 0, kept: 790, vat } }]);
  const refund = { id: nextId(), amount: 300, reason: 'quality' };
  await on.post(`/api/staff/payments/${key}/refund`, refund, headers);
  expect(await due()).toMatchObject([{ key, amount: 490 }]);
  expect(await maria.list()).toMatchObject([{ sale: { lines, kept: 490, vat: [{ rate: 9, gross: 490, vat: 40 }] } }]);
  await maria.tick(key);
  expect(await due()).toEqual([]);
});
