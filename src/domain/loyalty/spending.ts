// Paying a part of an order with points first, then with collected money.
import { type Minor, minor, percentOf } from '../pricing/money.ts';
import type { PriceStep } from '../pricing/price-steps.ts';

/** A spending wish of a customer, with its limits: device and server compute from the same numbers. */
export interface Spending {
  readonly points: number;
  /** Value of one point; zero: points cannot be spent here. */
  readonly worth: Minor;
  readonly money: Minor;
  /** Known balance of collected money. */
  readonly balance: Minor;
  /** Maximum share of the discounted dishes that collected money pays, percent. */
  readonly mostPercent: number;
}

/** Whole points that fit into the amount, at most the wanted number. */
const pointsFor = ({ points, worth }: Pick<Spending, 'points' | 'worth'>, left: Minor): number =>
  worth > 0 ? Math.max(0, Math.min(Math.trunc(points), Math.floor(left / worth))) : 0;

/** Maximum money that can be spent beside these points. `left`: the dishes after discounts. */
export const mostMoney = ({ points, worth, balance, mostPercent }: Omit<Spending, 'money'>, left: Minor): Minor => {
  const behind = left - pointsFor({ points, worth }, left) * worth;
  return minor(Math.max(0, Math.min(balance, behind, percentOf(left, Math.min(100, mostPercent)))));
};

/** Maximum points that can be spent. */
export const mostPoints = (balance: number, worth: Minor, left: Minor): number =>
  pointsFor({ points: balance, worth }, left);

/** Price steps of the spending on what is left of the dishes; they never exceed it. */
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
