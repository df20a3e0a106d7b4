// Stage of an order and its dishes for staff, from its status and facts.

import { type Avoidance, avoidance } from '../diet/diet.ts';
import type { SessionId } from '../ids.ts';
import { UNSERVED_MS } from '../order/fact-rules.ts';
import type { GuestNote } from '../order/guest-note.ts';
import type { OrderStatus } from '../order/order.ts';
import { heardAt, isCalledBack, isHeld, isShownInPart } from '../order/order-facts.ts';
import { belongsTo, canMove, isFinal, ORDER_MOVES } from '../order/order-status.ts';
import { presentStatus } from '../order/standing/present-status.ts';
import { standingLines } from '../order/standing/void-line.ts';
import { kitchenHasFrom } from '../order/times/looked-at.ts';
import { isUnaccepted, type StaffOrder } from './board.ts';
import { type OrderStanding, type TableState, tableState } from './table-state.ts';

export const LINE_STAGES = [
  'held',
  'sent',
  'seen',
  'accepted',
  'cooking',
  'ready',
  'served',
  'paid',
  'rejected',
] as const;
export type LineStage = (typeof LINE_STAGES)[number];

const COOKED: readonly OrderStatus[] = ['cooked_spot', 'cooked_delivery', 'cooked_preorder', 'cooked_room'];
const SERVED: readonly OrderStatus[] = ['served_spot', 'on_the_way_delivery'];
const MINUTE = 60_000;

type Stageable = Pick<StaffOrder, 'status' | 'facts'>;

/** After a recall a dish is ready once it is ticked again; a station without ticks marks all its dishes ready. */
const isCookedLine = ({ status, facts }: Stageable): boolean =>
  COOKED.includes(presentStatus(status, facts)) &&
  (facts.recalledAt === undefined || (!isCalledBack(facts) && Object.keys(facts.lineTicks).length === 0));

/** Stage of the line at an index. */
export const stageOfLine = (order: Stageable, line: number): LineStage => {
  const { status, facts } = order;
  if (status === 'rejected' || facts.lineVoids?.[line] !== undefined) return 'rejected';
  if (status === 'paid') return status;
  if (SERVED.includes(presentStatus(status, facts)) || facts.servedAt !== undefined) return 'served';
  if (status === 'ordered' && isHeld(facts)) return 'held';
  if (isCookedLine(order) || facts.lineTicks[line] !== undefined) return 'ready';
  if (facts.startedAt !== undefined || facts.recalledAt !== undefined) return 'cooking';
  if (facts.accepted) return 'accepted';
  return facts.seenAt === undefined ? 'sent' : 'seen';
};

/** When the first part was at the pass; undefined: none is. */
const readyAt = ({ facts }: Stageable): number | undefined => {
  const times = [...Object.values(facts.readyAt), ...Object.values(facts.lineTicks).map(({ at }) => at)];
  return times.length === 0 ? undefined : Math.min(...times);
};

/** Whether all dishes are at the pass, so that the order can be served as a whole. */
export const isWhollyReady = (order: Stageable & Pick<StaffOrder, 'lines'>): boolean =>
  order.lines.every((_, line) => ['ready', 'rejected'].includes(stageOfLine(order, line)));

/** A delay never extends past the order's wanted time. */
const delayedUntil = ({ facts, details }: Stageable & Pick<StaffOrder, 'details'>): number | undefined => {
  const delayed = facts.delayed && facts.delayed.at + facts.delayed.minutes * MINUTE;
  return details?.wantedAt === undefined ? delayed : Math.max(details.wantedAt, delayed ?? 0);
};

export const standingOf = (order: Stageable & Pick<StaffOrder, 'placedAt' | 'details'>): OrderStanding => {
  const { facts, status, placedAt } = order;
  return {
    status: presentStatus(status, facts),
    placedAt,
    lookedAtFrom: kitchenHasFrom(order),
    seenAt: heardAt(facts),
    isUnaccepted: isUnaccepted(order),
    acceptedAt: facts.accepted?.at,
    startedAt: facts.startedAt,
    readyAt: readyAt(order),
    recalledAt: facts.recalledAt,
    delayedUntil: delayedUntil(order),
    servedAt: facts.servedAt,
  };
};

/** State of one order, by the rules of a table's state. */
export const orderState = (order: Parameters<typeof standingOf>[0], now: number): TableState =>
  tableState({ openedAt: undefined, orders: [standingOf(order)], calls: [] }, now);

/** Since when an order that nobody has accepted is warned of; undefined: not yet, or it waits for confirmation. */
export const notAcceptedSince = (order: Parameters<typeof standingOf>[0], now: number): number | undefined => {
  const { kind, since } = orderState(order, now);
  return kind === 'unaccepted' && !isHeld(order.facts) ? since : undefined;
};

type Movable = Pick<StaffOrder, 'status' | 'orderType'>;

/** Statuses that staff may set next, one step at a time. Payment and rejection have their own commands. [S4.01] */
export const nextMoves = ({ status, orderType, facts }: Movable & Stageable): readonly OrderStatus[] =>
  mayBeConfirmed({ status, facts })
    ? []
    : ORDER_MOVES[presentStatus(status, facts)].filter(
        (to) => belongsTo(to, orderType) && to !== 'paid' && to !== 'rejected',
      );

export const mayBeRefused = ({ status }: Movable): boolean => canMove(status, 'rejected');

/** A dish can be voided until the order is paid; the last one only when the whole order can no longer be rejected. */
export const mayVoidDish = ({ status, facts, lines }: Stageable & Pick<StaffOrder, 'lines'>): boolean => {
  const units = standingLines(lines).reduce((sum, { quantity }) => sum + quantity, 0);
  return !isHeld(facts) && !isFinal(status) && units > (canMove(status, 'rejected') ? 1 : 0);
};

/** "Served" can be undone for some minutes. `now`: of the server's clock. */
export const mayUnserve = ({ status, facts }: Stageable, now: number): boolean =>
  SERVED.includes(presentStatus(status, facts)) && facts.servedAt !== undefined && now - facts.servedAt <= UNSERVED_MS;

export const mayBeMoved = ({ status }: Movable): boolean => !isFinal(status);

/** The kitchen gets the order once staff have confirmed the party. */
export const mayBeConfirmed = ({ status, facts }: Stageable): boolean => status === 'ordered' && isHeld(facts);

/** Whether the order can still be accepted: no person has accepted it, and it is not cooked yet. */
export const mayBeAccepted = ({ status, facts }: Stageable): boolean =>
  status === 'ordered' &&
  !isHeld(facts) &&
  ((!facts.accepted && facts.startedAt === undefined && readyAt({ status, facts }) === undefined) ||
    // One station's acceptance does not cover another: a person may still accept the unseen part.
    (isShownInPart(facts) && heardAt(facts) === undefined));

/** An allergy of a guest. The name is in the venue's language. */
export type Avoided = Pick<GuestNote['avoid'][number], 'code' | 'name'>;

/** All allergies of the guest: staff must also know those that no dish of the order is known to contain. */
export const allergiesOf = ({ guestNote }: Pick<StaffOrder, 'guestNote'>): readonly Avoided[] =>
  (guestNote?.avoid ?? []).map(({ code, name }) => ({ code, name }));

/** Everything that the guests of a sitting have said in their orders, also in cancelled ones. */
export const avoidedInSitting = (
  orders: readonly Pick<StaffOrder, 'sessionId' | 'guestNote'>[],
  sitting: SessionId | undefined,
): Avoidance => {
  const notes = orders.flatMap(({ sessionId, guestNote }) =>
    sitting && sessionId === sitting ? (guestNote ?? []) : [],
  );
  return avoidance(
    notes.flatMap(({ avoid }) => avoid.map(({ code }) => code)),
    notes.flatMap(({ diets }) => diets),
  );
};

/** Allergies that the guests of a sitting have said in their orders, each once. */
export const allergiesInSitting = (
  orders: readonly Pick<StaffOrder, 'sessionId' | 'guestNote'>[],
  sitting: SessionId | undefined,
): readonly Avoided[] => {
  const ofSitting = orders.filter(({ sessionId }) => sitting !== undefined && sessionId === sitting);
  return [...new Map(ofSitting.flatMap(allergiesOf).map((one) => [one.code, one])).values()];
};

/** Allergies of the guest that a dish of the order contains. */
export const allergiesOfDish = ({ guestNote }: Pick<StaffOrder, 'guestNote'>, dish: string): readonly Avoided[] =>
  (guestNote?.avoid ?? []).flatMap(({ code, name, dishes }) =>
    [dishes?.contains, dishes?.mayContain, dishes?.undeclared].some((held) => held?.includes(dish))
      ? { code, name }
      : [],
  );
