// A share of a table's bill, paid by card from the guest's phone.
import { expect, test } from 'vitest';
import { parseShareAnswer } from '#contract/bill/share-draft.ts';
import { parseToldBill } from '#contract/bill/told-bill.ts';
import { parseBoard } from '#contract/service/board.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { floorOf } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { messageOf, nextId, type TestServer } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { press, start, statusOf, taking, till } from './paying.ts';

/** Total of one order of the tests. */
const TOTAL = 790;
const REST = { kind: 'rest' };

const { start: open } = withServer();

const table = async (house: object = {}) => {
  const on = await open(taking(till(), { house }));
  const session = await on.scan();
  const order = async () => {
    const id = nextId();
    // A second order within seconds would count as a duplicate.
    on.clock.now += 6000;
    const answer = await on.order({ session, id });
    if (answer.status !== 201) throw new Error(answer.text);
    return id;
  };
  return { on, session, order };
};
const cancel = (on: TestServer, orderKey: string) => on.post('/api/payments/cancel', { orderKey });
/** Device id of a guest's phone, by number. */
const phone = (number: number) => `0199c000000040008${String(number).padStart(7, '0')}`;
const headersOf = (on: TestServer, device: string) => ({ 'x-place': String(on.placeId), 'x-device': device });
const billOf = async (on: TestServer, session: string, device = phone(1)) => {
  const answer = await on.get(`/api/orders/by_table_session/${session}/bill`, headersOf(on, device));
  const bill = parseToldBill(answer.json);
  if (!bill) throw new Error(answer.text);
  return bill;
};
const draft = async (
  on: TestServer,
  session: string,
  wish: object,
  { device = phone(1), revision = -1, tip = 0 } = {},
) => {
  const read = revision === -1 ? (await billOf(on, session)).revision : revision;
  const path = `/api/orders/by_table_session/${session}/shares`;
  return on.post(path, { revision: read, wish, ...(tip > 0 && { tip }) }, headersOf(on, device));
};
const idOf = ({ json, text }: Awaited<ReturnType<typeof draft>>): string => {
  const share = parseShareAnswer(json);
  if (!share || !('id' in share)) throw new Error(text);
  return share.id;
};

test('bill share: a guest pays half by card, the table sees who pays, and the rest stays for the others [S1.06, S3.35, S7.22]', async () => {
  const { on, session, order } = await table();
  await order();
  const drafted = await draft(on, session, { kind: 'evenly', people: 2, take: 1 });
  expect(parseShareAnswer(drafted.json)).toMatchObject({ amount: TOTAL / 2 });
  const share = idOf(drafted);
  expect(await billOf(on, session), 'nothing is held by looking').toMatchObject({ held: 0, shares: [] });
  const { answer, told } = await start(on, share);
  expect(answer.status).toBe(200);
  expect(await billOf(on, session, phone(2))).toMatchObject({
    held: TOTAL / 2,
    shares: [{ state: 'held', isMine: false }],
  });
  await press(on, told.red, 'pay');
  expect(await statusOf(on, share)).toBe('success');
  expect(await billOf(on, session)).toMatchObject({
    ...{ total: TOTAL, paid: TOTAL / 2, held: 0 },
    shares: [{ state: 'paid', isMine: true, tender: 'card' }],
  });
  const rows = (await readJournal(on.store, on.placeId)).map(({ type }) => type);
  expect(rows.filter((type) => type === 'payment.part')).toHaveLength(1);
  // The other guest pays the rest.
  const rest = await draft(on, session, REST, { device: phone(2) });
  expect(parseShareAnswer(rest.json)).toMatchObject({ amount: TOTAL / 2 });
  await press(on, (await start(on, idOf(rest))).told.red, 'pay');
  expect(await billOf(on, session)).toMatchObject({ paid: TOTAL, held: 0 });
  expect(messageOf(await draft(on, session, REST, { device: phone(3) }))).toBe('nothing_to_pay');
});

test('bill share: a retried equal part has the offered amount, or the rest when the rest is less', async () => {
  const { on, session, order } = await table();
  await order();
  const maria = await signInAs(on, 'WAITER');
  const sitting = async () => {
    const answer = await on.get('/api/staff/board', { 'x-place': String(on.placeId), ...maria.headers });
    return parseBoard(answer.json)?.tables.find(({ sitting }) => sitting)?.sitting?.id ?? '';
  };
  const takeCash = async (amount: number) =>
    floorOf(() => on).send(maria, 'paid', { sittingId: await sitting(), amount, tender: 'cash' });
  const share = idOf(await draft(on, session, { kind: 'evenly', people: 2, take: 1 }));
  await start(on, share);
  await cancel(on, share);
  expect((await takeCash(TOTAL / 2)).status).toBe(200);
  const again = await start(on, share);
  expect(again.told.payload).toMatchObject({ amount: '3.95' });
  await cancel(on, share);
  expect((await takeCash(100)).status).toBe(200);
  const shown = (total: string) => start(on, share, { body: { shown_total: total } });
  expect((await shown('3.95')).answer.json).toMatchObject({ payload: { message: 'repriced', totalPrice: '2.95' } });
  const rest = await shown('2.95');
  expect(rest.told.payload).toMatchObject({ amount: '2.95' });
  await press(on, rest.told.red, 'pay');
  expect(await billOf(on, session)).toMatchObject({ total: TOTAL, paid: TOTAL, held: 0 });
});

test('bill share: an equal part after a new order divides the whole bill, and the first guest’s difference stays open', async () => {
  const { on, session, order } = await table();
  const half = { kind: 'evenly', people: 2, take: 1 };
  await order();
  await press(on, (await start(on, idOf(await draft(on, session, half)))).told.red, 'pay');
  await order();
  expect(await billOf(on, session)).toMatchObject({ even: { people: 2, taken: 1, amount: TOTAL / 2 } });
  const other = await draft(on, session, half, { device: phone(2) });
  expect(parseShareAnswer(other.json)).toMatchObject({ amount: TOTAL });
  await press(on, (await start(on, idOf(other))).told.red, 'pay');
  expect(await billOf(on, session)).toMatchObject({ total: 2 * TOTAL, paid: TOTAL + TOTAL / 2, held: 0 });
});

test('bill share: the dishes of a bill that was paid in parts are paid, and only later dishes can be chosen', async () => {
  const { on, session, order } = await table();
  const half = { kind: 'evenly', people: 2, take: 1 };
  const first = await order();
  await press(on, (await start(on, idOf(await draft(on, session, half)))).told.red, 'pay');
  expect(
    (await billOf(on, session)).pieces.some(({ isPaid }) => isPaid),
    'a half pays nobody’s dish',
  ).toBe(false);
  on.clock.now += 1000;
  await press(on, (await start(on, idOf(await draft(on, session, REST)))).told.red, 'pay');
  on.clock.now += 1000;
  const later = await order();
  const { pieces } = await billOf(on, session);
  expect(pieces.filter(({ isPaid }) => isPaid).map(({ orderId }) => orderId)).toEqual(
    pieces.filter(({ orderId }) => orderId === first).map(({ orderId }) => orderId),
  );
  const wish = (of: string) => ({
    kind: 'byDish',
    pieces: pieces.flatMap(({ orderId, line, piece }) => (orderId === of ? { orderId, line, piece } : [])),
  });
  expect(messageOf(await draft(on, session, wish(first)))).toBe('piece_taken');
  expect(parseShareAnswer((await draft(on, session, wish(later))).json)).toMatchObject({ amount: TOTAL });
});

test('bill share: staff see who pays how much by card and until when, until the payment page expires', async () => {
  const { on, session, order } = await table();
  await order();
  const maria = await signInAs(on, 'WAITER');
  const paying = async () => {
    const answer = await on.get('/api/staff/board', { 'x-place': String(on.placeId), ...maria.headers });
    return parseBoard(answer.json)?.tables.find(({ sitting }) => sitting)?.sitting?.paying;
  };
  expect(await paying()).toBeUndefined();
  const share = idOf(await draft(on, session, { kind: 'evenly', people: 2, take: 1 }));
  const { told } = await start(on, share);
  const { until } = (await billOf(on, session)).shares[0] ?? {};
  expect(until).toBeGreaterThan(on.clock.now);
  const payment = { key: told.payload.payment_key, provider: 'stripe' };
  expect(await paying()).toEqual([{ amount: TOTAL / 2, until, payment }]);
  await press(on, told.red, 'pay');
  expect(await statusOf(on, share)).toBe('success');
  expect(await paying()).toBeUndefined();
});

test('bill share: a tip is charged with the share, does not reduce the bill, and is a separate line in the ledger', async () => {
  const { on, session, order } = await table({ takesTips: true });
  await order();
  const offer = await on.get('/api/payments/offer', headersOf(on, phone(1)));
  expect(offer.json).toMatchObject({
    providers: expect.arrayContaining([expect.objectContaining({ key: 'stripe', tips: true })]),
  });
  expect(messageOf(await draft(on, session, REST, { tip: TOTAL + 1 }))).toBe('tip_too_high');
  const share = idOf(await draft(on, session, REST, { tip: 100 }));
  const { told } = await start(on, share);
  expect(told.payload).toMatchObject({ amount: '8.90', tip: '1.00' });
  await press(on, told.red, 'pay');
  expect(await billOf(on, session)).toMatchObject({ total: TOTAL, paid: TOTAL, shares: [{ tip: 100, isMine: true }] });
  const rows = await readJournal(on.store, on.placeId);
  expect(rows.flatMap((row) => (row.type === 'payment.tip' ? [row.payload.amount] : []))).toEqual([100]);
  expect(rows.flatMap((row) => (row.type === 'payment.part' ? [row.payload.amount] : []))).toEqual([TOTAL]);
});

test('bill share: a place without tips offers and accepts none', async () => {
  const { on, session, order } = await table();
  await order();
  const offer = await on.get('/api/payments/offer', headersOf(on, phone(1)));
  expect(offer.text).not.toContain('tips');
  expect(messageOf(await draft(on, session, REST, { tip: 100 }))).toBe('tip_too_high');
  expect(await billOf(on, session)).toMatchObject({ paid: 0, held: 0 });
});

test('bill share: one of 200 payments of a dish begins, and the others read that it is being paid', async () => {
  const { on, session, order } = await table();
  const wish = { kind: 'byDish', pieces: [{ orderId: await order(), line: 0, piece: 0 }] };
  const { revision } = await billOf(on, session);
  const shares: string[] = [];
  // Each phone has scanned the table's code and has its own session.
  for (let guest = 0; guest < 200; guest++)
    shares.push(idOf(await draft(on, await on.scan(), wish, { device: phone(guest), revision })));
  const starts = await Promise.all(shares.map((share) => start(on, share)));
  expect(starts.filter(({ answer }) => answer.status === 200)).toHaveLength(1);
  const others = starts.filter(({ answer }) => answer.status !== 200);
  expect(new Set(others.map(({ answer }) => messageOf(answer)))).toEqual(new Set(['share_taken']));
  expect(await billOf(on, session)).toMatchObject({ held: TOTAL });
});

test('bill share: a changed bill, a share below the bank’s minimum and a foreign session each get their own code', async () => {
  const { on, session, order } = await table();
  await order();
  const { revision } = await billOf(on, session);
  expect(parseShareAnswer((await draft(on, session, { kind: 'amount', amount: 20 })).json)).toEqual({
    code: 'below_minimum',
    minimum: 50,
  });
  await order();
  expect(messageOf(await draft(on, session, REST, { revision }))).toBe('bill_changed');
  const stranger = await on.post(
    '/api/orders/by_table_session/nobody/shares',
    { revision, wish: REST },
    headersOf(on, phone(9)),
  );
  expect([stranger.status, messageOf(stranger)]).toEqual([401, 'Invalid session']);
  const broken = await on.post(
    `/api/orders/by_table_session/${session}/shares`,
    { revision, wish: { kind: 'evenly', people: 1, take: 9 } },
    headersOf(on, phone(1)),
  );
  expect(broken.status).toBe(400);
});

test('bill share: a place without card payment offers no share', async () => {
  const on = await open();
  const session = await on.scan();
  await on.order({ session, id: nextId() });
  expect(messageOf(await draft(on, session, REST))).toBe('payments_off');
});

test('bill share: a phone that asks without end is rate-limited under any name, and others at its table are not', async () => {
  const { on, session, order } = await table();
  await order();
  const { revision } = await billOf(on, session);
  const asked = [];
  for (let press = 0; press < 31; press++)
    asked.push(await draft(on, session, REST, { device: phone(press), revision }));
  expect(asked.slice(0, 30).every(({ status }) => status === 200)).toBe(true);
  expect([asked[30]?.status, asked[30] && messageOf(asked[30])]).toEqual([429, 'rate_limited']);
  expect((await draft(on, await on.scan(), REST, { device: phone(99), revision })).status).toBe(200);
});
