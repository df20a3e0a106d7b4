// Facts of an order beside its status: seen, accepted, cooking, ready. Statuses only go forward [S4.01]; facts can be
// undone, so they are separate. The journal orders them, and this file folds them.

import type { RejectReason } from './reject-reason.ts';

/** First sight of the order: on a visible screen, or on paper with confirmed printing. */
export const SEEN_BY = ['screen', 'printer'] as const;
export type SeenBy = (typeof SEEN_BY)[number];

/** One fact about an order, as reported. Kinds are persisted: they are added and never renamed. */
export type OrderFact =
  /**
   * `station`: the station of the screen or paper; absent: the whole order was shown. `partly`: set by the server when
   * another station has not shown its part yet. `toWaiter`: a waiter's screen, when no station has a screen or printer; a
   * separate field, so that older readers still understand `by: 'screen'`.
   */
  | {
      readonly kind: 'seen';
      readonly by: SeenBy;
      readonly station?: string | undefined;
      readonly partly?: true | undefined;
      readonly toWaiter?: true | undefined;
    }
  /** `station`: the station that accepted its part; absent: a person accepted the whole order. */
  | { readonly kind: 'accepted'; readonly station?: string | undefined }
  | { readonly kind: 'started' }
  | { readonly kind: 'delayed'; readonly minutes: number }
  /** `line`: index in the order. `done` false: undone. */
  | { readonly kind: 'tick'; readonly line: number; readonly station: string; readonly done: boolean }
  | { readonly kind: 'ready'; readonly station: string }
  /** Sent back to all stations. */
  | { readonly kind: 'recalled' }
  /** A station has read that the order was rejected. */
  | { readonly kind: 'voidRead'; readonly station: string }
  /**
   * One dish was voided. `line`: index in the order, as in a tick. `left`: units of the line that stay; absent: none. `as`:
   * set by the server with `left`, the index of the added line that holds the voided units.
   */
  | {
      readonly kind: 'lineVoid';
      readonly line: number;
      readonly reason: RejectReason;
      readonly left?: number | undefined;
      readonly as?: number | undefined;
    }
  /** A station has read that one of its dishes was voided. */
  | { readonly kind: 'lineVoidRead'; readonly line: number; readonly station: string }
  /** "Served" was pressed by mistake: the order is not with its guests yet. */
  | { readonly kind: 'unserved' }
  /** Served after such a mistake: the status cannot repeat it, because statuses only go forward. */
  | { readonly kind: 'served' }
  /** Set by the venue's own rule: a party's first order waits for a waiter before the kitchen gets it. */
  | { readonly kind: 'held' }
  /** Staff have confirmed the party: the kitchen gets the order. */
  | { readonly kind: 'confirmed' };
export type OrderFactKind = OrderFact['kind'];

/** A fact as stored in the journal. `by`: a displayed name; empty: the venue's own rule. */
export interface SaidFact {
  readonly fact: OrderFact;
  readonly at: number;
  readonly by: string;
  /** Reported by a kitchen's screen. */
  readonly station?: true | undefined;
}

/** Times are epoch ms of the server's clock. */
export interface OrderFacts {
  /** When the last station with a part of the order had shown it. */
  readonly seenAt?: number;
  /** When each station showed its part, by station id. Absent in rows of older servers. */
  readonly shownAt?: Readonly<Record<string, number>>;
  readonly seenBy?: SeenBy;
  /** A waiter's screen showed it, because no station has a screen or printer. */
  readonly seenByWaiter?: true;
  /** `by` empty: accepted automatically. `station`: by a kitchen's screen; absent in rows of older servers. */
  readonly accepted?: { readonly by: string; readonly at: number; readonly station?: true };
  /** When each station accepted its part, by station id. Absent in rows of older servers. */
  readonly takenAt?: Readonly<Record<string, number>>;
  readonly startedAt?: number;
  readonly delayed?: { readonly minutes: number; readonly at: number; readonly by: string };
  /** By line index in the order. */
  readonly lineTicks: Readonly<Record<string, { readonly at: number; readonly station: string }>>;
  /** By the station's id. */
  readonly readyAt: Readonly<Record<string, number>>;
  readonly recalledAt?: number;
  /** When each station read the rejection, by station id. */
  readonly voidReadAt?: Readonly<Record<string, number>>;
  /** Void lines with person and reason, by line index in the order. */
  readonly lineVoids?: Readonly<
    Record<string, { readonly by: string; readonly at: number; readonly reason: RejectReason }>
  >;
  /** When the line's station read the void, by line index. */
  readonly lineVoidReadAt?: Readonly<Record<string, number>>;
  /** Time at which "Served" was undone, while the order has not been served again. */
  readonly unservedAt?: number;
  /** When the order was served. */
  readonly servedAt?: number;
  /** Name of the person who served it; absent in rows of older servers. */
  readonly servedBy?: string;
  /** Time since which it waits for confirmation; absent: the kitchen got it at once. */
  readonly heldAt?: number;
  readonly confirmed?: { readonly by: string; readonly at: number };
  /** Minutes that the venue asked for such orders when it took this one; absent: at a table, for a time, or an older server. */
  readonly lead?: number;
}

/** Whether the kitchen does not get the order until staff confirm it. */
export const isHeld = ({ heldAt, confirmed }: Pick<OrderFacts, 'heldAt' | 'confirmed'>): boolean =>
  heldAt !== undefined && confirmed === undefined;

export const NO_FACTS: OrderFacts = { lineTicks: {}, readyAt: {} };

/** The order was recalled, and no station has been ready since. */
export const isCalledBack = ({ recalledAt, readyAt }: OrderFacts): boolean =>
  recalledAt !== undefined && Object.keys(readyAt).length === 0;

/** One station has shown its part, and another one has not. */
export const isShownInPart = ({ shownAt, seenAt }: OrderFacts): boolean =>
  shownAt !== undefined && seenAt === undefined;

/**
 * Time since which the whole order is seen; undefined: a part may be unseen. A waiter's acceptance covers the whole order, a
 * station's acceptance or start only its part, an automatic acceptance none.
 */
export const heardAt = (facts: OrderFacts): number | undefined => {
  const { seenAt, accepted, startedAt } = facts;
  if (seenAt !== undefined) return seenAt;
  if (isShownInPart(facts)) return accepted?.by && !accepted.station ? accepted.at : undefined;
  return accepted?.by ? accepted.at : startedAt;
};

/** A ticked dish implies a start: a cook who never presses "Start" has started with the first tick. */
const begun = (facts: OrderFacts, at: number): OrderFacts =>
  facts.startedAt === undefined ? { ...facts, startedAt: at } : facts;

const without = <T>(rows: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(rows).filter(([one]) => one !== key));

/** Index of the line that holds the voided units. */
export const voidedLine = ({ line, as = line }: Extract<OrderFact, { readonly kind: 'lineVoid' }>): number => as;

/** Facts of an order that is served: the first time stands until it is undone. */
export const withServed = (facts: OrderFacts, at: number, by: string): OrderFacts => {
  if (facts.servedAt !== undefined) return facts;
  const { unservedAt: _, ...rest } = facts;
  return { ...rest, servedAt: at, servedBy: by };
};

/** Adds one fact. A repeated one-time fact changes nothing. */
export const foldFact = (facts: OrderFacts, { fact, at, by, station }: SaidFact): OrderFacts => {
  switch (fact.kind) {
    case 'seen': {
      const shown =
        fact.station === undefined ? facts : { ...facts, shownAt: { [fact.station]: at, ...facts.shownAt } };
      if (fact.partly || facts.seenAt !== undefined) return shown;
      return { ...shown, seenAt: at, seenBy: fact.by, ...(fact.toWaiter && { seenByWaiter: true }) };
    }
    case 'accepted': {
      const taken =
        fact.station === undefined ? facts : { ...facts, takenAt: { [fact.station]: at, ...facts.takenAt } };
      // A person's acceptance covers the whole order: it replaces a station's and an automatic one, while a part is unseen.
      const stands = fact.station !== undefined || by === '' || heardAt(facts) !== undefined;
      if (taken.accepted && stands) return taken;
      return { ...taken, accepted: { by, at, ...(station && { station }) } };
    }
    case 'started':
      return begun(facts, at);
    case 'delayed':
      return { ...facts, delayed: { minutes: fact.minutes, at, by } };
    case 'tick': {
      const key = String(fact.line);
      const lineTicks = fact.done
        ? { ...facts.lineTicks, [key]: { at, station: fact.station } }
        : without(facts.lineTicks, key);
      return { ...(fact.done ? begun(facts, at) : facts), lineTicks };
    }
    case 'ready':
      return { ...begun(facts, at), readyAt: { ...facts.readyAt, [fact.station]: at } };
    case 'recalled':
      return { ...facts, readyAt: {}, lineTicks: {}, recalledAt: at };
    case 'voidRead':
      return { ...facts, voidReadAt: { [fact.station]: at, ...facts.voidReadAt } };
    case 'lineVoid': {
      const gone = voidedLine(fact);
      return {
        ...facts,
        lineTicks: without(facts.lineTicks, String(gone)),
        lineVoids: { [gone]: { by, at, reason: fact.reason }, ...facts.lineVoids },
      };
    }
    case 'lineVoidRead':
      return { ...facts, lineVoidReadAt: { [fact.line]: at, ...facts.lineVoidReadAt } };
    case 'unserved': {
      const { servedAt: _at, servedBy: _by, ...rest } = facts;
      return { ...rest, unservedAt: at };
    }
    case 'served':
      return withServed(facts, at, by);
    case 'held':
      return { heldAt: at, ...facts };
    case 'confirmed':
      return { confirmed: { by, at }, ...facts };
  }
};

/**
 * Folds a list of facts.
 * @internal The server folds them one by one as they arrive; tests compare that with this fold.
 */
export const foldFacts = (said: readonly SaidFact[]): OrderFacts => said.reduce(foldFact, NO_FACTS);
