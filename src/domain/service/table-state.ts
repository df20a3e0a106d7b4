// State of a table for staff: the most urgent of all that apply.
import { LATE_MS, WARM_MS } from '../kitchen/late-order.ts';
import type { OrderStatus } from '../order/order.ts';
import { isFinal } from '../order/order-status.ts';
import { UNSEEN_RINGS_MS } from './board.ts';

/** Most urgent first. */
export const TABLE_STATES = [
  'calls',
  'bill',
  'unseen',
  'unaccepted',
  'late',
  'ready',
  'coming',
  'sent',
  'seen',
  'accepted',
  'cooking',
  'eating',
  'paid',
  'choosing',
  'free',
] as const;
export type TableStateKind = (typeof TABLE_STATES)[number];

export interface TableState {
  readonly kind: TableStateKind;
  /** Epoch ms when the state began; undefined for a free table. */
  readonly since: number | undefined;
}

/** Fields of an order that a table's state needs. All times are epoch ms of the server's clock. */
export interface OrderStanding {
  readonly status: OrderStatus;
  readonly placedAt: number;
  /** When staff are expected to look at the order. */
  readonly lookedAtFrom: number;
  readonly seenAt: number | undefined;
  /** The order waits for a waiter: for confirmation or, when only a waiters' screen has shown it, for acceptance. */
  readonly isUnaccepted?: boolean;
  /** When a person or the venue's rule accepted the order. */
  readonly acceptedAt: number | undefined;
  /** The kitchen has begun. */
  readonly startedAt: number | undefined;
  /** When a part of the order was first ready at the pass. */
  readonly readyAt: number | undefined;
  /** When the kitchen recalled the order; earlier ready marks are void. */
  readonly recalledAt?: number | undefined;
  /** The kitchen asked for more time, until then. */
  readonly delayedUntil: number | undefined;
  readonly servedAt: number | undefined;
}

export interface CallStanding {
  readonly kind: 'call' | 'bill';
  readonly at: number;
  /** When a member of staff answered "I'm coming". */
  readonly comingAt: number | undefined;
}

export interface TableStanding {
  /** undefined: the table's code was not scanned. */
  readonly openedAt: number | undefined;
  readonly orders: readonly OrderStanding[];
  /** Whether an amount is left to pay: a payment that ended an order may have been reversed. */
  readonly isOwed?: boolean;
  /** Open calls. */
  readonly calls: readonly CallStanding[];
}

/** Whether it is neither served nor ended. */
export const isUnderWay = ({ status, servedAt }: OrderStanding): boolean =>
  !isFinal(status) && status !== 'served_spot' && servedAt === undefined;

/** Progress of a running order, no further than its facts. */
const wayOf = ({
  status,
  seenAt,
  acceptedAt,
  startedAt,
  recalledAt,
}: OrderStanding): 'sent' | 'seen' | 'accepted' | 'cooking' => {
  if (status !== 'ordered' || startedAt !== undefined || recalledAt !== undefined) return 'cooking';
  if (seenAt === undefined) return 'sent';
  return acceptedAt === undefined ? 'seen' : 'accepted';
};

const isUnseen = (order: OrderStanding, now: number): boolean =>
  order.status === 'ordered' &&
  !order.isUnaccepted &&
  order.seenAt === undefined &&
  now - order.lookedAtFrom >= UNSEEN_RINGS_MS;

const isReady = ({ status, readyAt, recalledAt }: OrderStanding): boolean =>
  readyAt !== undefined ||
  (recalledAt === undefined && (status === 'cooked_spot' || status === 'cooked_room' || status === 'cooked_preorder'));

/** Whether it is overdue and no dish is ready. Food at the pass waits for the waiter instead. */
const isLate = (order: OrderStanding, now: number): boolean =>
  !isReady(order) && now >= Math.max(order.placedAt + LATE_MS, order.delayedUntil ?? 0);

/**
 * Whether it waits for a waiter or, shown in the kitchen, is not accepted at the age at which the kitchen's ticket turns
 * warm. At the later age of late food its guests would have waited for a quarter of an hour for a first answer.
 */
const isNotAccepted = (order: OrderStanding, now: number): boolean =>
  order.isUnaccepted
    ? now >= order.lookedAtFrom
    : wayOf(order) === 'seen' &&
      !isReady(order) &&
      now >= Math.max(order.lookedAtFrom + WARM_MS, order.delayedUntil ?? 0);

const first = (times: readonly number[]): number | undefined => (times.length === 0 ? undefined : Math.min(...times));

/** Begin of each state that applies to the table. */
const sinceOf = ({ openedAt, orders, isOwed = false, calls }: TableStanding, now: number) => {
  const underWay = orders.filter(isUnderWay);
  const placed = (wanted: readonly OrderStanding[]) => first(wanted.map((order) => order.placedAt));
  const isEnded = ({ status }: OrderStanding) => isFinal(status) && !(isOwed && status === 'paid');
  const eaten = orders.filter(
    (order) =>
      !isEnded(order) && (order.status === 'served_spot' || order.status === 'paid' || order.servedAt !== undefined),
  );
  const paid = orders.filter(({ status }) => status === 'paid');
  const open = calls.filter(({ comingAt }) => comingAt === undefined);
  return {
    calls: first(open.flatMap(({ kind, at }) => (kind === 'call' ? at : []))),
    bill: first(open.flatMap(({ kind, at }) => (kind === 'bill' ? at : []))),
    unseen: first(underWay.filter((order) => isUnseen(order, now)).map((order) => order.lookedAtFrom)),
    unaccepted: first(underWay.filter((order) => isNotAccepted(order, now)).map((order) => order.lookedAtFrom)),
    late: placed(underWay.filter((order) => isLate(order, now))),
    ready: first(underWay.filter(isReady).map((order) => order.readyAt ?? order.placedAt)),
    coming: first(calls.flatMap(({ comingAt }) => comingAt ?? [])),
    sent: placed(underWay.filter((order) => wayOf(order) === 'sent')),
    seen: placed(underWay.filter((order) => wayOf(order) === 'seen')),
    accepted: placed(underWay.filter((order) => wayOf(order) === 'accepted')),
    cooking: placed(underWay.filter((order) => wayOf(order) === 'cooking')),
    eating: first(eaten.map(({ servedAt, placedAt }) => servedAt ?? placedAt)),
    paid: paid.length > 0 ? (openedAt ?? placed(paid)) : undefined,
    choosing: openedAt,
    free: undefined,
  } satisfies Readonly<Record<TableStateKind, number | undefined>>;
};

/** `now`: the server's time, epoch ms. */
export const tableState = (table: TableStanding, now: number): TableState => {
  const since = sinceOf(table, now);
  const kind = TABLE_STATES.find((state) => since[state] !== undefined) ?? 'free';
  return { kind, since: since[kind] };
};
