// A day or a week beside the week before, from orders and from pages that guests looked at.
import type { Tender } from '../../bill/payment.ts';
import { dayLater } from '../calendar-day.ts';
import { type DayFigures, type DayOrder, dayFigures, type Sum } from '../day-figures.ts';

export const REPORT_PERIODS = ['day', 'week'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** An order that waited so long on its device had no network: one that is sent at once takes seconds. */
export const SAVED_AFTER_MS = 30_000;

/** An order as far as a report depends on it. */
export interface ReportOrder extends DayOrder {
  readonly day: string;
  /** When its guest sent it off, as far as the device knew. */
  readonly createdAt: number;
  readonly acceptedAt: number | undefined;
  readonly dishes: readonly { readonly productId: number; readonly quantity: number }[];
}

/** Money that was noted as paid, by the way in which it was paid. */
export interface TenderSum extends Sum {
  readonly tender: Tender;
}

/** The figures of a span. Times are minutes, the middle one of all. */
export interface ReportFigures extends Pick<DayFigures, 'orders' | 'refused' | 'turnover' | 'minutesToTable'> {
  readonly minutesToAccept: number | undefined;
  /** Paid in the span, less payments that were cancelled in it, without tips; absent: an older server does not say. */
  readonly paid?: readonly TenderSum[] | undefined;
  /** Orders that waited on their device until the network was back, `SAVED_AFTER_MS` or longer; one of unknown age is none of them. */
  readonly savedOffline: number;
  readonly pages: number;
  /** For how many minutes pages were looked at in all. */
  readonly minutesLooked: number;
  readonly dishPresses: number;
  readonly promotionPresses: number;
  readonly searches: number;
  readonly emptySearches: number;
  /** How often the network was away from a guest. */
  readonly outages: number;
}

/** A dish that guests looked at, and how many of it were ordered. */
export interface DishInterest {
  readonly id: number;
  readonly name: string;
  readonly looks: number;
  readonly seconds: number;
  readonly ordered: number;
}

/** Orders of an hour, or of a day of the week, beside the same one a week before. */
export interface ReportBar {
  /** The hour "12", or the day "2026-11-25". */
  readonly at: string;
  readonly orders: number;
  readonly before: number;
}

export interface Report {
  readonly period: ReportPeriod;
  /** First and last day, and until which minute of the last one. */
  readonly from: string;
  readonly to: string;
  readonly now: ReportFigures;
  readonly before: ReportFigures;
  readonly bars: readonly ReportBar[];
  /** Looked at and not ordered, the most looked at first. */
  readonly notOrdered: readonly DishInterest[];
  /** false: the owner has switched the counting of visits off; absent: an older server does not say. */
  readonly countsVisits?: boolean | undefined;
  /** Words that found nothing, the most frequent first. */
  readonly notFound: readonly { readonly words: string; readonly times: number }[];
}

/**
 * How far the visits of a report say something. few: too few of them · elsewhere: at this address, which is one for trials, none
 * are counted · off: the owner has switched their counting off
 */
export type VisitCount = 'enough' | 'few' | 'elsewhere' | 'off';

/** Fewer pages than these are a guest or two. */
export const FEWEST_PAGES = 20;

/** `isTrial`: the address of the app is one at which no device counts. */
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

/** Monday of the week in which a day lies. */
const mondayOf = (day: string): string => dayLater(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The first day of a period that goes on until the day. */
export const firstDay = (period: ReportPeriod, day: string): string => (period === 'day' ? day : mondayOf(day));

/** Figures of a span, from its orders. */
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

/** How many of each dish were ordered, refused orders left out. */
export const orderedDishes = (orders: readonly ReportOrder[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const { status, dishes } of orders) {
    if (status === 'rejected') continue;
    for (const { productId, quantity } of dishes) counts.set(productId, (counts.get(productId) ?? 0) + quantity);
  }
  return counts;
};

/** Dishes that were looked at and not ordered, the most looked at first; equal ones by their name. */
export const lookedAtOnly = (dishes: readonly DishInterest[]): readonly DishInterest[] =>
  dishes
    .filter(({ looks, ordered }) => looks > 0 && ordered === 0)
    .toSorted((one, other) => other.looks - one.looks || one.name.localeCompare(other.name));

/** The orders of each day of the week, those of the week before beside them. */
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
