// A day's four figures, and its orders by hour. Sums are by currency: a place that changed its currency has no common sum.
import type { OrderStatus } from '../order/order.ts';
import { addMoney, type Currency, type Minor } from '../pricing/money.ts';
import { averageMoney } from '../pricing/owner-money.ts';
import { addVat, type VatPart } from '../pricing/vat.ts';
import { dayAt } from './calendar-day.ts';

/** Fields of an order that a day's figures need. */
export interface DayOrder {
  readonly id: string;
  /** Session whose bill includes the order; undefined: the order has a separate bill. */
  readonly sessionId: string | undefined;
  readonly status: OrderStatus;
  readonly placedAt: number;
  /** When the order was served; undefined: not yet, or not recorded. */
  readonly servedAt: number | undefined;
  /** The later time for which it was ordered: excluded from waiting times. */
  readonly wantedAt?: number | undefined;
  readonly total: Minor;
  readonly currency: Currency;
  /** Tax in the total; absent: unknown. */
  readonly vat?: readonly VatPart[] | undefined;
}

export interface Sum {
  readonly currency: Currency;
  readonly amount: Minor;
}

export interface DayFigures {
  /** Without rejected orders. */
  readonly orders: number;
  readonly refused: number;
  readonly turnover: readonly Sum[];
  /** Median minutes from order to table of all served orders; undefined: none was served. */
  readonly minutesToTable: number | undefined;
  /** Tax in the turnover by rate; absent: no order of the day has one. */
  readonly vat?: readonly (Sum & { readonly rate: number })[] | undefined;
  /** Average of the bills, each with all orders of one party. */
  readonly averageBill: readonly Sum[];
  /** Number of these bills; absent: none, or an older server. */
  readonly bills?: number | undefined;
}

/** Orders of one wall-clock hour of the place; a repeated hour counts both. */
export interface HourCount {
  readonly hour: number;
  readonly orders: number;
  /** Turnover in the place's currency; absent: not asked, or an older server. */
  readonly amount?: Minor | undefined;
}

const MINUTE = 60_000;

const isCounted = ({ status }: DayOrder): boolean => status !== 'rejected';

const middle = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
};

/** Groups in the order of their first members. */
export const groupBy = <T, K>(all: readonly T[], keyOf: (one: T) => K): ReadonlyMap<K, readonly T[]> => {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
};

export const dayFigures = (orders: readonly DayOrder[]): DayFigures => {
  const counted = orders.filter(isCounted);
  const sums = [...groupBy(counted, ({ currency }) => currency)].map(([currency, those]) => ({
    currency,
    amount: addMoney(...those.map(({ total }) => total)),
    vat: addVat(...those.map(({ vat = [] }) => vat)),
    bills: new Set(those.map(({ sessionId, id }) => sessionId ?? id)).size,
  }));
  const waits = counted.flatMap(({ placedAt, servedAt, wantedAt }) =>
    servedAt === undefined || wantedAt !== undefined ? [] : servedAt - placedAt,
  );
  const wait = middle(waits);
  const vat = sums.flatMap(({ currency, vat: parts }) =>
    parts.map((part) => ({ currency, rate: part.rate, amount: part.vat })),
  );
  const bills = sums.reduce((all, one) => all + one.bills, 0);
  return {
    orders: counted.length,
    refused: orders.length - counted.length,
    turnover: sums.map(({ currency, amount }) => ({ currency, amount })),
    ...(vat.length > 0 && { vat }),
    minutesToTable: wait === undefined ? undefined : Math.round(Math.max(0, wait) / MINUTE),
    averageBill: sums.map(({ currency, amount, bills }) => ({ currency, amount: averageMoney(amount, bills) })),
    ...(bills > 0 && { bills }),
  };
};

/** Orders by hour, only hours with an order. `currency`: also their turnover, in this currency. */
export const ordersByHour = (
  orders: readonly DayOrder[],
  timeZone: string,
  currency?: Currency,
): readonly HourCount[] =>
  [...groupBy(orders.filter(isCounted), ({ placedAt }) => Math.floor(dayAt(placedAt, timeZone).minutes / 60))]
    .map(([hour, those]) => ({
      hour,
      orders: those.length,
      ...(currency !== undefined && {
        amount: addMoney(...those.flatMap((one) => (one.currency === currency ? one.total : []))),
      }),
    }))
    .toSorted((one, other) => one.hour - other.hour);

/** Orders of a day up to a wall-clock time, across clock changes. */
export const ordersUntil = (orders: readonly DayOrder[], minutes: number, timeZone: string): readonly DayOrder[] =>
  orders.filter(({ placedAt }) => dayAt(placedAt, timeZone).minutes <= minutes);
