// Promo codes that a guest enters. [S7.45]
import { HEADERS } from '#contract/headers.ts';
import { parsePromo } from '#contract/promotion/promo.ts';
import type { PlaceId, SessionToken } from '#domain/ids.ts';
import type { DeviceId } from '#domain/order/orderer.ts';
import type { Currency } from '#domain/pricing/money.ts';
import type { PromoAnswer } from '#domain/promotion/promo-code.ts';
import { fail, type Result } from '#domain/result.ts';
import type { Http } from './http.ts';

/** `limited`: too many attempts; `offline`: no answer. */
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
    headers: device === undefined ? {} : { [HEADERS.device]: device },
    json: { code, session },
  });
  if (!answer.ok) return fail(answer.error.kind === 'no_response' ? 'offline' : 'other');
  const { status, body } = answer.value;
  if (status === 429) return fail('limited');
  const read = status === 200 ? parsePromo(body, place.currency) : undefined;
  return read?.ok ? read : fail('other');
}
