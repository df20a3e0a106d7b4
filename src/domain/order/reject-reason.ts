// Why staff reject an order. A code, since the guest reads it in their own language, with an optional text.
import type { ProductId } from '../ids.ts';
import type { RejectCause } from './reject-causes.ts';

/** Persisted: values are added and never renamed. */
export const REJECT_REASONS = ['sold_out', 'kitchen_closed', 'too_busy', 'out_of_reach', 'other'] as const;
export type RejectReasonCode = (typeof REJECT_REASONS)[number];

export const LONGEST_REJECT_TEXT = 200;

export interface RejectReason {
  readonly code: RejectReasonCode;
  /** The staff's own text, in the language they wrote; empty: none. */
  readonly text: string;
  /** With `other`: the cause, for which `text` is the wording of apps that do not know it. Absent: the text is the cause. */
  readonly cause?: RejectCause | undefined;
  /** With `sold_out`: the sold-out dishes of the order. */
  readonly productIds: readonly ProductId[];
}
