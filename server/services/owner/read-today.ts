// A manager's first page. Days, and "the same time last week", follow the place's time zone.
import { nameOfKey } from '#domain/availability/off-name.ts';
import { isForWaiters, stationsOf } from '#domain/kitchen/stations.ts';
import { dayAt, dayLater, dayStart } from '#domain/owner/calendar-day.ts';
import { dayFigures, ordersByHour, ordersUntil } from '#domain/owner/day-figures.ts';
import { salesOf } from '#domain/owner/reports/report-sales.ts';
import {
  BEST_SELLERS,
  bookingsToday,
  type NewOrder,
  type OffNow,
  openNow,
  STATION_SILENT_MS,
  type Today,
  type TodayNeeds,
} from '#domain/owner/today.ts';
import { openState } from '#domain/place/hours.ts';
import type { StaffOrder } from '#domain/service/board.ts';
import { isWhollyReady, orderState, standingOf } from '#domain/service/order-stage.ts';
import type { TableStateKind } from '#domain/service/table-state.ts';
import { bookingsBetween } from '../../store/booking/bookings-rows.ts';
import { countGuestPictures } from '../../store/gallery/guest-pictures.ts';
import { journalHead } from '../../store/log/journal-head.ts';
import { dayOrders } from '../../store/order/day-orders.ts';
import { reportOrders } from '../../store/order/report-orders.ts';
import { openPrintJobs } from '../../store/printing/print-jobs.ts';
import { listPrinters, printerState } from '../../store/printing/printers-rows.ts';
import { type BoardOrder, ordersSince } from '../../store/service/board-orders.ts';
import { devicesAt } from '../../store/staff/staff-devices.ts';
import { currentAvailability } from '../availability/current-availability.ts';
import { dueReceipts } from '../payment/fiscal-receipts.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { bareStations } from '../service/station-reach.ts';
import { toldCalls } from '../service/told-calls.ts';
import type { Services } from '../services.ts';
import { newFeedback } from './given-feedback.ts';

const WEEK = 7;
/** Age above which an unfinished order is no longer waited for, ms. */
const FORGOTTEN_MS = 24 * 3_600_000;

type Asked = Pick<Services, 'store' | 'clock'>;

/** Orders that need a person; an order for tomorrow needs none yet. */
const newOrders = async (
  { store, clock }: Asked,
  place: PublishedPlace,
  recent: readonly BoardOrder[],
): Promise<Pick<TodayNeeds, 'unseen' | 'unaccepted' | 'late' | 'ready'>> => {
  const now = clock();
  const bare = await bareStations(store.read, place);
  const kitchen = { stations: stationsOf(place.document.place), index: place.index, bare };
  const orders = recent.map(({ order }) => order).filter((order) => standingOf(order).lookedAtFrom <= now);
  const named = (order: StaffOrder, lookedAtFrom = standingOf(order).lookedAtFrom): NewOrder => {
    const { id, number, label, table, room, orderType, placedAt } = order;
    return {
      id,
      number,
      label,
      table,
      room,
      orderType,
      isToGo: order.details?.isToGo,
      placedAt,
      lookedAtFrom,
      isForWaiters: isForWaiters(order, kitchen),
    };
  };
  const isUnseen = (order: StaffOrder) => order.status === 'ordered' && standingOf(order).seenAt === undefined;
  const inState = (wanted: TableStateKind) =>
    orders.flatMap((order) => {
      const { kind, since } = orderState(order, now);
      return kind === wanted ? named(order, since) : [];
    });
  return {
    unseen: orders.filter(isUnseen).map((order) => named(order)),
    unaccepted: inState('unaccepted'),
    late: inState('late'),
    ready: orders.flatMap((order) => {
      const since = standingOf(order).readyAt;
      // A pickup order is not brought to a guest.
      const isBrought = order.table !== undefined || order.room !== undefined;
      return since !== undefined && isBrought && isWhollyReady(order) ? named(order, since) : [];
    }),
  };
};

const paperTrouble = async (
  { store, clock }: Asked,
  placeId: number,
): Promise<Pick<TodayNeeds, 'printers' | 'papers'>> => {
  const printers = (await listPrinters(store.read, placeId)).map(({ name }) => name);
  const states = await Promise.all(printers.map((name) => printerState(store.read, placeId, name)));
  return {
    printers: printers.flatMap((name, at) => {
      const trouble = states[at]?.trouble;
      return trouble === undefined ? [] : [{ name, trouble }];
    }),
    papers: (await openPrintJobs(store.read, placeId, clock() - FORGOTTEN_MS)).length,
  };
};

/** A silent screen while the place is closed is no trouble. */
const silentStations = async (
  { store, clock }: Asked,
  { id, document }: PublishedPlace,
): Promise<TodayNeeds['stations']> => {
  const now = clock();
  const { place } = document;
  if (!openState(place, place.timeZone, now).open) return [];
  const devices = await devicesAt(store.read, id);
  return devices
    .filter(
      ({ kind, isEnrolled, seenAt }) => kind === 'station' && isEnrolled && now - (seenAt ?? 0) > STATION_SILENT_MS,
    )
    .map((device) => ({ id: device.id, name: device.name, heardAt: device.seenAt ?? undefined }));
};

const offNow = async (services: Asked, { id, index }: PublishedPlace): Promise<OffNow[]> =>
  (await currentAvailability(services, id))
    // A dish with portions left is on the menu.
    .filter(({ left }) => left === undefined || left === 0)
    .map(({ productId, until }) => ({ key: productId, name: nameOfKey(index, productId), until: until ?? undefined }));

const needsOf = async (services: Asked, place: PublishedPlace, recent: readonly BoardOrder[]): Promise<TodayNeeds> => {
  const [orders, calls, paper, stations, off, feedback, pictures, receipts] = await Promise.all([
    newOrders(services, place, recent),
    toldCalls(services, place.id),
    paperTrouble(services, place.id),
    silentStations(services, place),
    offNow(services, place),
    newFeedback(services, place.id),
    countGuestPictures(services.store.read, place.id, 'waiting'),
    dueReceipts(services, place.id),
  ]);
  return {
    ...orders,
    calls,
    ...paper,
    stations,
    off,
    feedback,
    pictures,
    receipts,
  };
};

/** The place's day so far. */
export const readToday = async (services: Asked, place: PublishedPlace): Promise<Today> => {
  const { store, clock } = services;
  const now = clock();
  const { timeZone, currency } = place.document.place;
  const { day, minutes } = dayAt(now, timeZone);
  // Read first: an event committed meanwhile is then sent again.
  const seq = await journalHead(store.read, place.id);
  const recent = await ordersSince(store.read, place.id, now - FORGOTTEN_MS);
  const [needs, bookings, today, lastWeek] = await Promise.all([
    needsOf(services, place, recent),
    bookingsBetween(store.read, place.id, dayStart(day, timeZone), dayStart(dayLater(day, 1), timeZone)),
    reportOrders(store.read, place.id, { from: day, to: day }),
    dayOrders(store.read, place.id, dayLater(day, -WEEK)),
  ]);
  return {
    seq,
    at: now,
    day,
    needs,
    bookings: bookingsToday(bookings, now),
    open: openNow(recent.flatMap(({ order, isClosed }) => (isClosed ? [] : order))),
    dishes: salesOf(today).dishes.slice(0, BEST_SELLERS),
    figures: dayFigures(today),
    hours: ordersByHour(today, timeZone, currency),
    lastWeek: dayFigures(ordersUntil(lastWeek, minutes, timeZone)),
    lastWeekHours: ordersByHour(lastWeek, timeZone, currency),
  };
};
