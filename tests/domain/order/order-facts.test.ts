import { describe, expect, test } from 'vitest';
import { foldFacts, type OrderFact, type SaidFact } from '#domain/order/order-facts.ts';

const said = (at: number, fact: OrderFact, by = 'Maria'): SaidFact => ({ at, by, fact });

describe('Facts about an order', () => {
  test('a first seeing stays when another person sees it later', () => {
    const facts = foldFacts([said(10, { kind: 'seen', by: 'printer' }), said(20, { kind: 'seen', by: 'screen' })]);
    expect(facts).toMatchObject({ seenAt: 10, seenBy: 'printer' });
  });

  test('acceptance and start stand as they were first said, a delay as it was last', () => {
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

  test('the first dish that is done, or the first station that is ready, has begun the order; a tick taken back has not', () => {
    const tick = (done: boolean): OrderFact => ({ kind: 'tick', line: 0, station: 'bar', done });
    expect(foldFacts([said(3, tick(true)), said(4, tick(false))]).startedAt).toBe(3);
    expect(foldFacts([said(5, { kind: 'ready', station: 'bar' })]).startedAt).toBe(5);
    expect(foldFacts([said(2, { kind: 'started' }), said(3, tick(true))]).startedAt).toBe(2);
    expect(foldFacts([said(3, tick(false))]).startedAt).toBeUndefined();
  });

  test('tick of a line is taken back without touching another', () => {
    const facts = foldFacts([
      said(1, { kind: 'tick', line: 0, station: 'bar', done: true }),
      said(2, { kind: 'tick', line: 1, station: 'bar', done: true }),
      said(3, { kind: 'tick', line: 0, station: 'bar', done: false }),
    ]);
    expect(facts.lineTicks).toEqual({ '1': { at: 2, station: 'bar' } });
  });

  test('recall takes back what every station had ready', () => {
    const facts = foldFacts([
      said(1, { kind: 'tick', line: 0, station: 'bar', done: true }),
      said(1, { kind: 'ready', station: 'bar' }),
      said(2, { kind: 'ready', station: 'grill' }),
      said(3, { kind: 'recalled' }),
    ]);
    expect(facts).toEqual({ lineTicks: {}, readyAt: {}, startedAt: 1, recalledAt: 3 });
  });

  test('each station has read of a void when it first said so', () => {
    const facts = foldFacts([
      said(1, { kind: 'voidRead', station: 'bar' }),
      said(2, { kind: 'voidRead', station: 'bar' }),
      said(3, { kind: 'voidRead', station: 'grill' }),
    ]);
    expect(facts.voidReadAt).toEqual({ bar: 1, grill: 3 });
  });
});
