// Which facts may still be said of an order: what has gone on is not taken back, and what was said first stands.
import { isSamePerson, type NamedDoer } from '../staff/same-person.ts';
import type { OrderStatus } from './order.ts';
import { heardAt, type OrderFact, type OrderFactKind, type OrderFacts } from './order-facts.ts';

/** While a station may still be cooking: a waiter's word about the whole order takes no dish off the fire. */
const COOKING: readonly OrderStatus[] = [
  ...(['ordered', 'cooked_spot', 'cooked_delivery', 'cooked_preorder', 'cooked_room'] as const),
  ...(['served_spot', 'on_the_way_delivery'] as const),
];

/** The statuses in which each fact may be said. */
const FACT_STATUSES: Readonly<Record<OrderFactKind, readonly OrderStatus[] | 'any'>> = {
  seen: 'any',
  accepted: ['ordered'],
  started: ['ordered'],
  delayed: ['ordered'],
  tick: COOKING,
  ready: COOKING,
  recalled: ['ordered', 'cooked_spot', 'cooked_delivery', 'cooked_preorder', 'cooked_room'],
  voidRead: ['rejected'],
};

export const RECALL_MS = 30 * 60_000;

type FactVerdict =
  | 'said'
  /** It was so already: nothing is written, and nobody is told. */
  | 'known'
  | 'done_already'
  | 'moved_on'
  | 'too_late'
  | 'invalid_command';

const lastReady = (facts: OrderFacts): number | undefined => {
  const times = [...Object.values(facts.readyAt), ...Object.values(facts.lineTicks).map(({ at }) => at)];
  return times.length === 0 ? undefined : Math.max(...times);
};

interface Judged {
  readonly status: OrderStatus;
  readonly facts: OrderFacts;
  readonly lines: number;
}

/**
 * `by`, `byId`: who says it; the same person again says nothing new. `acceptedById`: of whoever accepted it. `cookedAt`: when the
 * status said that it is ready.
 */
export const judgeFact = (
  { status, facts, lines }: Judged,
  fact: OrderFact,
  said: NamedDoer & {
    readonly at: number;
    readonly cookedAt: number | undefined;
    readonly acceptedById?: string | undefined;
  },
): FactVerdict => {
  if (fact.kind === 'seen') {
    const isNews = !fact.partly || fact.station === undefined || facts.shownAt?.[fact.station] === undefined;
    return facts.seenAt === undefined && isNews ? 'said' : 'known';
  }
  const allowed = FACT_STATUSES[fact.kind];
  if (allowed !== 'any' && !allowed.includes(status)) return 'moved_on';
  switch (fact.kind) {
    case 'accepted':
      // Each station takes its own part, whoever took theirs before.
      if (fact.station !== undefined) return facts.takenAt?.[fact.station] === undefined ? 'said' : 'known';
      if (!facts.accepted || (said.by !== '' && heardAt(facts) === undefined)) return 'said';
      // What the venue said by itself is taken from nobody's hand.
      if (facts.accepted.by === '') return 'known';
      return isSamePerson({ by: facts.accepted.by, byId: said.acceptedById }, said) ? 'known' : 'done_already';
    case 'started':
      return facts.startedAt === undefined ? 'said' : 'known';
    case 'delayed':
      return 'said';
    case 'tick': {
      if (fact.line >= lines) return 'invalid_command';
      return (facts.lineTicks[String(fact.line)] !== undefined) === fact.done ? 'known' : 'said';
    }
    case 'ready':
      return facts.readyAt[fact.station] === undefined ? 'said' : 'known';
    case 'voidRead':
      return facts.voidReadAt?.[fact.station] === undefined ? 'said' : 'known';
    case 'recalled': {
      const ready = lastReady(facts) ?? (facts.recalledAt === undefined ? said.cookedAt : undefined);
      if (ready === undefined) return 'known';
      return said.at - ready > RECALL_MS ? 'too_late' : 'said';
    }
  }
};
