// Full slots of a place.
import { parseFullTimes } from '#contract/order/full-times.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Http } from './http.ts';

/** Epoch ms; undefined: unknown. */
export async function getFullTimes(http: Http, place: PlaceId): Promise<ReadonlySet<number> | undefined> {
  const answer = await http.read('order-times', { place });
  const full = answer.ok ? parseFullTimes(answer.value.body) : undefined;
  return full?.ok ? full.value : undefined;
}
