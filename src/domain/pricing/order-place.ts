import type { OrderType } from '../place/place.ts';

/** Whether food of this order type is eaten elsewhere: it is packed, and may have another tax rate. */
export const leavesTheVenue = (orderType: OrderType | undefined): boolean =>
  orderType === 'delivery' || orderType === 'preorder';
