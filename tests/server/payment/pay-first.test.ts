// An order that is paid by card before the kitchen gets it.
import { expect, test } from 'vitest';
import { parseBoard } from '#contract/service/board.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { detailsOfOrders } from '../../../server/store/order/own-orders.ts';
import { customer, secretOf } from '../account/customers.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, messageOf, nextId } from '../support/server.ts';
import { signInAs } from '../support/staff.ts';
import { onBothDatabases } from '../support/stores.ts';
import { ownOrder, press, SECRETS, send, start, statusOf, taking, till } from './paying.ts';

const rows = async (on: Parameters<typeof send>[0]) =>
  (await readJournal(on.store, on.placeId)).map(({ type }) => type).filter((type) => /^(?:order|payment)\./.test(type));

onBothDatabases('Order paid before cooking', (store) => {
  const { start: open } = withServer(store);

  test('prepaid order: reaches its kitchen once, when it is paid [S1.08, S7.22, S7.25]', async () => {
    const on = await open(taking(till()));
    const id = nextId();
    const sent = await send(on, { id });
    expect(sent.status).toBe(201);
    expect(sent.json).toMatchObject({
      paymentMethod: 'online',
      ppResp: { redLink: `/bistro/payment?order=${id}` },
      order: { status: 'ordered', card_payment: { awaits: true } },
    });
    expect(await on.ledger()).toEqual([]);
    const { answer, told } = await start(on, id);
    expect(answer.status).toBe(200);
    expect(told.red).toContain('/api/demo-bank/stripe/');
    expect(await statusOf(on, id)).toBe('redirected');
    expect(await on.ledger()).toEqual([]);
    const back = await press(on, told.red, 'pay');
    expect(back).toContain(`/bistro/payment?key=${told.payload.payment_key}&ret=ok`);
    expect(await on.ledger()).toEqual([id]);
    expect(await statusOf(on, id)).toBe('success');
    expect(await ownOrder(on)).toMatchObject({ card_payment: { state: 'success', awaits: false, paid: 790 } });
    expect(await rows(on)).toEqual(['order.placed', 'payment.part', 'payment.card']);
  });

  test('prepaid order: waits for its payment and for no confirmation, even with three open orders of the same phone number', async () => {
    const on = await open(taking(till()));
    const cash = { payment_method: 'cash' };
    for (let nth = 0; nth < 3; nth += 1)
      await send(on, { body: { ...cash, token: `Kx3-another-secret-of-one_${nth}` }, headers: { 'x-device': '' } });
    const id = nextId();
    await send(on, { id });
    const { told } = await start(on, id);
    await press(on, told.red, 'pay');
    const placed = (await readJournal(on.store, on.placeId)).filter(
      ({ type, orderId }) => type === 'order.placed' && orderId === id,
    );
    expect(placed).toHaveLength(1);
    // Printers skip tickets with this mark.
    expect(placed[0]?.payload).not.toHaveProperty('held');
  });

  test('prepaid order: reaches the kitchen at once, without a bank page, when points pay the whole order', async () => {
    const on = await open(taking(till(), { house: { points: 10, pointWorth: '0.10' } }));
    const { orderKey } = await customer(on);
    await on.post('/api/users/links/verify', { secret: await secretOf(on, 'verify') });
    const [earning, spending] = [nextId(), nextId()];
    await send(on, { id: earning, headers: { 'x-customer': orderKey } });
    await press(on, (await start(on, earning)).told.red, 'pay');
    on.clock.now += MINUTE;
    const whole = { total: '0.00', headers: { 'x-customer': orderKey } };
    const sent = await send(on, { id: spending, body: { points_used: 79 }, ...whole });
    expect([sent.status, sent.json]).toMatchObject([
      201,
      { totalPrice: '0.00', paymentMethod: 'online', ppResp: null },
    ]);
    expect(await on.ledger()).toEqual([earning, spending]);
    expect(messageOf((await start(on, spending)).answer)).toBe('nothing_to_pay');
  });

  test('prepaid order: is paid once after two notifications, two presses and a status query', async () => {
    const on = await open(taking(till()));
    const id = nextId();
    await send(on, { id });
    const starts = await Promise.all(Array.from({ length: 20 }, () => start(on, id)));
    const begun = starts.filter(({ answer }) => answer.status === 200);
    expect(new Set(begun.map(({ told }) => told.payload.payment_key)).size).toBe(1);
    expect(starts.every(({ answer }) => answer.status === 200 || messageOf(answer) === 'already_paying')).toBe(true);
    const page = begun[0]?.told.red;
    await Promise.all([
      press(on, page, 'twice'),
      press(on, page, 'twice'),
      ...Array.from({ length: 10 }, () => statusOf(on, id)),
    ]);
    expect(await on.ledger()).toEqual([id]);
    expect((await rows(on)).filter((type) => type === 'payment.part')).toHaveLength(1);
    const moves = await on.store.read.selectFrom('card_moves').selectAll().execute();
    expect(moves.map(({ kind, amount }) => [kind, Number(amount)])).toEqual([['paid', 790]]);
  });

  test('prepaid order: ignores a forged notification, and a declined card leaves the page open', async () => {
    const on = await open(taking(till()));
    const id = nextId();
    await send(on, { id });
    const { told } = await start(on, id);
    await press(on, told.red, 'forged');
    await press(on, told.red, 'decline');
    expect(await statusOf(on, id)).toBe('redirected');
    expect(await on.ledger()).toEqual([]);
    const again = await start(on, id);
    expect(again.told.red).toBe(told.red);
    expect(await rows(on)).toEqual([]);
  });

  test('prepaid order: its guest reads why the bank declined the last card, until another card pays [S8.22]', async () => {
    const on = await open(taking(till()));
    const id = nextId();
    await send(on, { id });
    const { told } = await start(on, id);
    const payload = async () => {
      on.clock.now += 10_000;
      return (await on.post('/api/epay/checkPaymentStatus', { orderKey: id }, SECRETS)).json;
    };
    await press(on, told.red, 'funds');
    expect(await payload()).toMatchObject({ payload: { payment_status: 'redirected', declined: 'funds' } });
    await press(on, told.red, 'decline');
    expect(await payload()).toHaveProperty('payload.declined', 'other');
    await press(on, told.red, 'funds');
    expect(await payload()).toHaveProperty('payload.declined', 'funds');
    await press(on, told.red, 'pay');
    expect(await payload()).toMatchObject({ payload: { payment_status: 'success' } });
    expect(await payload()).not.toHaveProperty('payload.declined');
  });

  test('prepaid order: is paid by a status query, without a notification, when the guest closed the bank’s tab', async () => {
    const at = till();
    const on = await open(taking(at));
    const id = nextId();
    await send(on, { id });
    const { told } = await start(on, id);
    await press(on, told.red, 'late');
    on.clock.now += 10_000;
    await at.look();
    expect(await statusOf(on, id)).toBe('processing');
    on.clock.now += MINUTE;
    await at.look();
    expect(await on.ledger()).toEqual([id]);
  });

  test('prepaid order: is dropped when unpaid after the page expires: its guest is told, the kitchen is not', async () => {
    const at = till();
    const on = await open(taking(at));
    const id = nextId();
    await send(on, { id });
    const { told } = await start(on, id);
    on.clock.now += 33 * MINUTE;
    await at.look();
    expect(await statusOf(on, id)).toBe('timed_out');
    on.clock.now += 10 * MINUTE;
    await at.look();
    expect(await ownOrder(on)).toMatchObject({ status: 'rejected', card_payment: { awaits: false } });
    expect(await on.ledger()).toEqual([]);
    expect(await rows(on)).toEqual(['payment.card', 'order.unpaid']);
    await press(on, told.red, 'pay');
    expect(await on.ledger()).toEqual([]);
    const again = await start(on, id);
    expect(messageOf(again.answer)).toBe('nothing_to_pay');
  });

  test('prepaid order: is refunded automatically when a dish sold out in between, and the kitchen never gets the order', async () => {
    const at = till();
    const on = await open(taking(at));
    const id = nextId();
    await send(on, { id });
    const { told } = await start(on, id);
    on.clock.now += MINUTE;
    await on.store.write(on.placeId, (tx) =>
      tx.db
        .insertInto('availability')
        .values({ place_id: on.placeId, product_id: on.id('product', 'salad'), until: null, seq: 1, at: on.clock.now })
        .execute(),
    );
    await press(on, told.red, 'pay');
    await at.look();
    expect(await on.ledger()).toEqual([]);
    expect(await ownOrder(on)).toMatchObject({ status: 'rejected', card_payment: { paid: 790, refunded: 790 } });
    expect(await rows(on)).toEqual(['order.unpaid', 'payment.refund', 'payment.card', 'payment.refund']);
    const moves = await on.store.read.selectFrom('card_moves').select(['kind', 'amount']).orderBy('kind').execute();
    expect(moves.map(({ kind, amount }) => [kind, Number(amount)])).toEqual([
      ['paid', 790],
      ['refunded', 790],
    ]);
  });

  test('prepaid order: reaches the kitchen at once, beside its payment, at a place that cooks first', async () => {
    const on = await open(taking(till(), { house: { paysBeforeKitchen: false } }));
    const id = nextId();
    await send(on, { id });
    expect(await on.ledger()).toEqual([id]);
    const { told } = await start(on, id);
    const maria = await signInAs(on, 'WAITER');
    const onBoard = async () => {
      const answer = await on.get('/api/staff/board', { 'x-place': String(on.placeId), ...maria.headers });
      return parseBoard(answer.json)?.orders.find((order) => order.id === id)?.cardPayment;
    };
    // The waiter who hands the order over reads its card payment's state.
    expect(await onBoard()).toMatchObject({ state: 'redirected', paid: 0 });
    await press(on, told.red, 'pay');
    expect(await onBoard()).toMatchObject({ state: 'success', paid: 790 });
    expect(await ownOrder(on)).toMatchObject({ card_payment: { state: 'success' } });
  });

  const onReceipt = (on: Parameters<typeof send>[0], orderKey: string, method = 'cash', headers = SECRETS) =>
    on.post('/api/payments/on-receipt', { orderKey, payment_method: method }, headers);

  test('prepaid order: its guest can switch to cash while it is unpaid: the payment page is closed, and the kitchen gets the order once', async () => {
    const on = await open(taking(till()));
    const id = nextId();
    await send(on, { id });
    const { told } = await start(on, id);
    const presses = await Promise.all(Array.from({ length: 10 }, () => onReceipt(on, id)));
    expect(presses.some(({ status }) => status === 200)).toBe(true);
    expect((await onReceipt(on, id)).json).toEqual({ success: true });
    expect(await on.ledger()).toEqual([id]);
    const placed = (await readJournal(on.store, on.placeId)).find(({ type }) => type === 'order.placed');
    expect(placed?.payload).toMatchObject({ payment: 'cash' });
    expect(await ownOrder(on)).toMatchObject({ card_payment: { awaits: false, paid: 0 } });
    expect((await detailsOfOrders(on.store.read, on.placeId, [id])).get(id)?.payment).toBe('cash');
    await press(on, told.red, 'pay');
    expect(await on.store.read.selectFrom('card_moves').selectAll().execute(), 'the page is shut').toEqual([]);
  });

  test('prepaid order: the switch to cash is refused to a stranger, to another online method, and once the order is paid', async () => {
    const on = await open(taking(till()));
    const id = nextId();
    await send(on, { id });
    expect(messageOf(await onReceipt(on, id, 'cash', { 'x-order-secrets': 'another-secret-of-an-order_1' }))).toBe(
      'unknown_order',
    );
    expect((await onReceipt(on, id, 'online')).status).toBe(400);
    const { told } = await start(on, id);
    await press(on, told.red, 'pay');
    expect(messageOf(await onReceipt(on, id))).toBe('nothing_to_pay');
    expect(await on.ledger()).toEqual([id]);
  });

  test('prepaid order: cannot be switched to cash once it was dropped as unpaid, and the kitchen never gets it', async () => {
    const at = till();
    const on = await open(taking(at));
    const id = nextId();
    await send(on, { id });
    on.clock.now += 45 * MINUTE;
    await at.look();
    expect(messageOf(await onReceipt(on, id))).toBe('nothing_to_pay');
    expect(await on.ledger()).toEqual([]);
  });
});
