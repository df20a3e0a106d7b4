// How an order is handed over: by a name, by its label alone, or to a party at a table.
import type { OrderType } from '../place/place.ts';

/** Whether an order is handed over by its label, without a name. */
export const isByNumber = (orderType: OrderType, details: { readonly name: string } | undefined): boolean =>
  orderType === 'preorder' && details?.name === '';

/**
 * Whether strangers share the code but order separately, as at a bar. Guests of a table's code share a sitting and see each
 * other's orders; guests of a counter's code do not.
 */
export const isCounter = (orderType: OrderType): boolean => orderType === 'served_on_spot';
