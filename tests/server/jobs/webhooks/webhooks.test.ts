// Webhooks from the journal to another program: all events, in order, once unless a send fails.
import { expect, test } from 'vitest';
import type { CommandId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import { reversePayment } from '../../../../server/services/service/reverse-payment.ts';
import { sayFact } from '../../../../server/services/service/say-fact.ts';
import { takePayment } from '../../../../server/services/service/take-payment.ts';
import { appendJournal } from '../../../../server/store/journal.ts';
import { findOrder } from '../../../../server/store/order/orders.ts';
import { holdWebhook, removeWebhook } from '../../../../server/store/webhook/webhooks.ts';
import { startFakeReceiver } from '../../../support/fake-receiver.ts';
import { moveOrderStatus } from '../../../support/staff/floor.ts';
import { onBothDatabases } from '../../support/stores.ts';
import { openTellingHouse, withReceiver } from '../../support/webhooks.ts';

test('webhook: sends an order, its facts and statuses in order, signed and without dishes', () =>
  withReceiver({}, async (house, receiver, secret) => {
    const { server, store, webhooks } = house;
    const orderId = await house.order();
    const saying = { placeId: server.placeId, by: 'Maria', at: server.clock.now };
    await store.write(server.placeId, (tx) => sayFact(tx, saying, orderId, { kind: 'accepted' }));
    await moveOrderStatus({ store, clock: () => server.clock.now }, server.placeId, orderId, 'served_spot');
    await webhooks.settle();
    const events = receiver.taken.map(({ event }) => event);
    expect(events[0]).toMatchObject({
      type: 'order.placed',
      timestamp: new Date(server.clock.now).toISOString(),
      data: { place: 'bistro', orderId, label: 'K2-41', number: 1, table: '1', total: '7.90', currency: 'EUR' },
    });
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['order.fact', 'order.status']));
    expect(events.find(({ type }) => type === 'order.status')).toMatchObject({ data: { to: 'served_spot', orderId } });
    const numbers = events.map(({ data }) => ('seq' in data ? data.seq : 0));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(receiver.taken.every((message) => message.isSigned(secret))).toBe(true);
    expect(receiver.taken.some((message) => message.isSigned('whsec_YW5vdGhlcg=='))).toBe(false);
    expect(receiver.taken[0]?.timestamp).toBe(Math.floor(server.clock.now / 1000));
    expect(JSON.stringify(events)).not.toMatch(/salad|Maria/i);
  }));

test('webhook: sends each step of a call; a bill request is a call', () =>
  withReceiver({}, async ({ store, server, webhooks }, receiver) => {
    const { placeId } = server;
    const at = server.clock.now;
    const call = { callId: 'call-1', table: '1' };
    const bill = { table: '1', paymentMethod: 'cash', total: 790 };
    await store.write(placeId, async (tx) => {
      const needs = [{ key: 'water', name: 'Вода' }];
      const said = { ...call, room: null, needs, text: 'some words' };
      await appendJournal(tx, { placeId, at, type: 'call.made', payload: said });
      await appendJournal(tx, { placeId, at, type: 'call.coming', payload: { ...call, by: 'Maria' } });
      await appendJournal(tx, { placeId, at, type: 'call.done', payload: { ...call, by: null } });
      await appendJournal(tx, { placeId, at, type: 'bill.wanted', payload: { ...bill, callId: 'call-2' } });
      // A row of an older server without a call id sends no message.
      await appendJournal(tx, { placeId, at, type: 'bill.wanted', payload: bill });
      await appendJournal(tx, { placeId, at, type: 'call.withdrawn', payload: { callId: 'call-2', table: '1' } });
    });
    await webhooks.settle();
    expect(receiver.taken.map(({ event }) => [event.type, event.data])).toMatchObject([
      ['call.made', { callId: 'call-1', table: '1', kind: 'call', needs: ['water'] }],
      ['call.coming', { callId: 'call-1' }],
      ['call.done', { callId: 'call-1' }],
      ['call.made', { callId: 'call-2', kind: 'bill', needs: [] }],
      ['call.withdrawn', { callId: 'call-2' }],
    ]);
    expect(JSON.stringify(receiver.taken)).not.toMatch(/some words|Maria/);
  }));

test('webhook: sends a payment and its reversal, each with the amount left', () =>
  withReceiver({}, async (house, receiver) => {
    const { server, store, webhooks } = house;
    const { placeId } = server;
    const orderId = await house.order();
    const at = server.clock.now;
    const saying = { placeId, by: 'Maria', at };
    await store.write(placeId, async (tx) => {
      const order = await findOrder(tx.db, placeId, orderId);
      const sittingId = order?.sessionId;
      if (!sittingId) throw new Error('No sitting');
      await takePayment(tx, saying, { id: 'pay-1', sittingId, amount: minor(790), tender: 'cash' });
      await reversePayment(tx, saying, { id: 'back-1', paymentId: 'pay-1' as CommandId, reason: 'wrong_amount' });
      // A row of an older server without a currency sends no message.
      const older = { amount: 790, tender: 'cash', by: 'Maria', rest: 0, commandId: 'pay-0' };
      await appendJournal(tx, { placeId, at, type: 'payment.part', sessionId: sittingId, payload: older });
    });
    await webhooks.settle();
    const told = receiver.taken.flatMap(({ event }) =>
      event.type.startsWith('payment.') ? [[event.type, event.data]] : [],
    );
    const common = { orderId: null, sitting: expect.any(String), paymentId: 'pay-1', amount: '7.90', currency: 'EUR' };
    expect(told).toEqual([
      ['payment.taken', expect.objectContaining({ ...common, rest: '0.00', tender: 'cash' })],
      ['payment.reversed', expect.objectContaining({ ...common, rest: '7.90', tender: 'cash' })],
    ]);
    expect(JSON.stringify(told)).not.toContain('Maria');
  }));

test('webhook: cash rounding is in the payment and in its reversal', () =>
  withReceiver({}, async (house, receiver) => {
    const { placeId } = house.server;
    const at = house.server.clock.now;
    await house.store.write(placeId, async (tx) => {
      const said = { amount: 787, tender: 'cash', by: 'Maria', currency: 'CHF' };
      const taken = { ...said, rest: 0, rounding: -2, commandId: 'pay-1' };
      await appendJournal(tx, { placeId, at, type: 'payment.part', payload: taken });
      const back = { ...said, rest: 787, rounding: 2, paymentId: 'pay-1', reason: 'wrong_amount', takenBy: 'Maria' };
      await appendJournal(tx, {
        ...{ placeId, at, type: 'payment.reversed' },
        payload: { ...back, reason: 'wrong_amount', commandId: 'back-1' },
      });
    });
    await house.webhooks.settle();
    expect(receiver.taken.map(({ event }) => event.data)).toEqual([
      expect.objectContaining({ amount: '7.87', rounding: '-0.02' }),
      expect.objectContaining({ amount: '7.87', rounding: '-0.02' }),
    ]);
  }));

test('webhook: gets no events from before it was added or after it was removed', () =>
  withReceiver({}, async (house, receiver) => {
    const later = await startFakeReceiver();
    try {
      await house.order();
      await house.webhooks.settle();
      await house.add(later.url);
      await house.order();
      await house.webhooks.settle();
      expect([receiver.taken.length, later.taken.length]).toEqual([2, 1]);
      await house.store.write(house.server.placeId, (tx) => removeWebhook(tx, house.server.placeId, receiver.url));
      await house.order();
      await house.webhooks.settle();
      expect([receiver.heard.length, later.taken.length]).toEqual([2, 2]);
    } finally {
      await later.stop();
    }
  }));

onBothDatabases('Webhook with two servers', (store) => {
  test('webhook: gets each order once and in order when two servers read the journal', async () => {
    const receiver = await startFakeReceiver();
    const house = await openTellingHouse({}, store());
    try {
      await house.add(receiver.url);
      const other = house.startAnother();
      const orders: string[] = [];
      for (let i = 0; i < 6; i += 1) {
        orders.push(await house.order());
        await Promise.all([house.webhooks.settle(), other.settle()]);
      }
      const told = receiver.heard.map(({ event }) => ('orderId' in event.data ? event.data.orderId : ''));
      expect(told).toEqual(orders);
      expect(new Set(receiver.heard.map(({ id }) => id)).size).toBe(6);
    } finally {
      await house.stop();
      await receiver.stop();
    }
  });

  test('webhook: a dead server’s webhook is continued by another server when the lease expires', async () => {
    const receiver = await startFakeReceiver();
    const house = await openTellingHouse({}, store());
    try {
      await house.add(receiver.url);
      const { id } = await house.hook();
      const { placeId, clock } = house.server;
      const until = clock.now + 60_000;
      await house.store.write(placeId, (tx) =>
        holdWebhook(tx, { id, holder: 'a server that died' }, { now: clock.now, until }),
      );
      await house.order();
      await house.webhooks.settle();
      expect(receiver.heard).toHaveLength(0);
      clock.now = until + 1;
      await house.webhooks.settle();
      expect(receiver.taken).toHaveLength(1);
    } finally {
      await house.stop();
      await receiver.stop();
    }
  });
});
