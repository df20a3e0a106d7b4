// Tips that guests paid by card, from the money movements.
import type { Sum } from '#domain/owner/day-figures.ts';
import type { Days } from '#domain/owner/reports/report-days.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import type { Store } from '../store.ts';

/** Tips of payments on some days of the place's calendar; a refund takes the tip last. */
export const tipsOfDays = async (db: Store['read'], placeId: number, { from, to }: Days): Promise<readonly Sum[]> => {
  const paid = await db
    .selectFrom('card_moves')
    .select(['payment_key', 'amount', 'tip', 'currency'])
    .where('place_id', '=', placeId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('kind', '=', 'paid')
    .where('tip', '>', 0)
    .execute();
  if (paid.length === 0) return [];
  const refunds = await db
    .selectFrom('card_moves')
    .select('payment_key')
    .select((query) => query.fn.sum('amount').as('amount'))
    .where('place_id', '=', placeId)
    .where('kind', '!=', 'paid')
    .where(
      'payment_key',
      'in',
      paid.map(({ payment_key }) => payment_key),
    )
    .groupBy('payment_key')
    .execute();
  const refunded = new Map(refunds.map((row) => [row.payment_key, Math.abs(Number(row.amount))]));
  const sums = new Map<string, number>();
  for (const row of paid) {
    const left = Number(row.amount) - (refunded.get(row.payment_key) ?? 0);
    const tip = Math.max(0, Math.min(Number(row.tip), left));
    sums.set(row.currency, (sums.get(row.currency) ?? 0) + tip);
  }
  return [...sums].flatMap(([currency, amount]) =>
    amount > 0 ? [{ currency: currency as Currency, amount: minor(amount) }] : [],
  );
};
