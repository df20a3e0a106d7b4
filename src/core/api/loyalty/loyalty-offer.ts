// GET loyalty/offer: benefits of an account at a place.
import { readLoyaltyOffer } from '#contract/loyalty/loyalty-offer.ts';
import type { Http } from '#core/api/http.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { LoyaltyOffer } from '#domain/loyalty/loyalty-offer.ts';

/** null: no benefits; undefined: cannot be loaded now. */
export async function getLoyaltyOffer(http: Http, place: PlaceId): Promise<LoyaltyOffer | null | undefined> {
  const answer = await http.read('loyalty/offer', { place });
  return answer.ok ? readLoyaltyOffer(answer.value.body) : undefined;
}
