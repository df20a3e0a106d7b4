// Orders without a table, as the waiters' screens show them. Pure, like the table views.
import { leftOf } from '#domain/bill/left-to-pay.ts';
import { isFinal } from '#domain/order/order-status.ts';
import { isOpenPayment } from '#domain/payment/card-payment.ts';
import type { StaffCardPayment } from '#domain/payment/staff-payment.ts';
import type { OrderType } from '#domain/place/place.ts';
import { type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import type { Board, StaffOrder } from '#domain/service/board.ts';
import { standingOf } from '#domain/service/order-stage.ts';
import { tableState } from '#domain/service/table-state.ts';
import { orderHere } from '#staff/board/waiting-here.ts';
import type { TableView } from '#staff/tables/table-view.ts';
import { orderView, paidHere, paymentViews } from '#staff/tables/table-views.ts';
import type { OwnOrderTileView } from '#staff/tables/tables-view.ts';
import type { Viewing } from '#staff/tables/viewing.ts';

const goesToNoTable = ({ table, sessionId }: StaffOrder): boolean => table === undefined && sessionId === undefined;

/** When the order needs attention; an order for later needs it later. */
const dueAt = ({ placedAt, details }: StaffOrder): number => Math.max(placedAt, details?.wantedAt ?? 0);

interface OwnMoney {
  readonly paid: Minor;
  readonly rest: Minor;
}

/** Amounts of an order after all pending commands. */
const moneyOf = (order: StaffOrder, { waiting }: Viewing): OwnMoney => {
  const rest = minor(Math.max(0, leftOf(order) - paidHere(order.id, order.payments, waiting)));
  return { rest, paid: order.status === 'rejected' ? ZERO : minor(Math.max(0, order.total - rest)) };
};

/** Still needs staff: the order is under way, or was handed over and its payment reversed. */
const isOpen = (order: StaffOrder, viewing: Viewing): boolean =>
  isFinal(order.status)
    ? moneyOf(order, viewing).rest > 0
    : !viewing.waiting.paid.has(order.id) || moneyOf(order, viewing).rest > 0;

/** State of its card payment, as far as relevant here; refunds are shown on its page. */
const cardStandingOf = ({ cardPayment }: StaffOrder): OwnOrderTileView['card'] => {
  if (!cardPayment?.state) return undefined;
  if (cardPayment.paid > 0) return 'paid';
  return isOpenPayment(cardPayment.state) ? 'pending' : 'failed';
};

/** Orders that are not done, the first due first. */
export const ownOrdersOf = (board: Board, viewing: Viewing): readonly OwnOrderTileView[] =>
  board.orders
    .filter(goesToNoTable)
    .map((order) => orderHere(order, viewing.waiting, viewing))
    .filter(({ order }) => isOpen(order, viewing))
    .toSorted((one, other) => dueAt(one.order) - dueAt(other.order) || one.order.number - other.order.number)
    .map(({ order, waits }) => ({
      id: order.id,
      href: viewing.orderHref(order.id),
      label: order.label,
      orderType: order.orderType,
      isToGo: order.details?.isToGo,
      name: order.details?.name ?? '',
      placedAt: order.placedAt,
      wantedAt: order.details?.wantedAt,
      state: tableState(
        { openedAt: undefined, isOwed: isFinal(order.status), orders: [standingOf(order)], calls: [] },
        viewing.now,
      ),
      isOwed: isFinal(order.status),
      card: cardStandingOf(order),
      waits,
    }));

/** An order without a table as a view: like a table with one order and no guests. */
export interface OwnOrderView extends TableView {
  readonly orderType: OrderType;
  /** `undefined`: no card payment. */
  readonly cardPayment?: StaffCardPayment | undefined;
}

/** `undefined`: the board no longer has it. */
export const ownOrderOf = (board: Board, id: string, viewing: Viewing): OwnOrderView | undefined => {
  const placed = board.orders.find((order) => order.id === id && goesToNoTable(order));
  if (!placed) return undefined;
  const { order } = orderHere(placed, viewing.waiting, viewing);
  return {
    name: '',
    orderType: placed.orderType,
    sittingId: undefined,
    openedAt: undefined,
    asking: [],
    orders: [orderView(placed, viewing)],
    total: order.total,
    ...moneyOf(order, viewing),
    // An online payment counts as a card payment.
    asked: placed.details?.payment === 'online' ? 'card' : placed.details?.payment,
    payments: paymentViews(placed.id, placed.payments, viewing),
    cardPayment: placed.cardPayment,
    waits: false,
  };
};
