// The discount on a whole order: a tier of its order type, by the order's amount and the time of day. [S9.03]
import { clockMinutes, inDayWindow, placeTime } from '../place/hours.ts';
import type { DiscountTier, OrderType, Place } from '../place/place.ts';
import { type Minor, minor, percentOf } from './money.ts';

/** Tiers of an order type; a tablet on a table uses the table's, unless it has its own. */
export const tiersOf = (
  place: Pick<Place, 'orderTypes'>,
  orderType: OrderType | undefined,
): readonly DiscountTier[] => {
  const own = place.orderTypes.find((entry) => entry.type === orderType)?.discounts ?? [];
  if (own.length > 0 || orderType !== 'tablet_mode') return own;
  return place.orderTypes.find((entry) => entry.type === 'spot')?.discounts ?? [];
};

/** A tier without a window always applies; with an incomplete or unreadable one, never. */
export const isActive = (tier: Pick<DiscountTier, 'activeFrom' | 'activeTo'>, minutes: number): boolean => {
  if (tier.activeFrom === undefined && tier.activeTo === undefined) return true;
  const from = clockMinutes(tier.activeFrom ?? '');
  const to = clockMinutes(tier.activeTo ?? '');
  return from !== undefined && to !== undefined && inDayWindow(from, to, minutes);
};

/**
 * A fixed discount is capped at the discountable amount; a percentage is rounded half up, since the guest reads it as a
 * line.
 */
const amountOf = (tier: DiscountTier, discountable: Minor): Minor => {
  const amount = tier.valueType === 'percent' ? percentOf(discountable, tier.value) : Math.trunc(tier.value);
  return minor(Math.min(discountable, Math.max(0, amount)));
};

/**
 * Tier with the highest `priceOver` that the subtotal reaches, among those active now in the place's zone; of two with one
 * threshold the better for the guest. Packaging counts towards the threshold and is not discounted. undefined: none applies
 * or it takes nothing off.
 */
export const tierFor = (
  place: Pick<Place, 'orderTypes' | 'timeZone'>,
  orderType: OrderType | undefined,
  amounts: { readonly subtotal: Minor; readonly packaging: Minor },
  now: number,
): { readonly tier: DiscountTier; readonly amount: Minor } | undefined => {
  const tiers = tiersOf(place, orderType);
  if (tiers.length === 0) return undefined;
  const { minutes } = placeTime(now, place.timeZone);
  const discountable = minor(amounts.subtotal - amounts.packaging);
  let best: { tier: DiscountTier; amount: Minor } | undefined;
  for (const tier of tiers) {
    if (tier.priceOver > amounts.subtotal || !isActive(tier, minutes)) continue;
    const amount = amountOf(tier, discountable);
    const higher = best === undefined || tier.priceOver > best.tier.priceOver;
    const better = best !== undefined && tier.priceOver === best.tier.priceOver && amount > best.amount;
    if (higher || better) best = { tier, amount };
  }
  return best && best.amount > 0 ? best : undefined;
};
