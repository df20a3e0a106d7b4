import { parseAccumulatedAmount } from '#contract/pricing/accumulated-amount.ts';
import type { AccumulatedAmount } from '#domain/pricing/accumulated-amount.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ApiFailure, Http } from './http.ts';

/** GET accumulated-order-amount-setting-place. [S7.03] */
export async function getAccumulatedAmount(http: Http, place: number): Promise<Result<AccumulatedAmount, ApiFailure>> {
  const answer = await http.read('accumulated-order-amount-setting-place', { place });
  if (!answer.ok) return answer;
  const parsed = parseAccumulatedAmount(answer.value.body);
  return parsed.ok ? ok(parsed.value) : fail({ kind: 'other' });
}
