import type { SlotDay } from '#domain/order/times/time-slots.ts';

/** The times for which an order of one type can be taken now. */
export interface OrderTimesView {
  /** Today first; none: no order is taken for later. */
  readonly days: readonly SlotDay[];
  /** The minutes that an order takes at least; undefined: none is made as soon as possible now. */
  readonly soonest: number | undefined;
  /** The times that take no further order. */
  readonly full: ReadonlySet<number>;
  /** loading: which times are full is being asked; unknown: nobody could say. */
  readonly fullness: 'known' | 'loading' | 'unknown';
}
