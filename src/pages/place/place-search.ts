// The query of a place's addresses. Any other parameter is ignored.
export interface PlaceSearch {
  /** The cart, or the list of sent orders, is open over the menu; the back button closes it. */
  readonly show?: 'cart' | 'orders';
  /** The scanned table code was refused. */
  readonly scan?: 'failed';
}

export const parsePlaceSearch = ({ show, scan }: Record<string, unknown>): PlaceSearch => ({
  ...(show === 'cart' || show === 'orders' ? { show } : {}),
  ...(scan === 'failed' ? { scan } : {}),
});
