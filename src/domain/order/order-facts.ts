// Facts of an order beside its status: who has seen it, who cooks, what is ready. Statuses go forward alone [S4.01]; facts
// may be undone, so they stand apart. The journal orders them, and this file folds them.

import type { RejectReason } from './reject-reason.ts';

/** First sight of the order: on a visible screen, or on paper that a printer proved. */
export const SEEN_BY = ['screen', 'printer'] as const;
export type SeenBy = (typeof SEEN_BY)[number];

/** One word about an order, as it is asked for. Kinds are persisted: they may be added to and never renamed. */
export type OrderFact =
  /**
   * `station`: whose screen or paper it was; absent: of the whole order. `partly`: another station of the order has not shown
   * its part yet, as the server found when it was said. `toWaiter`: a waiter's screen, where no station has a screen or a
   * printer; a word of its own, so that an older reader knows the screen all the same.
   */
  | {
      readonly kind: 'seen';
      readonly by: SeenBy;
      readonly station?: string | undefined;
      readonly partly?: true | undefined;
      readonly toWaiter?: true | undefined;
    }
  /** `station`: which one took its part; absent: a person took all of it. */
  | { readonly kind: 'accepted'; readonly station?: string | undefined }
  | { readonly kind: 'started' }
  | { readonly kind: 'delayed'; readonly minutes: number }
  /** `line`: its index in the order. `done` false: it is not, after all. */
  | { readonly kind: 'tick'; readonly line: number; readonly station: string; readonly done: boolean }
  | { readonly kind: 'ready'; readonly station: string }
  /** Every station has it again. */
  | { readonly kind: 'recalled' }
  /** A station has read that it was turned down. */
  | { readonly kind: 'voidRead'; readonly station: string }
  /** One dish of it is not cooked after all. `line`: its index in the order, as of a tick. */
  | { readonly kind: 'lineVoid'; readonly line: number; readonly reason: RejectReason }
  /** A station has read that this dish of its is not cooked. */
  | { readonly kind: 'lineVoidRead'; readonly line: number; readonly station: string }
  /** "Served" was pressed by mistake: it is not with its guests yet. */
  | { readonly kind: 'unserved' }
  /** Served after such a mistake: the status says so already, and goes forward alone. */
  | { readonly kind: 'served' }
  /** The venue's own rule: the first order of a party waits for a waiter before its kitchen hears of it. */
  | { readonly kind: 'held' }
  /** Staff have seen the party: from here on the kitchen has the order. */
  | { readonly kind: 'confirmed' };
export type OrderFactKind = OrderFact['kind'];

/** A fact as the journal has it. `by`: a name that people read; empty: the venue's own rule. */
export interface SaidFact {
  readonly fact: OrderFact;
  readonly at: number;
  readonly by: string;
  /** A screen of the kitchen said it. */
  readonly station?: true | undefined;
}

/** Times are epoch ms of the server's clock. */
export interface OrderFacts {
  /** When the last station that has a part of it had shown it. */
  readonly seenAt?: number;
  /** By the station's id: when it showed its part. Absent in rows of older servers. */
  readonly shownAt?: Readonly<Record<string, number>>;
  readonly seenBy?: SeenBy;
  /** A waiter's screen showed it, because no station has a screen or printer. */
  readonly seenByWaiter?: true;
  /** `by` empty: the venue accepts by itself. `station`: a screen of the kitchen did; absent in rows of older servers. */
  readonly accepted?: { readonly by: string; readonly at: number; readonly station?: true };
  /** By the station's id: when it took its part. Absent in rows of older servers. */
  readonly takenAt?: Readonly<Record<string, number>>;
  readonly startedAt?: number;
  readonly delayed?: { readonly minutes: number; readonly at: number; readonly by: string };
  /** By the line's index in the order. */
  readonly lineTicks: Readonly<Record<string, { readonly at: number; readonly station: string }>>;
  /** By the station's id. */
  readonly readyAt: Readonly<Record<string, number>>;
  readonly recalledAt?: number;
  /** By the station's id: when it read that the order was turned down. */
  readonly voidReadAt?: Readonly<Record<string, number>>;
  /** By the line's index in the order: which dishes were taken off it, by whom and why. */
  readonly lineVoids?: Readonly<
    Record<string, { readonly by: string; readonly at: number; readonly reason: RejectReason }>
  >;
  /** By the line's index: when its station read that. */
  readonly lineVoidReadAt?: Readonly<Record<string, number>>;
  /** "Served" was taken back then, and nobody has served it since. */
  readonly unservedAt?: number;
  /** When it reached its guests. */
  readonly servedAt?: number;
  /** Name of the person who brought it; absent in rows of older servers. */
  readonly servedBy?: string;
  /** Since when it waits to be confirmed; absent: its kitchen had it at once. */
  readonly heldAt?: number;
  readonly confirmed?: { readonly by: string; readonly at: number };
}

/** Its kitchen does not hear of it until somebody of the staff has confirmed it. */
export const isHeld = ({ heldAt, confirmed }: Pick<OrderFacts, 'heldAt' | 'confirmed'>): boolean =>
  heldAt !== undefined && confirmed === undefined;

export const NO_FACTS: OrderFacts = { lineTicks: {}, readyAt: {} };

/** The kitchen has it again, and no station has been ready since. */
export const isCalledBack = ({ recalledAt, readyAt }: OrderFacts): boolean =>
  recalledAt !== undefined && Object.keys(readyAt).length === 0;

/** A station has shown its part, and another one that has a part has not. */
export const isShownInPart = ({ shownAt, seenAt }: OrderFacts): boolean =>
  shownAt !== undefined && seenAt === undefined;

/**
 * Since when somebody has seen to all of the order; undefined: a part of it may lie unseen. What a waiter accepts was read as a
 * whole; what a station takes or begins is its own part. What the venue accepts by itself was seen by nobody.
 */
export const heardAt = (facts: OrderFacts): number | undefined => {
  const { seenAt, accepted, startedAt } = facts;
  if (seenAt !== undefined) return seenAt;
  if (isShownInPart(facts)) return accepted?.by && !accepted.station ? accepted.at : undefined;
  return accepted?.by ? accepted.at : startedAt;
};

/** A dish that is done was begun: who never presses "Start" has started with the first one. */
const begun = (facts: OrderFacts, at: number): OrderFacts =>
  facts.startedAt === undefined ? { ...facts, startedAt: at } : facts;

const without = <T>(rows: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(rows).filter(([one]) => one !== key));

/** The facts of an order that reaches its guests: the first time stands, until it is taken back. */
export const withServed = (facts: OrderFacts, at: number, by: string): OrderFacts => {
  if (facts.servedAt !== undefined) return facts;
  const { unservedAt: _, ...rest } = facts;
  return { ...rest, servedAt: at, servedBy: by };
};

/** The facts after one more. What is said again of what happens once changes nothing. */
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
      // A person's word is of the whole order: it stands over a station's and the venue's own, while a part lies unseen.
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
    case 'lineVoid':
      return {
        ...facts,
        lineTicks: without(facts.lineTicks, String(fact.line)),
        lineVoids: { [fact.line]: { by, at, reason: fact.reason }, ...facts.lineVoids },
      };
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
 * The facts that a row of facts comes to.
 * @internal The server folds them one by one, as they come; tests hold that to the whole.
 */
export const foldFacts = (said: readonly SaidFact[]): OrderFacts => said.reduce(foldFact, NO_FACTS);
