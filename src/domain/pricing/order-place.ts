import type { OrderType } from '../place/place.ts';

/** Facts that decide whether the food is packed. */
export interface EatenWhere {
  readonly orderType: OrderType | undefined;
  /** Answer of a kiosk's guest; undefined: not asked. */
  readonly isToGo?: boolean | undefined;
}

/**
 * Whether food is eaten elsewhere: it is packed, and may have another tax rate. `isToGo`: the answer of a kiosk's guest, who
 * may eat a pickup order at the venue; undefined: not asked.
 */
export const leavesTheVenue = (orderType: OrderType | undefined, isToGo: boolean | undefined): boolean =>
  orderType === 'delivery' || (orderType === 'preorder' && isToGo !== false);
