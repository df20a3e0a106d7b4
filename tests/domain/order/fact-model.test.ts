// Model of order facts: for any facts by any person in any sequence, accepted facts never undo progress, and refused facts
// change nothing.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeFact, RECALL_MS, UNSERVED_MS } from '#domain/order/fact-rules.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import {
  foldFact,
  foldFacts,
  NO_FACTS,
  type OrderFact,
  type OrderFacts,
  SEEN_BY,
  withServed,
} from '#domain/order/order-facts.ts';
import { applyStatus } from '#domain/order/order-status.ts';
import { presentStatus } from '#domain/order/standing/present-status.ts';

const LINES = 3;
const STATIONS = ['bar', 'grill'];
const station = fc.constantFrom(...STATIONS);
const maybeStation = fc.option(station, { nil: undefined });

const anyFact: fc.Arbitrary<OrderFact> = fc.oneof(
  fc.record({ kind: fc.constant('seen' as const), by: fc.constantFrom(...SEEN_BY), station: maybeStation }),
  // Only a station can see a part, as the server determines.
  fc.record({
    ...{ kind: fc.constant('seen' as const), by: fc.constantFrom(...SEEN_BY), station },
    partly: fc.constant(true as const),
  }),
  fc.record({ kind: fc.constant('accepted' as const), station: maybeStation }),
  fc.record({ kind: fc.constant('started' as const) }),
  fc.record({ kind: fc.constant('delayed' as const), minutes: fc.integer({ min: 1, max: 60 }) }),
  // Includes one line that the order does not have.
  fc.record({ kind: fc.constant('tick' as const), line: fc.nat(LINES), station, done: fc.boolean() }),
  fc.record({ kind: fc.constant('ready' as const), station }),
  fc.record({ kind: fc.constant('recalled' as const) }),
  fc.record({ kind: fc.constant('voidRead' as const), station }),
  fc.record({
    ...{ kind: fc.constant('lineVoid' as const), line: fc.nat(LINES) },
    reason: fc.constant({ code: 'sold_out' as const, text: '', productIds: [] }),
  }),
  fc.record({ kind: fc.constant('lineVoidRead' as const), line: fc.nat(LINES), station }),
  fc.record({ kind: fc.constant('unserved' as const) }),
  fc.record({ kind: fc.constant('served' as const) }),
  fc.record({ kind: fc.constantFrom('held' as const, 'confirmed' as const) }),
);

type Step =
  | { readonly fact: OrderFact; readonly by: string; readonly later: number }
  | { readonly to: OrderStatus; readonly later: number };
const later = fc.constantFrom(1, 60_000, RECALL_MS, RECALL_MS + 1);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ fact: anyFact, by: fc.constantFrom('', 'Maria', 'Ivan'), later }) },
  { weight: 1, arbitrary: fc.record({ to: fc.constantFrom(...ORDER_STATUSES), later }) },
);

interface Stage {
  readonly at: number;
  readonly status: OrderStatus;
  readonly facts: OrderFacts;
}
interface Played {
  readonly before: Stage;
  readonly after: Stage;
  /** With a fact. */
  readonly fact?: OrderFact;
  readonly by?: string;
  readonly verdict?: ReturnType<typeof judgeFact>;
}

const judge = ({ status, facts }: Stage, fact: OrderFact, by: string, at: number) =>
  judgeFact({ status, facts, lines: LINES }, fact, { by, at, cookedAt: undefined });

/** Like the server: each fact is judged, and folded when accepted. */
const play = (steps: readonly Step[]): readonly Played[] => {
  let now: Stage = { at: 0, status: 'ordered', facts: NO_FACTS };
  return steps.map((step) => {
    const before = now;
    const at = before.at + step.later;
    if ('to' in step) {
      const status = applyStatus(before.status, step.to);
      const isServed = status !== before.status && ['served_spot', 'on_the_way_delivery'].includes(status);
      now = { at, facts: isServed ? withServed(before.facts, at, 'Maria') : before.facts, status };
      return { before, after: now };
    }
    const { fact, by } = step;
    const verdict = judge({ ...before, at }, fact, by, at);
    const facts = verdict === 'said' ? foldFact(before.facts, { fact, at, by }) : before.facts;
    now = { at, status: before.status, facts };
    return { before, after: now, fact, by, verdict };
  });
};
const holds = (check: (played: readonly Played[]) => void) =>
  fc.assert(fc.property(fc.array(anyStep, { maxLength: 25 }), (steps) => check(play(steps))));

/** One-time facts: each may occur once, and is then neither moved nor removed. */
const once = ({
  seenAt,
  seenBy,
  startedAt,
  shownAt = {},
  takenAt = {},
  voidReadAt = {},
  lineVoidReadAt = {},
  lineVoids = {},
}: OrderFacts) => ({
  ...{ seenAt, seenBy, startedAt },
  ...Object.fromEntries(
    Object.entries({ shownAt, takenAt, voidReadAt, lineVoidReadAt, lineVoids }).flatMap(([kind, times]) =>
      Object.entries(times).map(([id, at]) => [`${kind} ${id}`, at]),
    ),
  ),
});

describe('order facts after any sequence of steps', () => {
  test('a first statement stays: later facts neither move nor remove it', () => {
    holds((played) => {
      for (const { before, after } of played) {
        const known = Object.entries(once(before.facts)).filter(([, value]) => value !== undefined);
        expect(once(after.facts)).toMatchObject(Object.fromEntries(known));
      }
    });
  });

  test('a repeated fact by the same person at the same time is known or refused', () => {
    holds((played) => {
      for (const { after, fact, by, verdict } of played) {
        // A delay may be repeated at any time; a repeated recall is known, because no station is ready any more.
        if (fact === undefined || by === undefined || verdict !== 'said' || fact.kind === 'delayed') continue;
        expect(judge(after, fact, by, after.at), JSON.stringify(fact)).not.toBe('said');
      }
    });
  });

  test('a rejected or paid order accepts only the facts seen and void read', () => {
    const end = fc.constantFrom('rejected' as const, 'paid' as const);
    fc.assert(
      fc.property(end, fc.array(anyStep, { maxLength: 25 }), (to, steps) => {
        for (const { before, fact, verdict } of play([{ to, later: 1 }, ...steps])) {
          if (verdict !== 'said' || !fact) continue;
          expect(before.status).toBe(to);
          const said = ['seen', 'lineVoidRead'];
          expect(to === 'paid' ? said : [...said, 'voidRead']).toContain(fact.kind);
        }
      }),
    );
  });

  test('a tick belongs to a line of the order, and a recall clears all ready marks', () => {
    holds((played) => {
      for (const { after, fact, verdict } of played) {
        expect(Object.keys(after.facts.lineTicks).every((line) => Number(line) < LINES)).toBe(true);
        if (fact?.kind !== 'recalled' || verdict !== 'said') continue;
        expect(after.facts).toMatchObject({ readyAt: {}, lineTicks: {}, recalledAt: after.at });
      }
    });
  });

  test('one dish of an order remains until the order is served, and each removed dish was a dish of this order', () => {
    holds((played) => {
      for (const { before, after } of played) {
        const gone = Object.keys(after.facts.lineVoids ?? {});
        const isLast = gone.length === LINES && Object.keys(before.facts.lineVoids ?? {}).length < LINES;
        expect(isLast && before.status !== 'served_spot').toBe(false);
        expect(gone.length).toBeLessThanOrEqual(LINES);
        expect(gone.every((line) => Number(line) < LINES)).toBe(true);
      }
    });
  });

  test('“served” can be undone only in time and after the status “served”, and “served” and its undo never both hold', () => {
    holds((played) => {
      for (const { before, after, fact, verdict } of played) {
        expect(after.facts.servedAt === undefined || after.facts.unservedAt === undefined).toBe(true);
        if (fact?.kind !== 'unserved' || verdict !== 'said') continue;
        expect(after.at - (before.facts.servedAt ?? 0)).toBeLessThanOrEqual(UNSERVED_MS);
        expect(presentStatus(after.status, after.facts)).not.toBe(after.status);
      }
    });
  });

  test('a recall is accepted only within its time after the last ready mark', () => {
    holds((played) => {
      for (const { before, after, fact, verdict } of played) {
        if (fact?.kind !== 'recalled' || verdict !== 'said') continue;
        const { readyAt, lineTicks } = before.facts;
        const times = [...Object.values(readyAt), ...Object.values(lineTicks).map(({ at }) => at)];
        expect(after.at - Math.max(...times)).toBeLessThanOrEqual(RECALL_MS);
      }
    });
  });

  test('facts of independent stations fold to the same result in any order of arrival', () => {
    const ofStation = (id: string) =>
      fc.array(
        fc.oneof(
          fc.record({ kind: fc.constant('ready' as const), station: fc.constant(id) }),
          fc.record({ kind: fc.constant('voidRead' as const), station: fc.constant(id) }),
          fc.record({
            kind: fc.constant('tick' as const),
            line: fc.constant(STATIONS.indexOf(id)),
            station: fc.constant(id),
            done: fc.boolean(),
          }),
        ),
        { maxLength: 6 },
      );
    const said = (facts: readonly OrderFact[]) => facts.map((fact) => ({ fact, at: 7, by: 'Pass' }));
    fc.assert(
      fc.property(ofStation('bar'), ofStation('grill'), (bar, grill) => {
        expect(foldFacts(said([...bar, ...grill]))).toEqual(foldFacts(said([...grill, ...bar])));
      }),
    );
  });
});
