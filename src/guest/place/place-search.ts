// Query parameters of a place's addresses. Any other parameter is ignored.
import type { DeadCode } from '#domain/table/dead-code.ts';

export interface PlaceSearch {
  /** The cart, order page or list of orders is open over the menu; the back button closes it. */
  readonly show?: 'cart' | 'checkout' | 'orders';
  /** The scanned table code was rejected; for a formerly valid code, the reason. */
  readonly scan?: 'failed' | DeadCode;
}

export const parsePlaceSearch = ({ show, scan }: Record<string, unknown>): PlaceSearch => ({
  ...(show === 'cart' || show === 'checkout' || show === 'orders' ? { show } : {}),
  ...(scan === 'failed' || scan === 'replaced' || scan === 'retired' ? { scan } : {}),
});
