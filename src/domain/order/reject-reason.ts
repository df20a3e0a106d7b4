// Why staff reject an order. A code, since the guest reads it in their own language, with an optional text.
import type { ProductId } from '../ids.ts';

/** Persisted: values are added and never renamed. */
export const REJECT_REASONS = ['sold_out', 'kitchen_closed', 'too_busy', 'out_of_reach', 'other'] as const;
export type RejectReasonCode = (typeof REJECT_REASONS)[number];

export const LONGEST_REJECT_TEXT = 200;

/** Causes of `other` that every app has in words, so that a guest reads them in their own language. Persisted. */
export const REJECT_CAUSES = [
  ...(['mistake', 'changed_mind', 'withdrawn'] as const),
  ...(['returned', 'wrong_dish', 'dissatisfied', 'long_wait'] as const),
] as const;
export type RejectCause = (typeof REJECT_CAUSES)[number];
/** Causes that staff choose: `withdrawn` is the guest's own press. */
export const STAFF_CAUSES = ['mistake', 'changed_mind'] as const satisfies readonly RejectCause[];
/** Causes for a dish that is made already. */
export const RETURN_CAUSES = [
  ...(['returned', 'wrong_dish', 'dissatisfied', 'long_wait'] as const),
] as const satisfies readonly RejectCause[];

export interface RejectReason {
  readonly code: RejectReasonCode;
  /** The staff's own text, in the language they wrote; empty: none. */
  readonly text: string;
  /** With `other`: the cause, for which `text` is the wording of apps that do not know it. Absent: the text is the cause. */
  readonly cause?: RejectCause | undefined;
  /** With `sold_out`: the sold-out dishes of the order. */
  readonly productIds: readonly ProductId[];
}
