// Figures of some days, compared with earlier days until the same time, in the place's time zone.
import type { ProductId } from '#domain/ids.ts';
import { dayAt, dayLater, dayStart } from '#domain/owner/calendar-day.ts';
import { ordersByHour, ordersUntil } from '#domain/owner/day-figures.ts';
import { hourBars } from '#domain/owner/hour-bars.ts';
import {
  type DishInterest,
  dayBars,
  lookedAtOnly,
  orderedDishes,
  orderFigures,
  type Report,
  type ReportBar,
  type ReportFigures,
  type ReportOrder,
} from '#domain/owner/reports/report.ts';
import { type Days, type ReportPeriod, reportDays } from '#domain/owner/reports/report-days.ts';
import {
  type PaymentMove,
  paidByTender,
  peopleOf,
  roomsOf,
  tipsByTender,
} from '#domain/owner/reports/report-people.ts';
import { salesOf } from '#domain/owner/reports/report-sales.ts';
import { DEFAULT_DEVICE_SETTINGS } from '#domain/place/device-settings.ts';
import {
  actionCounts,
  dishLooks,
  emptySearches,
  outages,
  pageLooks,
  type Span,
  searchCounts,
} from '../../store/log/log-entries.ts';
import { reportOrders } from '../../store/order/report-orders.ts';
import { tipsOfDays } from '../../store/payment/card-tips.ts';
import { paymentMoves } from '../../store/service/payments-rows.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';

type Asked = Pick<Services, 'store' | 'clock'>;

/** Maximum number of rows in a list. */
const MOST_ROWS = 20;
/** More dishes than any menu sells; the list is never cut for a real one. */
const MOST_DISHES = 500;
const MINUTE = 60_000;

/** Days with their span of time. */
interface Spanned {
  readonly days: Days;
  readonly span: Span;
  readonly moves: readonly PaymentMove[];
}

const figuresOf = async (
  { store }: Pick<Asked, 'store'>,
  { id: placeId }: PublishedPlace,
  orders: readonly ReportOrder[],
  { days, span, moves }: Spanned,
): Promise<ReportFigures> => {
  const [looks, presses, searches, away, tips] = await Promise.all([
    pageLooks(store.read, placeId, span),
    actionCounts(store.read, placeId, span),
    searchCounts(store.read, placeId, span),
    outages(store.read, placeId, span),
    tipsOfDays(store.read, placeId, days),
  ]);
  return {
    ...orderFigures(orders),
    pages: looks.looks,
    minutesLooked: Math.round(looks.time / MINUTE),
    dishPresses: presses.get('product_click') ?? 0,
    promotionPresses: presses.get('promotion_click') ?? 0,
    searches: searches.searches,
    emptySearches: searches.empty,
    outages: away,
    paid: paidByTender(moves),
    tips,
    notedTips: tipsByTender(moves),
  };
};

const notOrderedOf = async (
  { store }: Pick<Asked, 'store'>,
  { id, index }: PublishedPlace,
  orders: readonly ReportOrder[],
  span: Span,
): Promise<readonly DishInterest[]> => {
  const ordered = orderedDishes(orders);
  const looked = await dishLooks(store.read, id, span);
  const dishes = looked.flatMap(({ productId, looks, time }): DishInterest[] => {
    // A dish that has left the menu cannot be ordered.
    const product = index.productById.get(productId as ProductId);
    if (!product) return [];
    const seconds = Math.round(time / 1000);
    return [{ id: productId, name: product.name, looks, seconds, ordered: ordered.get(productId) ?? 0 }];
  });
  return lookedAtOnly(dishes).slice(0, MOST_ROWS);
};

/** A place's report up to now. `own`: the days of the period `own`. */
export const readReport = async (
  services: Asked,
  place: PublishedPlace,
  period: ReportPeriod,
  own?: Days,
): Promise<Report> => {
  const { store, clock } = services;
  const now = clock();
  const { timeZone, currency } = place.document.place;
  const { day: today, minutes } = dayAt(now, timeZone);
  const days = reportDays(period, today, own);
  const { isRunning } = days;
  const spanOf = ({ from, to }: Days, until: number): Span => ({
    from: dayStart(from, timeZone),
    until: isRunning ? until : dayStart(dayLater(to, 1), timeZone),
  });
  const span = spanOf(days.now, now + 1);
  const spanBefore = spanOf(days.before, dayStart(days.before.to, timeZone) + minutes * MINUTE + MINUTE);
  const [orders, allBefore, moves, movesBefore] = await Promise.all([
    reportOrders(store.read, place.id, days.now),
    reportOrders(store.read, place.id, { from: days.before.from, to: days.bars.lastBefore }),
    paymentMoves(store.read, place.id, span, currency),
    paymentMoves(store.read, place.id, spanBefore, currency),
  ]);
  const lastDay = allBefore.filter(({ day }) => day === days.before.to);
  const untilNow = new Set(isRunning ? ordersUntil(lastDay, minutes, timeZone) : lastDay);
  const before = allBefore.filter((order) => order.day < days.before.to || untilNow.has(order));
  const [figures, figuresBefore, notOrdered, notFound] = await Promise.all([
    figuresOf(services, place, orders, { days: days.now, span, moves }),
    figuresOf(services, place, before, { days: days.before, span: spanBefore, moves: movesBefore }),
    notOrderedOf(services, place, orders, span),
    emptySearches(store.read, place.id, span, MOST_ROWS),
  ]);
  const hours = hourBars(ordersByHour(orders, timeZone), ordersByHour(allBefore, timeZone)).map(
    (bar): ReportBar => ({ at: String(bar.hour), orders: bar.orders, before: bar.lastWeek }),
  );
  const sales = salesOf(orders);
  const { logsVisits: countsVisits } = place.document.house ?? DEFAULT_DEVICE_SETTINGS;
  return {
    ...{ period, ...days.now, now: figures, before: figuresBefore, notOrdered, countsVisits, notFound },
    ...(days.bars.count === 1 ? { bars: hours } : { bars: dayBars(orders, allBefore, days), hours }),
    people: peopleOf(orders, moves),
    rooms: roomsOf(moves),
    sales: { ...sales, dishes: sales.dishes.slice(0, MOST_DISHES) },
  };
};
