// A day's four figures, and how it went by the hour. Money stands by currency: a place that changed its own in between has
// no sum of both.
import type { OrderStatus } from '../order/order.ts';
import { addMoney, type Currency, type Minor } from '../pricing/money.ts';
import { averageMoney } from '../pricing/owner-money.ts';
import { addVat, type VatPart } from '../pricing/vat.ts';
import { dayAt } from './calendar-day.ts';

/** An order as far as a day's figures depend on it. */
export interface DayOrder {
  readonly id: string;
  /** The session whose bill it is on; undefined: a bill of its own. */
  readonly sessionId: string | undefined;
  readonly status: OrderStatus;
  readonly placedAt: number;
  /** When it reached its guests; undefined: not yet, or nobody said so. */
  readonly servedAt: number | undefined;
  /** The later time for which it was ordered: nobody waited until then. */
  readonly wantedAt?: number | undefined;
  readonly total: Minor;
  readonly currency: Currency;
  /** The tax in it; absent: not known. */
  readonly vat?: readonly VatPart[] | undefined;
}

export interface Sum {
  readonly currency: Currency;
  readonly amount: Minor;
}

export interface DayFigures {
  /** Without those that were refused. */
  readonly orders: number;
  readonly refused: number;
  readonly turnover: readonly Sum[];
  /** Minutes from the order to the table, the middle one of all that were served; undefined: none was. */
  readonly minutesToTable: number | undefined;
  /** The tax in the turnover, rate by rate; absent: no order of the day says one. */
  readonly vat?: readonly (Sum & { readonly rate: number })[] | undefined;
  /** Average of the bills, each with everything that one party ordered together. */
  readonly averageBill: readonly Sum[];
}

/** Orders of one hour of the place's clock; an hour that came twice that day counts both. */
export interface HourCount {
  readonly hour: number;
  readonly orders: number;
}

const MINUTE = 60_000;

const isCounted = ({ status }: DayOrder): boolean => status !== 'rejected';

const middle = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
};

const groupBy = <T, K>(all: readonly T[], keyOf: (one: T) => K): ReadonlyMap<K, readonly T[]> => {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
};

/** The figures of a day's orders. */
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
  return {
    orders: counted.length,
    refused: orders.length - counted.length,
    turnover: sums.map(({ currency, amount }) => ({ currency, amount })),
    ...(vat.length > 0 && { vat }),
    minutesToTable: wait === undefined ? undefined : Math.round(Math.max(0, wait) / MINUTE),
    averageBill: sums.map(({ currency, amount, bills }) => ({ currency, amount: averageMoney(amount, bills) })),
  };
};

/** By the hour, those hours alone in which something was ordered. */
export const ordersByHour = (orders: readonly DayOrder[], timeZone: string): readonly HourCount[] =>
  [...groupBy(orders.filter(isCounted), ({ placedAt }) => Math.floor(dayAt(placedAt, timeZone).minutes / 60))]
    .map(([hour, those]) => ({ hour, orders: those.length }))
    .toSorted((one, other) => one.hour - other.hour);

/** The orders of a day up to a time of it by the place's clock, whatever the clock did in between. */
export const ordersUntil = (orders: readonly DayOrder[], minutes: number, timeZone: string): readonly DayOrder[] =>
  orders.filter(({ placedAt }) => dayAt(placedAt, timeZone).minutes <= minutes);
