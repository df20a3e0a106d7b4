// The judge. It does not know how the outbox works: it compares the guest's intentions and the answers shown with the
// kitchen's orders. A request with an unknown outcome counts as neither sent nor failed.
import type { StoredEntry } from '#contract/outbox/commands.ts';
import { POISON_ATTEMPTS } from '#core/sync/outbox/outbox-queue.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CommandId, ProductId, SessionId } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { furtherLabels } from '#domain/order/order-label.ts';
import { CALL_AGES } from '#domain/outbox/command-ages.ts';
import { canMoveEntry } from '#domain/outbox/entry-moves.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { everSeen, type History, type Intent } from './history.ts';
import { LATEST_DELIVERY } from './network.ts';
import { isHeld, mayGoBy } from './seats.ts';
import type { ServiceHarm } from './service/service-harm.ts';
import { TERMS } from './venue.ts';
import type { BillAsked } from './venue-server.ts';

export interface End {
  readonly history: History;
  /** The end, epoch ms. */
  readonly now: number;
  /** In the order of arrival in the kitchen. */
  readonly ledger: readonly PlacedOrder[];
  /** In the order of arrival at the venue. */
  readonly bills: readonly BillAsked[];
  /** Calls that the venue got, and the end of each bill request and call. */
  readonly calls: readonly { readonly id: string; readonly at: number }[];
  readonly ended: ReadonlyMap<string, number>;
  readonly entries: readonly StoredEntry[];
  readonly cart: Cart | undefined;
  readonly sessions: readonly { readonly id: SessionId }[];
  readonly dishOf: (product: ProductId) => number;
}

export interface Violation {
  readonly kind:
    | 'lost'
    | 'duplicated'
    | 'unexpected'
    | 'silent'
    | 'false no'
    | 'over-charged'
    | 'out of order'
    | 'stale'
    | 'asked for nothing'
    | 'crooked'
    | ServiceHarm;
  readonly what: string;
}

const MINUTE = 60_000;
/** Tolerance for a device's wrong estimate of the server's clock, and for a slow request. */
const SLACK = MINUTE + LATEST_DELIVERY;

export function findViolations(end: End): readonly Violation[] {
  return [
    losses,
    duplicates,
    unexpected,
    silences,
    falseNos,
    charges,
    disorder,
    stale,
    questions,
    moves,
    bills,
  ].flatMap((check) => [...check(end)]);
}

const short = (id: string): string => id.slice(-4);

/** Everything that the venue has done for the guest: orders, bill requests, calls. */
const done = ({ ledger, bills, calls }: End): readonly { readonly id: string; readonly at: number }[] => [
  ...ledger.map(({ id, placedAt }) => ({ id, at: placedAt })),
  ...bills,
  ...calls,
];

/** Minutes that a command may wait without a question, and in total. */
const termsOf = ({ kind, at, takenUntil }: Intent): { readonly silent: number; readonly ask: number } => {
  if (kind === 'call') return { silent: CALL_AGES.silentMinutes, ask: CALL_AGES.askMinutes };
  const minutes = takenUntil && Math.max(0, (takenUntil - at) / MINUTE);
  return { silent: minutes ?? TERMS.orderSilentMinutes, ask: minutes ?? TERMS.orderAskMinutes };
};

const dishesOf = (entry: StoredEntry) => (entry.kind === 'order' ? entry.lines : []);

/** I1: an order shown as received is in the kitchen, and no wished dish disappears. */
function* losses(end: End): Iterable<Violation> {
  const { history, ledger, entries, cart } = end;
  const has = new Set(done(end).map(({ id }) => id));
  for (const { id, state } of entries) {
    if (state === 'received' && !has.has(id)) {
      yield { kind: 'lost', what: `${short(id)} was received, the kitchen does not have it` };
    }
  }
  for (const id of history.seen.keys()) {
    if (everSeen(history, id, 'received') && !has.has(id)) {
      yield { kind: 'lost', what: `${short(id)} was shown as received, the kitchen does not have it` };
    }
  }
  for (const dish of history.wished) {
    const isSomewhere =
      ledger.some((order) => order.lines.some((line) => line.productId === dish)) ||
      cart?.lines.some((line) => line.productId === dish) ||
      entries.some((entry) => !isSettled(entry.state) && dishesOf(entry).some((line) => line.productId === dish));
    if (!isSomewhere) yield { kind: 'lost', what: `dish ${dish} is nowhere` };
  }
}

/** I2: every order once, and no dish twice, under any id and including the cart. */
function* duplicates({ history, ledger, entries, cart }: End): Iterable<Violation> {
  const ids = ledger.map(({ id }) => id);
  for (const id of ids.filter((id, at) => ids.indexOf(id) !== at)) {
    yield { kind: 'duplicated', what: `${short(id)} is twice in the kitchen` };
  }
  for (const dish of history.wished) {
    const has = (lines: readonly { readonly productId: ProductId; readonly quantity: number }[]): number =>
      lines.filter((line) => line.productId === dish).reduce((sum, { quantity }) => sum + quantity, 0);
    const cooked = ledger.reduce((sum, order) => sum + has(order.lines), 0);
    const onItsWay = entries
      .filter((entry) => !isSettled(entry.state) && !ledger.some(({ id }) => id === entry.id))
      .reduce((sum, entry) => sum + has(dishesOf(entry)), 0);
    const total = cooked + onItsWay + has(cart?.lines ?? []);
    if (total > 1) yield { kind: 'duplicated', what: `dish ${dish}: ${cooked} cooked, ${total} in all` };
  }
}

/** I3: no unknown order, and none after its table was closed. */
function* unexpected({ history, ledger }: End): Iterable<Violation> {
  for (const order of ledger) {
    const intent = history.intents.get(order.id);
    if (!intent) yield { kind: 'unexpected', what: `${short(order.id)} was never sent by the guest` };
    else if (!mayGoBy(history, intent.sessionId, order.sessionId))
      yield { kind: 'unexpected', what: `${short(order.id)}: other table` };
    const closedAt = order.sessionId && history.closed.get(order.sessionId);
    if (closedAt !== undefined && order.placedAt > closedAt) {
      yield { kind: 'unexpected', what: `${short(order.id)} came after its table was closed` };
    }
  }
}

/** A bill request behind an order that asks: the guest's answer releases both. */
const waitsForTheGuest = (entry: StoredEntry, entries: readonly StoredEntry[]): boolean =>
  entry.kind === 'bill' &&
  entry.state === 'saved' &&
  entries.some((one) => one.kind === 'order' && one.seq < entry.seq && one.state === 'asking');

/** I4: every command shown as saved has ended with a notice to the guest, or asks the guest. */
function* silences(end: End): Iterable<Violation> {
  const { history, entries } = end;
  for (const id of history.seen.keys()) {
    const entry = entries.find((one) => one.id === id);
    if (!entry) yield { kind: 'silent', what: `${short(id)} has vanished` };
    else if ((entry.state === 'saved' || entry.state === 'sending') && !waitsForTheGuest(entry, entries)) {
      yield { kind: 'silent', what: `${entry.label} (${short(id)}) is still ${entry.state}` };
    } else if (isHeld(end, entry, history.intents.get(id))) {
      yield { kind: 'silent', what: `${entry.label} (${short(id)}) asks for a scan for ever` };
    }
  }
}

/** I5: a cancelled order is not cooked. */
function* falseNos(end: End): Iterable<Violation> {
  const { history } = end;
  for (const { id } of done(end)) {
    for (const state of ['refused', 'expired'] as const) {
      if (everSeen(history, id as CommandId, state)) {
        yield { kind: 'false no', what: `${short(id)} was ${state}, and is done` };
      }
    }
  }
  for (const [id, sightings] of history.seen) {
    const told = sightings.find(({ entry }) => entry.state === 'expired');
    const intent = history.intents.get(id);
    if (told && intent && told.at - intent.at < termsOf(intent).ask * MINUTE - SLACK) {
      yield { kind: 'false no', what: `${short(id)} expired after ${(told.at - intent.at) / MINUTE} minutes` };
    }
  }
}

/** I6: never more than the shown total, and exactly the dishes' price when the kitchen got them. */
function* charges({ history, ledger, dishOf }: End): Iterable<Violation> {
  for (const order of ledger) {
    const prices = history.prices.findLast(({ from }) => from <= order.placedAt)?.prices ?? [];
    const { shown = 0, off = 0, way } = history.intents.get(order.id) ?? {};
    const dishes = order.lines.reduce((sum, line) => sum + (prices[dishOf(line.productId)] ?? 0) * line.quantity, 0);
    const total = dishes - off + (way?.fee ?? 0);
    if (order.total > shown) yield { kind: 'over-charged', what: `${short(order.id)}: ${order.total}, shown ${shown}` };
    if (order.total !== total) yield { kind: 'over-charged', what: `${short(order.id)}: ${order.total}, not ${total}` };
  }
}

/** Whether a later order could rightly arrive before this one. */
const steppedAside = (history: History, id: CommandId): boolean =>
  history.seen.get(id)?.some(({ entry }) => entry.state === 'asking' || entry.attempts >= POISON_ATTEMPTS) ?? false;

/** I7: orders of a sitting arrive in tap order, except those that waited for the guest. */
function* disorder({ history, ledger }: End): Iterable<Violation> {
  const before: Intent[] = [];
  for (const { id } of ledger) {
    const intent = history.intents.get(id);
    if (!intent || steppedAside(history, id)) continue;
    const later = before.find((one) => one.sessionId === intent.sessionId && one.at > intent.at);
    if (later) yield { kind: 'out of order', what: `${short(later.id)} came before ${short(id)}` };
    before.push(intent);
  }
}

/** I8: no order that is too old is cooked, and no old one without a question. */
function* stale(end: End): Iterable<Violation> {
  const { history } = end;
  for (const { id: of, at: placedAt } of done(end)) {
    const id = of as CommandId;
    const intent = history.intents.get(id);
    if (!intent) continue;
    const sightings = history.seen.get(id) ?? [];
    const askedAt = sightings.findLast(({ at, entry }) => entry.askReason === 'age' && at < placedAt)?.at;
    const isConfirmed = history.confirmed.has(id) && askedAt !== undefined;
    // With an unknown age the guest decided, within the maximum wait of an order.
    const couldKnow = intent.clockKnown && !history.clockSet.some((when) => askedAt !== undefined && when <= askedAt);
    const from = isConfirmed && !couldKnow ? askedAt : intent.at;
    const terms = termsOf(intent);
    const limit = isConfirmed ? terms.ask : terms.silent;
    if (placedAt - from > limit * MINUTE + SLACK) {
      const age = ((placedAt - intent.at) / MINUTE).toFixed(1);
      yield { kind: 'stale', what: `${short(id)} was cooked after ${age} minutes` };
    }
  }
}

/** A guest is asked only with a reason: an old order, or a scan that the server demanded. */
function* questions({ history, sessions }: End): Iterable<Violation> {
  for (const [id, sightings] of history.seen) {
    const intent = history.intents.get(id);
    if (!intent) continue;
    for (const { at, entry } of sightings) {
      const { sessionId } = intent;
      if (entry.askReason === 'session' && !(sessionId && history.turnedAway.has(sessionId))) {
        yield { kind: 'asked for nothing', what: `${short(id)} asks for a scan, the table is open` };
      }
      const isYoung = at - intent.at < termsOf(intent).silent * MINUTE - SLACK;
      const wasSet = history.clockSet.some((when) => when <= at);
      if (entry.askReason === 'age' && isYoung && intent.clockKnown && !wasSet) {
        yield { kind: 'asked for nothing', what: `${short(id)} asks about its age after ${at - intent.at} ms` };
      }
    }
  }
  for (const id of history.held) {
    if (!history.turnedAway.has(id) && !sessions.some((session) => session.id === id)) {
      yield { kind: 'asked for nothing', what: `the session ${short(id)} was thrown away` };
    }
  }
}

/**
 * A bill request is made once per sitting and again only after new orders, by a guest who had one, while the table was open,
 * and after all their earlier orders.
 */
function* bills({ history, ledger, bills: asked, ended }: End): Iterable<Violation> {
  for (const [at, bill] of asked.entries()) {
    const { id, sessionId, isBrought: isAlong } = bill;
    if (isAlong) continue;
    const intent = history.intents.get(id as CommandId);
    const before = asked.slice(0, at).findLast((one) => one.sessionId === sessionId);
    const isNew = (order: PlacedOrder) => {
      const ordered = history.intents.get(order.id);
      const isHere = ordered !== undefined && mayGoBy(history, ordered.sessionId, sessionId);
      return isHere && order.placedAt > (before?.at ?? 0);
    };
    const isBrought = before !== undefined && (ended.get(before.id) ?? Number.POSITIVE_INFINITY) <= bill.at;
    if (before && !isBrought && !ledger.some((order) => isNew(order) && order.placedAt <= bill.at)) {
      yield { kind: 'duplicated', what: `the bill of ${short(sessionId)} is asked for twice` };
    }
    if (intent?.kind !== 'bill' || !mayGoBy(history, intent.sessionId, sessionId as SessionId)) {
      yield { kind: 'unexpected', what: `nobody asked for the bill ${short(id)}` };
      continue;
    }
    const closedAt = history.closed.get(sessionId as SessionId);
    if (closedAt !== undefined && bill.at > closedAt) {
      yield { kind: 'unexpected', what: `the bill ${short(id)} came after its table was closed` };
    }
    const late = ledger.find((order) => {
      const ordered = history.intents.get(order.id);
      return ordered?.sessionId === sessionId && ordered.at < intent.at && order.placedAt > bill.at;
    });
    if (late) yield { kind: 'out of order', what: `the bill ${short(id)} came before ${short(late.id)}` };
  }
}

/** Whether `told` is the label `own` with a further letter, or with the order's number when the letters are used up. */
const isFurther = (own: string, told: string): boolean =>
  furtherLabels(own).includes(told) || (told.startsWith(own) && /^-\d+$/.test(told.slice(own.length)));

/**
 * An entry's states follow the domain's rules, and a settled entry stays settled. It keeps its label until the server has
 * it. The server lengthens a label used by another open order; then guest and kitchen use the same one.
 */
export function* moves({
  history,
  ledger = [],
}: Pick<End, 'history'> & Partial<Pick<End, 'ledger'>>): Iterable<Violation> {
  for (const what of history.errors) yield { kind: 'crooked', what };
  for (const [id, sightings] of history.seen) {
    const last = sightings.at(-1)?.entry;
    const cooked = ledger.find((order) => order.id === id);
    const [own = '', told, ...more] = new Set(sightings.map(({ entry }) => entry.label));
    const isTold = sightings.every(({ entry }) => entry.label === own || entry.state === 'received');
    if (more.length > 0 || (told !== undefined && !(isTold && isFurther(own, told))))
      yield { kind: 'crooked', what: `${short(id)} was called ${[own, told, ...more].join(', ')}` };
    if (last?.state === 'received' && cooked && cooked.label !== last.label)
      yield { kind: 'crooked', what: `${short(id)} is ${last.label} to its guest and ${cooked.label} to the kitchen` };
    for (const [at, { entry }] of sightings.entries()) {
      const before = sightings[at - 1]?.entry.state;
      if (before !== undefined && before !== entry.state && !canMoveEntry(before, entry.state)) {
        yield { kind: 'crooked', what: `${short(id)} went from ${before} to ${entry.state}` };
      }
    }
  }
}
