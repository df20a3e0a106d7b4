// GET users/loyalty: points and money of the signed-in customer at a place. [S6.03]
import { readOwnLoyalty } from '#contract/loyalty/own-loyalty.ts';
import type { ApiFailure, Http } from '#core/api/http.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { OwnLoyalty } from '#domain/loyalty/own-loyalty.ts';
import { fail, ok, type Result } from '#domain/result.ts';

/** Value undefined: the place has no loyalty programme, and the customer no balance. */
export async function getOwnLoyalty(http: Http, place: PlaceId): Promise<Result<OwnLoyalty | undefined, ApiFailure>> {
  const answer = await http.read('users/loyalty', { place });
  if (!answer.ok) return answer;
  const read = readOwnLoyalty(answer.value.body);
  return read ? ok(read.loyalty) : fail({ kind: 'other' });
}
