// GET accumulated-order-amount-setting-place: the percentage of each paid order that a registered guest collects. [S7.03]
import * as v from 'valibot';
import type { AccumulatedAmount } from '#domain/pricing/accumulated-amount.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { flag, numericOr, reasonOf } from '../wire.ts';

export const accumulatedAmountSchema = v.object({ active: flag(), percent: numericOr(0) });
export type WireAccumulatedAmount = v.InferInput<typeof accumulatedAmountSchema>;

/** A percentage outside 0–100 is an error. */
export function parseAccumulatedAmount(body: unknown): Result<AccumulatedAmount, string> {
  const parsed = v.safeParse(accumulatedAmountSchema, body);
  if (!parsed.success) return fail(reasonOf(parsed.issues));
  const { active, percent } = parsed.output;
  return ok({ percent: active && percent > 0 && percent <= 100 ? percent : 0 });
}

export const accumulatedAmountToWire = ({ percent }: AccumulatedAmount): WireAccumulatedAmount => ({
  active: percent > 0 ? 1 : 0,
  percent,
});
