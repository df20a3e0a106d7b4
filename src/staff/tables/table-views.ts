// The board as the waiters' screens show it. Pure: the same board and time give the same views.
import { type Piece, pieceKey, piecesOf, type ShareMethods } from '#domain/bill/bill-split.ts';
import { leftOf } from '#domain/bill/left-to-pay.ts';
import { isPaidOnline, type Payment } from '#domain/bill/payment.ts';
import { settledOrders } from '#domain/bill/settled-orders.ts';
import type { TakenPiece } from '#domain/bill/shares.ts';
import { type SplitRow, splitRows } from '#domain/bill/split-rows.ts';
import type { CommandId } from '#domain/ids.ts';
import { chargesWithPackaging } from '#domain/order/standing/placed-packaging.ts';
import { presentStatus } from '#domain/order/standing/present-status.ts';
import { inCash } from '#domain/pricing/cash.ts';
import { addMoney, type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import { type Board, isUnaccepted, type StaffCall, type StaffOrder, type StaffTable } from '#domain/service/board.ts';
import { isForLater, serviceDueAt } from '#domain/service/call.ts';
import {
  allergiesInSitting,
  allergiesOf,
  allergiesOfDish,
  isWhollyReady,
  mayBeAccepted,
  mayBeConfirmed,
  mayBeMoved,
  mayBeRefused,
  mayUnserve,
  mayVoidDish,
  nextMoves,
  notAcceptedSince,
  orderState,
  stageOfLine,
  standingOf,
} from '#domain/service/order-stage.ts';
import { UNDO_MERGE_MS } from '#domain/service/staff-command.ts';
import { type CallStanding, isUnderWay, type TableStateKind, tableState } from '#domain/service/table-state.ts';
import { isSamePerson } from '#domain/staff/same-person.ts';
import { callHere, orderHere, type WaitingHere } from '#staff/board/waiting-here.ts';
import { bookedAt, guestsAt, seatedBooking } from './booked-views.ts';
import { type PaidPieces, withPaid } from './paid-badges.ts';
import type { TableOrderView, TablePaymentView, TableView } from './table-view.ts';
import type { AskingView, BillSplitKind, FoodView, QueueView, RoomView, TableTileView } from './tables-view.ts';
import type { Viewing } from './viewing.ts';

/** The reader's name, followed by the venue's: "Tarator (Таратор)". */
const bothNames = (name: string, own: string = name): string => (own === name ? own : `${own} (${name})`);

/** Orders of a table. A rejected order of a party that left stays with the kitchen, not with the table. */
const ordersOf = (board: Board, table: string): readonly StaffOrder[] => {
  const sittingId = board.tables.find(({ name }) => name === table)?.sitting?.id;
  const isOfOthers = ({ status, sessionId }: StaffOrder) =>
    status === 'rejected' && sessionId !== undefined && sessionId !== sittingId;
  return board.orders
    .filter((order) => order.table === table && !isOfOthers(order))
    .toSorted((one, other) => one.placedAt - other.placedAt);
};

const openCalls = (board: Board, { waiting, me, now }: Viewing) =>
  board.calls.flatMap((call) => (call.doneAt === undefined ? (callHere(call, waiting, me, now) ?? []) : []));

const callStanding = (call: StaffCall): CallStanding => ({
  kind: call.kind,
  at: call.at,
  comingAt: serviceDueAt(call) ?? call.coming?.at,
});

/** Whether its guests are gone: the table is as free as the next guests find it. */
const isLeftAt = ({ sessionId }: StaffOrder, table: StaffTable | undefined): boolean =>
  table !== undefined && sessionId !== undefined && sessionId !== table.sitting?.id;

const tileOf = (board: Board, table: StaffTable, viewing: Viewing): TableTileView => {
  const orders = ordersOf(board, table.name).map((order) => orderHere(order, viewing.waiting, viewing));
  const calls = openCalls(board, viewing).filter(({ call }) => call.table === table.name);
  const { paid, rest } = restOf(board, table.name, viewing);
  return {
    name: table.name,
    href: viewing.hrefOf(table.name),
    state: tableState(
      {
        openedAt: table.sitting?.openedAt,
        isOwed: rest > 0,
        orders: orders.filter(({ order }) => !isLeftAt(order, table)).map(({ order }) => standingOf(order)),
        calls: calls.flatMap(({ call }) => (isForLater(call, viewing.now) ? [] : callStanding(call))),
      },
      viewing.now,
    ),
    sum: table.sitting && rest > 0 ? rest : undefined,
    isPaid: table.sitting !== undefined && paid > 0 && rest === 0,
    guests: guestsAt(board, table),
    booked: bookedAt(board, table.name, viewing.now),
    joined: table.sitting?.joined?.filter((name) => name !== table.name),
    avoids: allergiesInSitting(board.orders, table.sitting?.id),
    isQuiet: table.sitting?.quietSince !== undefined,
    isPaying: (table.sitting?.paying ?? []).length > 0,
    isUnsent: viewing.unsent?.includes(table.name) ?? false,
    hasLeft: orders.some(({ order }) => isLeftAt(order, table) && isUnderWay(standingOf(order))),
    waits:
      viewing.waiting.tables.has(table.name) ||
      viewing.waiting.paid.has(table.sitting?.id ?? '') ||
      [...orders, ...calls].some(({ waits }) => waits),
  };
};

const isHotelRoom = ({ orderType }: Pick<StaffTable, 'orderType'>): boolean => orderType === 'room';

/** Tables by room in the venue's order, followed by the hotel rooms. */
export const roomsOf = (board: Board, viewing: Viewing): readonly RoomView[] => {
  const ofHotel = board.tables.filter(isHotelRoom);
  const tables = board.tables.filter((table) => !isHotelRoom(table));
  const rooms = [...new Set(tables.map(({ room }) => room))].map((name) => ({
    name,
    isOfHotel: false,
    tables: tables.filter(({ room }) => room === name),
  }));
  if (ofHotel.length > 0) rooms.push({ name: undefined, isOfHotel: true, tables: ofHotel });
  return rooms.map((room) => ({ ...room, tables: room.tables.map((table) => tileOf(board, table, viewing)) }));
};

const sumOf = (parts: readonly { readonly amount: Minor }[]): Minor =>
  addMoney(ZERO, ...parts.map(({ amount }) => amount));

/** Payments noted on this device that the server lacks, minus its reversals. `of`: id of a sitting or an order. */
export const paidHere = (
  of: string | undefined,
  payments: readonly Payment[] = [],
  { paid, reversed }: Pick<WaitingHere, 'paid' | 'reversed'>,
): Minor => {
  const back = payments.filter((payment) => !payment.reversed && reversed.has(payment.id));
  return minor(sumOf(paid.get(of ?? '') ?? []) - sumOf(back));
};

const restOf = (
  board: Board,
  table: string,
  viewing: Viewing,
): { readonly total: Minor; readonly paid: Minor; readonly rest: Minor } => {
  const { waiting } = viewing;
  const sitting = board.tables.find(({ name }) => name === table)?.sitting;
  const orders = billedAt(board, { name: table, sitting });
  const total = addMoney(...orders.map((order) => orderHere(order, waiting, viewing).order.total));
  const paid = minor((sitting?.paid ?? ZERO) + paidHere(sitting?.id, sitting?.payments, waiting));
  // A cash payment rounded to the coin settles the rest, as on the server.
  const isCash = waiting.paid.get(sitting?.id ?? '')?.at(-1)?.tender === 'cash';
  const rest = minor(Math.max(0, total - paid));
  return { total, paid, rest: isCash && inCash(rest, viewing.coin ?? 1) === 0 ? ZERO : rest };
};

/** `of`: id of a sitting, or of an order without a table. */
export const paymentViews = (
  of: string | undefined,
  payments: readonly Payment[] = [],
  { waiting, me, now }: Viewing,
): readonly TablePaymentView[] => [
  ...payments.map((payment): TablePaymentView => {
    const isBack = payment.reversed !== undefined;
    const waits = !isBack && waiting.reversed.has(payment.id);
    return {
      ...payment,
      waits: waits ? 'reversal' : undefined,
      mayTakeBack: !isBack && !waits && payment.id !== '' && !isPaidOnline(payment),
    };
  }),
  ...(waiting.paid.get(of ?? '') ?? []).map(
    ({ amount, tender, tip }): TablePaymentView => ({
      ...{ id: '' as CommandId, amount, tender, ...(tip !== undefined && { tip }), by: me, at: now },
      ...{ waits: 'payment', mayTakeBack: false },
    }),
  ),
];

const countMethods = (methods: ShareMethods) => ({
  cash: methods.filter((method) => method === 'cash').length,
  card: methods.filter((method) => method === 'card').length,
});

/** How a split bill is still to be paid; `undefined` once each of its shares was. */
const openSplit = (sitting: StaffTable['sitting'], viewing: Viewing): BillSplitKind | undefined => {
  const rows = splitOf(sitting, viewing);
  const split = sitting?.bill?.split;
  const open = rows?.filter(({ isPaid }) => !isPaid) ?? [];
  if (!rows || !split || open.length === 0) return undefined;
  return {
    kind: split.kind,
    by: rows.length,
    paid: rows.length - open.length,
    byMethod: split.methods && countMethods(open.map(({ method }) => method ?? null)),
  };
};

const askingView = (board: Board, call: StaffCall, waits: boolean, viewing: Viewing): AskingView => {
  const href = viewing.hrefOf(call.table);
  const base = { id: call.id, key: call.id, table: call.table, href, at: call.at, waits };
  const { coming: said } = call;
  // By name alone it could be a colleague with the same name.
  const isMine =
    said?.byId !== undefined &&
    viewing.myId !== undefined &&
    isSamePerson(said, { by: viewing.me, byId: viewing.myId });
  const coming = said && { by: said.by, at: said.at, isMine };
  if (call.kind === 'call') {
    const text = call.text.trim();
    return {
      ...base,
      kind: 'call',
      needs: call.needs.map((need) => bothNames(need.name, viewing.readNeed?.(need))),
      text: text || undefined,
      wantedAt: call.wantedAt,
      due: serviceDueAt(call) === undefined ? undefined : isForLater(call, viewing.now) ? 'later' : 'now',
      coming,
    };
  }
  const sitting = board.tables.find(({ name }) => name === call.table)?.sitting;
  return {
    ...base,
    kind: 'bill',
    paymentMethod: sitting?.bill?.paymentMethod,
    total: restOf(board, call.table, viewing).rest,
    split: openSplit(sitting, viewing),
    coming,
  };
};

const askingAt = (board: Board, viewing: Viewing): readonly AskingView[] =>
  openCalls(board, viewing)
    .map(({ call, waits }) => askingView(board, call, waits, viewing))
    .toSorted((one, other) => one.at - other.at);

const FOOD_KINDS = ['ready', 'late', 'sent', 'unseen', 'unaccepted'] as const satisfies readonly FoodView['kind'][];
const isFoodKind = (kind: TableStateKind): kind is FoodView['kind'] => FOOD_KINDS.some((one) => one === kind);

const foodView = (order: StaffOrder, waits: boolean, viewing: Viewing): FoodView | undefined => {
  const { table, orderType, label } = order;
  const standing = standingOf(order);
  const { kind, since } = orderState(order, viewing.now);
  if (!isFoodKind(kind) || since === undefined) return undefined;
  const dishes = order.lines.filter((_, line) => kind !== 'ready' || stageOfLine(order, line) === 'ready');
  return {
    kind,
    key: `${kind} ${order.id}`,
    orderId: order.id,
    table,
    orderType,
    isToGo: order.details?.isToGo,
    label,
    href: table === undefined ? viewing.orderHref(order.id) : viewing.hrefOf(table),
    at: since,
    dishes: dishes.map((dish) => bothNames(dish.name, viewing.readLine?.(dish)?.name)),
    avoids: allergiesOf(order),
    // Orders without a table are handed over on their own page.
    isWhole: table !== undefined && isWhollyReady(order),
    isForWaiters: viewing.isForWaiters(order),
    isDue: viewing.now >= standing.lookedAtFrom,
    isSeen: order.facts.seenAt !== undefined,
    isHeld: mayBeConfirmed(order),
    isOfKitchen: !isUnaccepted(order),
    waits,
  };
};

/** Calls of guests and food that needs attention, the oldest first. */
export const queueOf = (board: Board, viewing: Viewing): QueueView => {
  const tables = new Map(board.tables.map((table) => [table.name, table]));
  return {
    asking: askingAt(board, viewing),
    food: board.orders
      .flatMap((placed) => {
        const { order, waits } = orderHere(placed, viewing.waiting, viewing);
        const food = foodView(order, waits, viewing);
        // Food for which nobody waits any more; its table's tile tells of it.
        const isIdle = food?.kind !== 'ready' && isLeftAt(order, tables.get(order.table ?? ''));
        return food && !isIdle ? food : [];
      })
      .toSorted((one, other) => one.at - other.at),
  };
};

/** An order that arrived this much later than it was sent shows its order time, ms. */
const LATE_FROM_MS = 60_000;

export const orderView = (placed: StaffOrder, viewing: Viewing): TableOrderView => {
  const { order, waits } = orderHere(placed, viewing.waiting, viewing);
  return {
    id: order.id,
    label: order.label,
    placedAt: order.placedAt,
    orderedAt: (order.lateBy ?? 0) < LATE_FROM_MS ? undefined : order.placedAt - (order.lateBy ?? 0),
    status: presentStatus(order.status, order.facts),
    discounts: order.discounts,
    charges: chargesWithPackaging(order),
    total: order.total,
    lines: order.lines.map((line, at) => ({
      line,
      own: viewing.readLine?.(line),
      stage: stageOfLine(order, at),
      allergens: allergiesOfDish(order, line.name),
    })),
    avoids: allergiesOf(order),
    diets: order.guestNote?.diets ?? [],
    // An empty name: the venue accepts automatically, so nobody is named.
    accepted: order.facts.accepted?.by ? order.facts.accepted : undefined,
    takenBy: order.takenBy,
    details: order.details,
    delayedMinutes: order.facts.delayed?.minutes,
    isShownFirst: order.facts.seenAt === undefined && viewing.isForWaiters(order),
    notAcceptedSince: notAcceptedSince(order, viewing.now),
    mayAccept: mayBeAccepted(order) && !waits,
    mayConfirm: mayBeConfirmed(order) && !waits,
    moves: nextMoves(order),
    mayRefuse: mayBeRefused(order),
    mayVoidDish: mayVoidDish(order),
    mayUnserve: mayUnserve(order, viewing.now),
    // A delivery has no party at a table.
    mayMove: (order.table !== undefined || order.orderType !== 'delivery') && mayBeMoved(order),
    isPaid: leftOf(order) === 0,
    waits,
  };
};

/** Orders on the party's bill. Food that an earlier party left in the kitchen is on no other party's bill. */
const billedAt = (
  board: Board,
  { name, sitting }: { readonly name: string; readonly sitting?: StaffTable['sitting'] },
): readonly StaffOrder[] =>
  ordersOf(board, name).filter(({ status, sessionId }) => status !== 'rejected' && sessionId === sitting?.id);

/** Dishes of a bill that are paid or being paid, by the server's and this device's data. */
const takenPieces = (board: Board, table: StaffTable, viewing: Viewing): PaidPieces => {
  const { sitting } = table;
  const orders = billedAt(board, table);
  const payments = paymentViews(sitting?.id, sitting?.payments, viewing).filter(
    ({ reversed, waits }) => !reversed && waits !== 'reversal',
  );
  const settledBy = (by: typeof payments): readonly TakenPiece[] => {
    const settled = settledOrders(orders, by);
    return piecesOf(orders).filter(({ orderId }) => settled.has(orderId));
  };
  const taken = sitting?.taken ?? [];
  const waiting = (viewing.waiting.paid.get(sitting?.id ?? '') ?? []).flatMap(({ pieces = [] }) => pieces);
  return {
    all: [...taken, ...waiting, ...settledBy(payments)],
    sent: [...taken, ...settledBy(payments.filter(({ waits }) => !waits))],
  };
};

/** Dishes of the party's bill that are neither paid nor being paid. */
const freePieces = (
  orders: readonly StaffOrder[],
  pieces: readonly TakenPiece[],
  viewing: Viewing,
): readonly Piece[] => {
  const taken = new Set(pieces.map(pieceKey));
  return piecesOf(orders).flatMap((piece) => {
    if (taken.has(pieceKey(piece))) return [];
    const line = orders.find(({ id }) => id === piece.orderId)?.lines[piece.line];
    return { ...piece, name: line ? bothNames(line.name, viewing.readLine?.(line)?.name) : piece.name };
  });
};

const splitOf = (sitting: StaffTable['sitting'], viewing: Viewing): readonly SplitRow[] | undefined => {
  const { wantedAt, split } = sitting?.bill ?? {};
  if (!split || wantedAt === undefined) return undefined;
  return splitRows(split, paymentViews(sitting?.id, sitting?.payments, viewing), wantedAt, viewing.coin);
};

/** Tender that the guests asked for: with the bill, or for all orders of a hotel room with the orders themselves. */
const tenderAsked = (method: string | undefined, orders: ReturnType<typeof billedAt>): TableView['asked'] => {
  if (method === 'cash' || method === 'card') return method;
  const isForRoom = orders.length > 0 && orders.every(({ details }) => details?.payment === 'room');
  return method === undefined && isForRoom ? 'room' : undefined;
};

/** `undefined`: the place has no such table. */
export const tableOf = (board: Board, name: string, viewing: Viewing): TableView | undefined => {
  const table = board.tables.find((one) => one.name === name);
  if (!table) return undefined;
  const taken = takenPieces(board, table, viewing);
  return {
    name,
    sittingId: table.sitting?.id,
    openedAt: table.sitting?.openedAt,
    booked: bookedAt(board, name, viewing.now),
    seated: seatedBooking(board, table),
    asking: askingAt(board, viewing).filter((asking) => asking.table === name),
    orders: ordersOf(board, name).map((order) => ({
      ...withPaid(orderView(order, viewing), taken),
      isLeft: order.sessionId !== table.sitting?.id,
    })),
    ...restOf(board, name, viewing),
    paying: table.sitting?.paying,
    payments: paymentViews(table.sitting?.id, table.sitting?.payments, viewing),
    pieces: freePieces(billedAt(board, table), taken.all, viewing),
    split: splitOf(table.sitting, viewing),
    asked: tenderAsked(table.sitting?.bill?.paymentMethod, billedAt(board, table)),
    waits: viewing.waiting.tables.has(name),
    isUnsent: viewing.unsent?.includes(name) ?? false,
    isHotelRoom: isHotelRoom(table),
    tablet: table.tablet,
    merged: table.sitting?.merged?.filter(({ at }) => viewing.now - at < UNDO_MERGE_MS),
    quietSince: table.sitting?.quietSince,
  };
};
