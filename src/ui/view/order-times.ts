import type { SlotDay } from '#domain/order/times/time-slots.ts';

/** Times available for orders of one type now. */
export interface OrderTimesView {
  /** Today first; empty: no advance orders. */
  readonly days: readonly SlotDay[];
  /** Minimum duration of an order in minutes; `undefined`: no "as soon as possible" now. */
  readonly soonest: number | undefined;
  /** Times that are full. */
  readonly full: ReadonlySet<number>;
  /** `loading`: full times are being requested; `unknown`: the request failed. */
  readonly fullness: 'known' | 'loading' | 'unknown';
}
