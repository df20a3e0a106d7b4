import { describe, expect, test } from 'vitest';
import { foldFacts, type OrderFact, type SaidFact } from '#domain/order/order-facts.ts';

const said = (at: number, fact: OrderFact, by = 'Maria'): SaidFact => ({ at, by, fact });

describe('Facts about an order', () => {
  test('the first seen fact stays when another person sees the order later', () => {
    const facts = foldFacts([said(10, { kind: 'seen', by: 'printer' }), said(20, { kind: 'seen', by: 'screen' })]);
    expect(facts).toMatchObject({ seenAt: 10, seenBy: 'printer' });
  });

  test('acceptance and start keep their first time, and a delay its last value', () => {
    const facts = foldFacts([
      said(10, { kind: 'accepted' }),
      said(11, { kind: 'accepted' }, 'Ivan'),
      said(12, { kind: 'started' }),
      said(13, { kind: 'started' }),
      said(14, { kind: 'delayed', minutes: 5 }),
      said(15, { kind: 'delayed', minutes: 10 }, 'Ivan'),
    ]);
    expect(facts).toMatchObject({
      accepted: { by: 'Maria', at: 10 },
      startedAt: 12,
      delayed: { minutes: 10, at: 15, by: 'Ivan' },
    });
  });

  test('the first ticked dish or ready station starts the order, and an undone tick does not', () => {
    const tick = (done: boolean): OrderFact => ({ kind: 'tick', line: 0, station: 'bar', done });
    expect(foldFacts([said(3, tick(true)), said(4, tick(false))]).startedAt).toBe(3);
    expect(foldFacts([said(5, { kind: 'ready', station: 'bar' })]).startedAt).toBe(5);
    expect(foldFacts([said(2, { kind: 'started' }), said(3, tick(true))]).startedAt).toBe(2);
    expect(foldFacts([said(3, tick(false))]).startedAt).toBeUndefined();
  });

  test('undoing a tick of one line keeps the ticks of others', () => {
    const facts = foldFacts([
      said(1, { kind: 'tick', line: 0, station: 'bar', done: true }),
      said(2, { kind: 'tick', line: 1, station: 'bar', done: true }),
      said(3, { kind: 'tick', line: 0, station: 'bar', done: false }),
    ]);
    expect(facts.lineTicks).toEqual({ '1': { at: 2, station: 'bar' } });
  });

  test('a recall clears the ready marks of all stations', () => {
    const facts = foldFacts([
      said(1, { kind: 'tick', line: 0, station: 'bar', done: true }),
      said(1, { kind: 'ready', station: 'bar' }),
      said(2, { kind: 'ready', station: 'grill' }),
      said(3, { kind: 'recalled' }),
    ]);
    expect(facts).toEqual({ lineTicks: {}, readyAt: {}, startedAt: 1, recalledAt: 3 });
  });

  test('a void is read by a station at the first time that it said so', () => {
    const facts = foldFacts([
      said(1, { kind: 'voidRead', station: 'bar' }),
      said(2, { kind: 'voidRead', station: 'bar' }),
      said(3, { kind: 'voidRead', station: 'grill' }),
    ]);
    expect(facts.voidReadAt).toEqual({ bar: 1, grill: 3 });
  });
});
