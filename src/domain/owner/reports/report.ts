// Report of a day or week beside the week before, from orders and page views.
import type { Tender } from '../../bill/payment.ts';
import { dayLater } from '../calendar-day.ts';
import { type DayFigures, type DayOrder, dayFigures, type Sum } from '../day-figures.ts';

export const REPORT_PERIODS = ['day', 'week'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** An order that waited this long on its device had no network: online it takes seconds. */
export const SAVED_AFTER_MS = 30_000;

/** Fields of an order that a report needs. */
export interface ReportOrder extends DayOrder {
  readonly day: string;
  /** When the guest sent the order, as far as the device knew. */
  readonly createdAt: number;
  readonly acceptedAt: number | undefined;
  readonly dishes: readonly { readonly productId: number; readonly quantity: number }[];
}

/** Recorded payments by means of payment. */
export interface TenderSum extends Sum {
  readonly tender: Tender;
}

/** Figures of a period. Times are medians in minutes. */
export interface ReportFigures extends Pick<DayFigures, 'orders' | 'refused' | 'turnover' | 'minutesToTable'> {
  readonly minutesToAccept: number | undefined;
  /** Payments of the period minus reversals of the period, without tips; absent: an older server does not send it. */
  readonly paid?: readonly TenderSum[] | undefined;
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

/** Orders of an hour or weekday, beside those of the week before. */
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
  readonly bars: readonly ReportBar[];
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

/** Monday of a day's week. */
const mondayOf = (day: string): string => dayLater(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** First day of a period that ends on a day. */
export const firstDay = (period: ReportPeriod, day: string): string => (period === 'day' ? day : mondayOf(day));

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

/** Dishes viewed and not ordered, most viewed first; equal ones by name. */
export const lookedAtOnly = (dishes: readonly DishInterest[]): readonly DishInterest[] =>
  dishes
    .filter(({ looks, ordered }) => looks > 0 && ordered === 0)
    .toSorted((one, other) => other.looks - one.looks || one.name.localeCompare(other.name));

/** Orders of each weekday, beside those of the week before. */
export const dayBars = (
  from: string,
  orders: readonly ReportOrder[],
  before: readonly ReportOrder[],
): readonly ReportBar[] => {
  const count = (all: readonly ReportOrder[], day: string) =>
    all.filter((order) => order.day === day && order.status !== 'rejected').length;
  return Array.from({ length: 7 }, (_, index) => {
    const day = dayLater(from, index);
    return { at: day, orders: count(orders, day), before: count(before, dayLater(day, -7)) };
  });
};
