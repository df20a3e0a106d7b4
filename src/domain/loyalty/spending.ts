// Payment of a part of an order with collected points, then with money from earlier orders.
import { type Minor, minor, percentOf } from '../pricing/money.ts';
import type { PriceStep } from '../pricing/price-steps.ts';

/** A customer's wish to spend, and its limits: device and server reckon alike by the same figures. */
export interface Spending {
  readonly points: number;
  /** Worth of one point; zero: points are not spent here. */
  readonly worth: Minor;
  readonly money: Minor;
  /** Balance of collected money, as it is known. */
  readonly balance: Minor;
  /** Percent of the dishes, after their discounts, that collected money pays at most. */
  readonly mostPercent: number;
}

/** Whole points that the amount allows, and never more than wanted. */
const pointsFor = ({ points, worth }: Pick<Spending, 'points' | 'worth'>, left: Minor): number =>
  worth > 0 ? Math.max(0, Math.min(Math.trunc(points), Math.floor(left / worth))) : 0;

/** The most money that may be spent beside these points. `left`: the dishes, after their discounts. */
export const mostMoney = ({ points, worth, balance, mostPercent }: Omit<Spending, 'money'>, left: Minor): Minor => {
  const behind = left - pointsFor({ points, worth }, left) * worth;
  return minor(Math.max(0, Math.min(balance, behind, percentOf(left, Math.min(100, mostPercent)))));
};

/** The most points that may be spent. */
export const mostPoints = (balance: number, worth: Minor, left: Minor): number =>
  pointsFor({ points: balance, worth }, left);

/** The steps of what is spent on what is left of the dishes; together they never take more than that. */
export const spendingSteps = (spending: Spending, left: Minor): readonly PriceStep[] => {
  const points = pointsFor(spending, left);
  const money = Math.max(0, Math.min(spending.money, mostMoney({ ...spending, points }, left)));
  return [
    ...(points > 0
      ? [{ kind: 'points', amount: minor(-points * spending.worth), cause: { points } } satisfies PriceStep]
      : []),
    ...(money > 0
      ? [{ kind: 'accumulated', amount: minor(-money), cause: { balance: spending.balance } } satisfies PriceStep]
      : []),
  ];
};
