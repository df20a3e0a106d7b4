// Benefits of an account at a place, on the wire: for guests without an account. Our own endpoint; money in minor units.
import * as v from 'valibot';
import { isGiving, type LoyaltyOffer } from '#domain/loyalty/loyalty-offer.ts';
import { minor } from '#domain/pricing/money.ts';

const least = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** null: an account brings neither points, money nor a discount at the place. */
export const loyaltyOfferSchema = v.object({
  offer: v.nullable(v.object({ points: least, worth: least, percent, discount_percent: percent })),
});

export const loyaltyOfferToWire = (offer: LoyaltyOffer): v.InferInput<typeof loyaltyOfferSchema> => {
  const { points, worth, percent: back, discount } = offer;
  return { offer: isGiving(offer) ? { points, worth, percent: back, discount_percent: discount } : null };
};

/** undefined: unreadable; null: no benefits. */
export function readLoyaltyOffer(body: unknown): LoyaltyOffer | null | undefined {
  const parsed = v.safeParse(loyaltyOfferSchema, body);
  if (!parsed.success) return undefined;
  const { offer } = parsed.output;
  if (!offer) return null;
  return { points: offer.points, worth: minor(offer.worth), percent: offer.percent, discount: offer.discount_percent };
}
