import { expect, test } from 'vitest';
import { judgeFact } from '#domain/order/fact-rules.ts';
import { guestFacts } from '#domain/order/guest-facts.ts';
import { foldFact, foldFacts, NO_FACTS, type OrderFact } from '#domain/order/order-facts.ts';
import { firstName } from '#domain/staff/told-name.ts';

const SERVED = { ...NO_FACTS, accepted: { by: 'Maria Petrova', at: 1 }, servedAt: 2, servedBy: 'Grill' };

test('guests get times without staff names, unless the place shares names', () => {
  expect(guestFacts(SERVED, undefined)).toEqual({ acceptedAt: 1, servedAt: 2 });
  const nameOf = (by: string) => (by === 'Grill' ? undefined : firstName(by));
  expect(guestFacts(SERVED, undefined, nameOf)).toEqual({ acceptedAt: 1, acceptedBy: 'Maria', servedAt: 2 });
});

test('an order accepted by the venue’s own rule is shown as accepted by the venue, not by a person', () => {
  const facts = { ...NO_FACTS, accepted: { by: '', at: 1 } };
  expect(guestFacts(facts, undefined)).toEqual({ acceptedAt: 1, acceptedByVenue: true });
});

test('the kitchen has accepted only orders that its own board took', () => {
  const taken = (station?: true) => foldFact(NO_FACTS, { fact: { kind: 'accepted' }, at: 1, by: 'Pass', station });
  expect(guestFacts(taken(true), undefined)).toEqual({ acceptedAt: 1, acceptedByKitchen: true });
  expect(guestFacts(taken(), undefined)).toEqual({ acceptedAt: 1 });
});

test.each([
  ['Maria Petrova', 'Maria'],
  ['  Мария  Иванова ', 'Мария'],
  ['Ana-Maria', 'Ana-Maria'],
  ['', ''],
  ['Owner', ''],
])('the first name of "%s" is "%s"', (name, first) => expect(firstName(name)).toBe(first));

test('a person may still accept an order that the venue accepted automatically', () => {
  const said = { by: 'Maria', at: 5, cookedAt: undefined };
  const judged = (by: string) =>
    judgeFact(
      { status: 'ordered', facts: { ...NO_FACTS, accepted: { by, at: 1 } }, lines: 1 },
      { kind: 'accepted' },
      said,
    );
  expect(judged('')).toBe('said');
  expect(judged('Ivan')).toBe('done_already');
});

test('guests see a recall until part of their order is ready again', () => {
  const said = (at: number, fact: OrderFact) => ({ fact, at, by: 'Pass' });
  const ready = said(1, { kind: 'ready', station: 'hot' });
  const recalled = said(2, { kind: 'recalled' });
  // A ready station implies a start.
  expect(guestFacts(foldFacts([ready]), undefined)).toEqual({ startedAt: 1 });
  expect(guestFacts(foldFacts([ready, recalled]), undefined)).toEqual({ startedAt: 1, recalledAt: 2 });
  expect(guestFacts(foldFacts([ready, recalled, { ...ready, at: 3 }]), undefined)).toEqual({ startedAt: 1 });
});
