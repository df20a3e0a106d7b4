// Points and money that the customer chooses to spend on the order; stored in the cart.
import { useCallback, useEffect } from 'react';
import { changeCart } from '#core/db/cart/cart-table.ts';
import { withSpending } from '#domain/cart/clear-cart.ts';
import { dishesLeft } from '#domain/delivery/delivery-price.ts';
import { spendable } from '#domain/loyalty/own-loyalty.ts';
import { mostMoney, mostPoints, type Spending } from '#domain/loyalty/spending.ts';
import { type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import type { PriceStep } from '#domain/pricing/price-steps.ts';
import { amountOf } from '#domain/pricing/step-kinds.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useUser } from '#shared/session/use-user.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { type LoyaltyHere, useOwnLoyalty } from './use-own-loyalty.ts';

export interface SpendingHere {
  readonly loyalty: LoyaltyHere;
  /** Amounts in the cart, limited to what this order allows; `undefined` when none is chosen. */
  readonly chosen: { readonly points: number; readonly money: Minor } | undefined;
  /** Maximum points and money that this order can use. */
  readonly mostPoints: number;
  readonly mostMoney: Minor;
  readonly spend: (points: number, money: Minor) => void;
}

const isMore = (wanted: Spending, there: Spending): boolean =>
  wanted.points > there.points || wanted.balance !== there.balance || wanted.worth !== there.worth;

/** `undefined` when nobody is signed in. `steps`: of the order's price. [S6.04] */
export function useSpending(steps: readonly PriceStep[]): SpendingHere | undefined {
  const tabl = useTabl();
  const { place } = useMenu();
  const { cart } = useCart();
  const hasUser = useUser() !== undefined;
  const loyalty = useOwnLoyalty(hasUser);
  const there = typeof loyalty === 'object' ? spendable(loyalty) : undefined;
  const wanted = cart.spending;

  const put = useCallback(
    async (spending: Spending | undefined) => {
      await changeCart(await tabl.database(), place.id, (current) => withSpending(current, spending));
    },
    [tabl, place.id],
  );
  // A choice made with earlier figures is recalculated with the current ones.
  useEffect(() => {
    if (!wanted || typeof loyalty !== 'object') return;
    const now = spendable(loyalty);
    if (!isMore(wanted, now)) return;
    const money = minor(Math.min(wanted.money, now.balance));
    void put({ ...now, points: Math.min(wanted.points, now.points), money }).catch(() => undefined);
  }, [wanted, loyalty, put]);

  if (!hasUser) return undefined;
  const left = dishesLeft(steps);
  const [points, money] = [amountOf(steps, 'points'), amountOf(steps, 'accumulated')];
  const pointsIn = steps.find((step) => step.kind === 'points')?.cause.points ?? 0;
  return {
    loyalty,
    chosen: points < 0 || money < 0 ? { points: pointsIn, money: minor(-money) } : undefined,
    mostPoints: there ? mostPoints(there.points, there.worth, left) : 0,
    mostMoney: there ? mostMoney({ ...there, points: 0 }, left) : ZERO,
    spend: (wantedPoints, wantedMoney) => {
      if (there) void put({ ...there, points: wantedPoints, money: wantedMoney }).catch(() => undefined);
    },
  };
}
