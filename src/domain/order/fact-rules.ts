// Facts that may still be added to an order: progress is not undone, and the first statement stands.
import { isSamePerson, type NamedDoer } from '../staff/same-person.ts';
import type { OrderStatus } from './order.ts';
import { heardAt, isHeld, type OrderFact, type OrderFactKind, type OrderFacts } from './order-facts.ts';
import { canMove } from './order-status.ts';
import { presentStatus } from './standing/present-status.ts';

/** Statuses in which a station may still cook: a waiter's status for the whole order stops no station. */
const COOKING: readonly OrderStatus[] = [
  ...(['ordered', 'cooked_spot', 'cooked_delivery', 'cooked_preorder', 'cooked_room'] as const),
  ...(['served_spot', 'on_the_way_delivery'] as const),
];

const IN_THE_KITCHEN: readonly OrderStatus[] = [
  'ordered',
  'cooked_spot',
  'cooked_delivery',
  'cooked_preorder',
  'cooked_room',
];
const SERVED: readonly OrderStatus[] = ['served_spot', 'on_the_way_delivery'];

/** Statuses in which each fact is accepted. */
const FACT_STATUSES: Readonly<Record<OrderFactKind, readonly OrderStatus[] | 'any'>> = {
  seen: 'any',
  accepted: ['ordered'],
  started: ['ordered'],
  delayed: ['ordered'],
  tick: COOKING,
  ready: COOKING,
  recalled: IN_THE_KITCHEN,
  voidRead: ['rejected'],
  // A guest may send a dish back, so it is voided also once it is served.
  lineVoid: COOKING,
  lineVoidRead: 'any',
  unserved: SERVED,
  served: SERVED,
  // Set only by the venue's own rule, never by a person.
  held: [],
  confirmed: ['ordered'],
};

export const RECALL_MS = 30 * 60_000;
/** How long "Served" can be undone: later the guest has eaten. */
export const UNSERVED_MS = 10 * 60_000;

type FactVerdict =
  | 'said'
  /** Unchanged: no row is written, and no one is notified. */
  | 'known'
  | 'done_already'
  | 'moved_on'
  /** The last dish of an order that is not served: the whole order is rejected instead. */
  | 'last_dish'
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
 * Verdict on a fact. `by`, `byId`: the person who reports it; a repetition by the same person is `known`. `acceptedById`:
 * the person who accepted the order. `cookedAt`: when the status became ready.
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
    // The person who confirms has seen the order, its kitchen has not.
    if (isHeld(facts)) return 'known';
    const isNews = !fact.partly || fact.station === undefined || facts.shownAt?.[fact.station] === undefined;
    return facts.seenAt === undefined && isNews ? 'said' : 'known';
  }
  const allowed = FACT_STATUSES[fact.kind];
  // "Served" facts are checked against the raw status, all others against the status as staff and guests see it.
  const standing = fact.kind === 'served' || fact.kind === 'unserved' ? status : presentStatus(status, facts);
  if (allowed !== 'any' && !allowed.includes(standing)) return 'moved_on';
  if (isHeld(facts) && fact.kind !== 'confirmed' && fact.kind !== 'voidRead') return 'invalid_command';
  switch (fact.kind) {
    case 'accepted':
      // Each station accepts its own part, even when another station has accepted its part before.
      if (fact.station !== undefined) return facts.takenAt?.[fact.station] === undefined ? 'said' : 'known';
      if (!facts.accepted || (said.by !== '' && heardAt(facts) === undefined)) return 'said';
      // An order accepted by the venue's own rule has no person yet, so a person may still accept it.
      if (facts.accepted.by === '') return 'known';
      return isSamePerson({ by: facts.accepted.by, byId: said.acceptedById }, said) ? 'known' : 'done_already';
    case 'confirmed':
      if (facts.heldAt === undefined) return 'invalid_command';
      if (!facts.confirmed) return 'said';
      return isSamePerson(facts.confirmed, said) ? 'known' : 'done_already';
    case 'held':
      return 'invalid_command';
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
    case 'lineVoid': {
      if (fact.line >= lines) return 'invalid_command';
      const before = facts.lineVoids?.[fact.line];
      if (before) return isSamePerson({ by: before.by }, { by: said.by }) ? 'known' : 'done_already';
      if (fact.left !== undefined) return 'said';
      // A served order can no longer be rejected as a whole, so its last dish is voided alone.
      const isLast = lines - Object.keys(facts.lineVoids ?? {}).length <= 1;
      return isLast && canMove(status, 'rejected') ? 'last_dish' : 'said';
    }
    case 'lineVoidRead':
      if (facts.lineVoids?.[fact.line] === undefined) return 'invalid_command';
      return facts.lineVoidReadAt?.[fact.line] === undefined ? 'said' : 'known';
    case 'unserved':
      if (facts.unservedAt !== undefined) return 'known';
      return facts.servedAt === undefined || said.at - facts.servedAt > UNSERVED_MS ? 'too_late' : 'said';
    case 'served':
      return facts.unservedAt === undefined ? 'known' : 'said';
    case 'voidRead':
      return facts.voidReadAt?.[fact.station] === undefined ? 'said' : 'known';
    case 'recalled': {
      const ready = lastReady(facts) ?? (facts.recalledAt === undefined ? said.cookedAt : undefined);
      if (ready === undefined) return 'known';
      return said.at - ready > RECALL_MS ? 'too_late' : 'said';
    }
  }
};
