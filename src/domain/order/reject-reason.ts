// Why the staff turn an order down. The guest reads it in their own language, so it is a code and, where wanted, words.
import type { ProductId } from '../ids.ts';

/** Persisted: they may be added to and never renamed. */
export const REJECT_REASONS = ['sold_out', 'kitchen_closed', 'too_busy', 'out_of_reach', 'other'] as const;
export type RejectReasonCode = (typeof REJECT_REASONS)[number];

export const LONGEST_REJECT_TEXT = 200;

export interface RejectReason {
  readonly code: RejectReasonCode;
  /** The staff's own words, in whatever language they wrote; empty: none. */
  readonly text: string;
  /** With `sold_out`: the dishes of the order that are gone. */
  readonly productIds: readonly ProductId[];
}
