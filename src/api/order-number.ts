// Which order of this device the next one is. [S7.34]
import { HEADERS } from '#contract/headers.ts';
import { parseOrderNumber } from '#contract/promotion/order-number.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { DeviceId } from '#domain/order/orderer.ts';
import type { Http } from './http.ts';

/** undefined: not known. */
export async function getOrderNumber(
  http: Http,
  place: PlaceId,
  device: DeviceId | undefined,
): Promise<number | null | undefined> {
  const answer = await http.read('check-registered-user-discount', {
    place,
    headers: device === undefined ? {} : { [HEADERS.device]: device },
  });
  return answer.ok ? parseOrderNumber(answer.value.body) : undefined;
}
