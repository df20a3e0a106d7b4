// Number of this device's next order, and the discount for a signed-in guest. [S7.34]
import { HEADERS } from '#contract/headers.ts';
import { type NextDiscounts, parseNextDiscounts } from '#contract/promotion/next-discounts.ts';
import type { DeviceId } from '#domain/order/orderer.ts';
import type { Place } from '#domain/place/place.ts';
import type { Http } from './http.ts';

/** undefined: not known. */
export async function getNextDiscounts(
  http: Http,
  { id: place, currency }: Pick<Place, 'id' | 'currency'>,
  device: DeviceId | undefined,
): Promise<NextDiscounts | undefined> {
  const answer = await http.read('check-registered-user-discount', {
    place,
    headers: device === undefined ? {} : { [HEADERS.device]: device },
  });
  return answer.ok ? parseNextDiscounts(answer.value.body, currency) : undefined;
}
