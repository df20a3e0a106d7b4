// Figures of a day or week, compared with the week before until the same time, in the place's time zone.
import type { ProductId } from '#domain/ids.ts';
import { dayAt, dayLater, dayStart } from '#domain/owner/calendar-day.ts';
import { ordersByHour, ordersUntil } from '#domain/owner/day-figures.ts';
import { hourBars } from '#domain/owner/hour-bars.ts';
import {
  type DishInterest,
  dayBars,
  firstDay,
  lookedAtOnly,
  orderedDishes,
  orderFigures,
  type Report,
  type ReportBar,
  type ReportFigures,
  type ReportOrder,
  type ReportPeriod,
} from '#domain/owner/reports/report.ts';
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
import { paidBetween } from '../../store/service/payments-rows.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';

type Asked = Pick<Services, 'store' | 'clock'>;

const WEEK = 7;
/** Maximum number of rows in a list. */
const MOST_ROWS = 20;
const MINUTE = 60_000;

const figuresOf = async (
  { store }: Pick<Asked, 'store'>,
  { id: placeId, document }: PublishedPlace,
  orders: readonly ReportOrder[],
  span: Span,
): Promise<ReportFigures> => {
  const [looks, presses, searches, away, paid] = await Promise.all([
    pageLooks(store.read, placeId, span),
    actionCounts(store.read, placeId, span),
    searchCounts(store.read, placeId, span),
    outages(store.read, placeId, span),
    paidBetween(store.read, placeId, span, document.place.currency),
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
    paid,
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

/** A place's report up to now. */
export const readReport = async (services: Asked, place: PublishedPlace, period: ReportPeriod): Promise<Report> => {
  const { store, clock } = services;
  const now = clock();
  const { timeZone } = place.document.place;
  const { day: to, minutes } = dayAt(now, timeZone);
  const from = firstDay(period, to);
  const [days, daysBefore] = [
    { from, to },
    { from: dayLater(from, -WEEK), to: dayLater(to, -WEEK) },
  ];
  const span = { from: dayStart(from, timeZone), until: now + 1 };
  const untilBefore = dayStart(daysBefore.to, timeZone) + minutes * MINUTE + MINUTE;
  const spanBefore = { from: dayStart(daysBefore.from, timeZone), until: untilBefore };
  const lastDay = period === 'week' ? dayLater(from, -1) : daysBefore.to;
  const [orders, allBefore] = await Promise.all([
    reportOrders(store.read, place.id, days),
    reportOrders(store.read, place.id, { from: daysBefore.from, to: lastDay }),
  ]);
  const sameDay = allBefore.filter(({ day }) => day === daysBefore.to);
  const untilNow = new Set(ordersUntil(sameDay, minutes, timeZone));
  const before = allBefore.filter((order) => order.day < daysBefore.to || untilNow.has(order));
  const [figures, figuresBefore, notOrdered, notFound] = await Promise.all([
    figuresOf(services, place, orders, span),
    figuresOf(services, place, before, spanBefore),
    notOrderedOf(services, place, orders, span),
    emptySearches(store.read, place.id, span, MOST_ROWS),
  ]);
  const hours = (): readonly ReportBar[] =>
    hourBars(ordersByHour(orders, timeZone), ordersByHour(allBefore, timeZone)).map((bar) => ({
      at: String(bar.hour),
      orders: bar.orders,
      before: bar.lastWeek,
    }));
  const bars = period === 'day' ? hours() : dayBars(from, orders, allBefore);
  const { logsVisits: countsVisits } = place.document.house ?? DEFAULT_DEVICE_SETTINGS;
  return { period, from, to, now: figures, before: figuresBefore, bars, notOrdered, countsVisits, notFound };
};
