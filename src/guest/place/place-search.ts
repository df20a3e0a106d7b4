// The query of a place's addresses. Any other parameter is ignored.
import type { DeadCode } from '#domain/table/managed-table.ts';

export interface PlaceSearch {
  /** The cart, the order page or the list of sent orders is open over the menu; the back button closes it. */
  readonly show?: 'cart' | 'checkout' | 'orders';
  /** The scanned table code was refused; where it was good once, why it no longer is. */
  readonly scan?: 'failed' | DeadCode;
}

export const parsePlaceSearch = ({ show, scan }: Record<string, unknown>): PlaceSearch => ({
  ...(show === 'cart' || show === 'checkout' || show === 'orders' ? { show } : {}),
  ...(scan === 'failed' || scan === 'replaced' || scan === 'retired' ? { scan } : {}),
});
