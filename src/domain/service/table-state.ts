// State of a table for the staff: the one most pressing thing of all that is true of it.
import type { OrderStatus } from '../order/order.ts';
import { isFinal } from '../order/order-status.ts';
import { UNSEEN_RINGS_MS } from './board.ts';

/** From the most pressing to the least. */
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
  /** Epoch ms: for how long it has been so; undefined for a free table. */
  readonly since: number | undefined;
}

/** As far as a table's state depends on an order. All times are epoch ms of the server's clock. */
export interface OrderStanding {
  readonly status: OrderStatus;
  readonly placedAt: number;
  /** From when on somebody is expected to look at it. */
  readonly lookedAtFrom: number;
  readonly seenAt: number | undefined;
  /** The order waits for a waiter: to be confirmed or, where a waiter's screen alone has shown it, to be accepted. */
  readonly isUnaccepted?: boolean;
  /** A person accepted it, or the venue by itself. */
  readonly acceptedAt: number | undefined;
  /** The kitchen has begun. */
  readonly startedAt: number | undefined;
  /** Some of it stands ready at the pass. */
  readonly readyAt: number | undefined;
  /** The kitchen has called it back; what was ready before is so no more. */
  readonly recalledAt?: number | undefined;
  /** The kitchen asked for more time, up to then. */
  readonly delayedUntil: number | undefined;
  readonly servedAt: number | undefined;
}

export interface CallStanding {
  readonly kind: 'call' | 'bill';
  readonly at: number;
  /** A member of the staff has said "I'm coming". */
  readonly comingAt: number | undefined;
}

export interface TableStanding {
  /** undefined: nobody has scanned its code. */
  readonly openedAt: number | undefined;
  readonly orders: readonly OrderStanding[];
  /** Whether an amount is left to pay: a payment that ended an order may have been taken back. */
  readonly isOwed?: boolean;
  /** Calls that are still open. */
  readonly calls: readonly CallStanding[];
}

const MINUTE = 60_000;
/** The kitchen's own limit: from here on the head of its ticket is red. */
const LATE_MS = 15 * MINUTE;

const isUnderWay = ({ status, servedAt }: OrderStanding): boolean =>
  !isFinal(status) && status !== 'served_spot' && servedAt === undefined;

/** Progress of an order that is under way: no more than its facts say. */
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

/** Whether it takes longer than it should and no dish is ready. Food at the pass waits for the waiter instead. */
const isLate = (order: OrderStanding, now: number): boolean =>
  !isReady(order) && now >= Math.max(order.placedAt + LATE_MS, order.delayedUntil ?? 0);

const first = (times: readonly number[]): number | undefined => (times.length === 0 ? undefined : Math.min(...times));

/** When each of the states began, where it is true of the table. */
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
    unaccepted: first(
      underWay.flatMap(({ isUnaccepted, lookedAtFrom }) => (isUnaccepted && now >= lookedAtFrom ? lookedAtFrom : [])),
    ),
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
