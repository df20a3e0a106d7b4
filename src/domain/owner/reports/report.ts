// Report of some days beside earlier ones, from orders, payments and page views.
import { dayLater } from '../calendar-day.ts';
import { type DayFigures, dayFigures, type Sum } from '../day-figures.ts';
import type { ReportDays, ReportPeriod } from './report-days.ts';
import type { PersonFigures, RoomSum, TenderSum } from './report-people.ts';
import type { Sales, SalesOrder } from './report-sales.ts';

/** An order that waited this long on its device had no network: online it takes seconds. */
export const SAVED_AFTER_MS = 30_000;

/** Fields of an order that a report needs. */
export interface ReportOrder extends SalesOrder {
  readonly day: string;
  /** When the guest sent the order, as far as the device knew. */
  readonly createdAt: number;
  readonly acceptedAt: number | undefined;
  /** Name of the staff member who took the order; absent: a guest sent it. */
  readonly takenBy?: string | undefined;
}

/** Figures of a period. Times are medians in minutes. */
export interface ReportFigures extends Pick<DayFigures, 'orders' | 'refused' | 'turnover' | 'minutesToTable'> {
  readonly minutesToAccept: number | undefined;
  /** Payments of the period minus reversals of the period, without tips; absent: an older server does not send it. */
  readonly paid?: readonly TenderSum[] | undefined;
  /** Tips that guests paid online; absent: an older server does not send it. */
  readonly tips?: readonly Sum[] | undefined;
  /** Tips that staff noted beside payments, less reversed ones; absent: an older server does not send it. */
  readonly notedTips?: readonly TenderSum[] | undefined;
  /** Orders that waited at least `SAVED_AFTER_MS` on their device for the network, without orders of unknown age. */
  readonly savedOffline: number;
  readonly pages: number;
  /** Total minutes of page views. */
  readonly minutesLooked: number;
  readonly dishPresses: number;
  readonly promotionPresses: number;
  readonly searches: number;
  readonly emptySearches: number;
  /** Number of network outages of guests. */
  readonly outages: number;
}

/** A dish with its views and ordered quantity. */
export interface DishInterest {
  readonly id: number;
  readonly name: string;
  readonly looks: number;
  readonly seconds: number;
  readonly ordered: number;
}

/** Orders of an hour or a day, beside those of the earlier days. */
export interface ReportBar {
  /** Hour "12", or day "2026-11-25". */
  readonly at: string;
  readonly orders: number;
  readonly before: number;
}

export interface Report {
  readonly period: ReportPeriod;
  /** First and last day, and the minute of the last day up to which it counts. */
  readonly from: string;
  readonly to: string;
  readonly now: ReportFigures;
  readonly before: ReportFigures;
  /** By hour for one day, otherwise by day. */
  readonly bars: readonly ReportBar[];
  /** By hour for several days; absent: for one day, or an older server does not send it. */
  readonly hours?: readonly ReportBar[] | undefined;
  /** Absent: an older server does not send it. */
  readonly sales?: Sales | undefined;
  /** Staff members with what they took and noted, by name; absent: an older server does not send it. */
  readonly people?: readonly PersonFigures[] | undefined;
  /** Hotel rooms with what staff put on their bills; absent: an older server does not send it. */
  readonly rooms?: readonly RoomSum[] | undefined;
  /** Viewed and not ordered, most viewed first. */
  readonly notOrdered: readonly DishInterest[];
  /** false: the owner has switched visit counting off; absent: an older server does not send it. */
  readonly countsVisits?: boolean | undefined;
  /** Searches without results, most frequent first. */
  readonly notFound: readonly { readonly words: string; readonly times: number }[];
}

/**
 * Significance of a report's visits. few: too few · elsewhere: a test address, where none are counted · off: the owner has
 * switched counting off
 */
export type VisitCount = 'enough' | 'few' | 'elsewhere' | 'off';

/** Fewer page views come from only a guest or two. */
export const FEWEST_PAGES = 20;

/** `isTrial`: the app's address is a test address, where no device counts. */
export const visitCount = (
  { now, countsVisits }: Pick<Report, 'now' | 'countsVisits'>,
  isTrial: boolean,
): VisitCount => {
  const isNothing = now.pages === 0 && now.searches === 0;
  if (isNothing && countsVisits === false) return 'off';
  if (isNothing && isTrial) return 'elsewhere';
  return now.pages < FEWEST_PAGES ? 'few' : 'enough';
};

const MINUTE = 60_000;

const middle = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)];
};

/** Figures of a period, from its orders. */
export const orderFigures = (
  orders: readonly ReportOrder[],
): Pick<ReportFigures, 'orders' | 'refused' | 'turnover' | 'minutesToTable' | 'minutesToAccept' | 'savedOffline'> => {
  const { orders: count, refused, turnover, minutesToTable } = dayFigures(orders);
  const waits = orders.flatMap(({ status, placedAt, acceptedAt, wantedAt }) =>
    status === 'rejected' || acceptedAt === undefined || wantedAt !== undefined ? [] : [acceptedAt - placedAt],
  );
  const wait = middle(waits);
  return {
    ...{ orders: count, refused, turnover, minutesToTable },
    minutesToAccept: wait === undefined ? undefined : Math.round(Math.max(0, wait) / MINUTE),
    savedOffline: orders.filter(
      ({ status, createdAt, placedAt }) => status !== 'rejected' && placedAt - createdAt >= SAVED_AFTER_MS,
    ).length,
  };
};

/** Ordered quantity of each dish, without rejected orders. */
export const orderedDishes = (orders: readonly ReportOrder[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const { status, dishes } of orders) {
    if (status === 'rejected') continue;
    for (const { productId, quantity } of dishes) counts.set(productId, (counts.get(productId) ?? 0) + quantity);
  }
  return counts;
};

/** Dishes viewed and not ordered, most viewed first; dishes with equal views are sorted by name. */
export const lookedAtOnly = (dishes: readonly DishInterest[]): readonly DishInterest[] =>
  dishes
    .filter(({ looks, ordered }) => looks > 0 && ordered === 0)
    .toSorted((one, other) => other.looks - one.looks || one.name.localeCompare(other.name));

/** Orders of each day, beside those of the earlier days in the same sequence; an earlier day that is missing has none. */
export const dayBars = (
  orders: readonly ReportOrder[],
  before: readonly ReportOrder[],
  { now, before: earlier, bars }: Pick<ReportDays, 'now' | 'before' | 'bars'>,
): readonly ReportBar[] => {
  const count = (all: readonly ReportOrder[], day: string) =>
    all.filter((order) => order.day === day && order.status !== 'rejected').length;
  return Array.from({ length: bars.count }, (_, index) => {
    const [day, then] = [dayLater(now.from, index), dayLater(earlier.from, index)];
    return { at: day, orders: count(orders, day), before: then > bars.lastBefore ? 0 : count(before, then) };
  });
};
