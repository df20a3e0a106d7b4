// Promo codes that a guest enters, and which order of theirs the next one is. [S7.34, S7.45]
import { HEADERS } from '#contract/headers.ts';
import { parseOrderNumber } from '#contract/promotion/order-number.ts';
import { parsePromo } from '#contract/promotion/promo.ts';
import type { PlaceId, SessionToken } from '#domain/ids.ts';
import type { DeviceId } from '#domain/order/orderer.ts';
import type { Currency } from '#domain/pricing/money.ts';
import type { PromoAnswer } from '#domain/promotion/promo-code.ts';
import { fail, type Result } from '#domain/result.ts';
import type { Http } from './http.ts';

const headersOf = (device: DeviceId | undefined): Record<string, string> =>
  device === undefined ? {} : { [HEADERS.device]: device };

/** `limited`: too many codes were tried; `offline`: nothing answered. */
export type PromoFailure = 'offline' | 'limited' | 'other';

export async function checkPromo(
  http: Http,
  place: { readonly id: PlaceId; readonly currency: Currency },
  typed: { readonly code: string; readonly session: SessionToken | undefined; readonly device: DeviceId | undefined },
): Promise<Result<PromoAnswer, PromoFailure>> {
  const { code, session, device } = typed;
  const answer = await http.send('promo-codes/check', {
    method: 'post',
    place: place.id,
    headers: headersOf(device),
    json: { code, session },
  });
  if (!answer.ok) return fail(answer.error.kind === 'no_response' ? 'offline' : 'other');
  const { status, body } = answer.value;
  if (status === 429) return fail('limited');
  const read = status === 200 ? parsePromo(body, place.currency) : undefined;
  return read?.ok ? read : fail('other');
}

/** undefined: not known. */
export async function getOrderNumber(
  http: Http,
  place: PlaceId,
  device: DeviceId | undefined,
): Promise<number | undefined> {
  const answer = await http.read('check-registered-user-discount', { place, headers: headersOf(device) });
  return answer.ok ? parseOrderNumber(answer.value.body) : undefined;
}
