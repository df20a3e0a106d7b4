// Stage of an order for a waiter, after a recall by the kitchen; and what its guests have said.
import { expect, test } from 'vitest';
import type { SessionId } from '#domain/ids.ts';
import { foldFacts, type OrderFact, type OrderFacts } from '#domain/order/order-facts.ts';
import { allergiesInSitting, avoidedInSitting, stageOfLine, standingOf } from '#domain/service/order-stage.ts';
import { tableState } from '#domain/service/table-state.ts';

const facts = (...said: readonly OrderFact[]): OrderFacts =>
  foldFacts(said.map((fact, at) => ({ fact, at: at + 1, by: 'Pass' })));
const stages = (of: OrderFacts) => [0, 1].map((line) => stageOfLine({ status: 'cooked_spot', facts: of }, line));
const stateOf = (of: OrderFacts) => {
  const order = standingOf({ status: 'cooked_spot', facts: of, placedAt: 0, details: undefined });
  return tableState({ openedAt: 0, orders: [order], calls: [] }, 10).kind;
};
const tick = (line: number): OrderFact => ({ kind: 'tick', line, station: 'hot', done: true });
const ready: OrderFact = { kind: 'ready', station: 'hot' };
const recalled: OrderFact = { kind: 'recalled' };

test('a cooked order is ready, whatever its dishes’ ticks say', () => {
  expect(stages(facts())).toEqual(['ready', 'ready']);
  expect(stateOf(facts())).toBe('ready');
});

test('a recalled order is cooking again, and each dish is ready when it is ticked again', () => {
  const back = facts(tick(0), tick(1), ready, recalled);
  expect(stages(back)).toEqual(['cooking', 'cooking']);
  expect(stateOf(back)).toBe('cooking');
  expect(stages(facts(ready, recalled, tick(1)))).toEqual(['cooking', 'ready']);
  expect(stages(facts(ready, recalled, ready))).toEqual(['ready', 'ready']);
  expect(stateOf(facts(ready, recalled, ready))).toBe('ready');
});

test('allergies said at a table are those of all orders of its present sitting, and of no other one', () => {
  const said = (sessionId: SessionId | undefined, ...codes: readonly string[]) => ({
    sessionId,
    guestNote: { avoid: codes.map((code) => ({ code, name: code })), diets: [] },
  });
  const [here, before] = ['here' as SessionId, 'before' as SessionId];
  const orders = [said(here, 'nuts'), said(here, 'milk', 'nuts'), said(before, 'fish'), said(undefined, 'celery')];
  const silent = { sessionId: here, guestNote: undefined };
  expect(avoidedInSitting([...orders, silent], here).avoid.toSorted()).toEqual(['milk', 'nuts']);
  expect(avoidedInSitting(orders, undefined).avoid).toEqual([]);
  expect(
    allergiesInSitting([...orders, ...orders], here)
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(['milk', 'nuts']);
  expect(allergiesInSitting(orders, undefined)).toEqual([]);
});
