import type { OrderType } from '../place/place.ts';

/** Whether what is ordered so is eaten elsewhere: it is packed, and may be taxed otherwise. */
export const leavesTheVenue = (orderType: OrderType | undefined): boolean =>
  orderType === 'delivery' || orderType === 'preorder';
