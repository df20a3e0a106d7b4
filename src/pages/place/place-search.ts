// What may stand behind the question mark of a place's addresses. Anything else is passed over.
export interface PlaceSearch {
  /** The order, or what was sent from here, is open over the menu; the back button closes it. */
  readonly show?: 'cart' | 'orders';
  /** The table's code was no good. */
  readonly scan?: 'failed';
}

export const parsePlaceSearch = ({ show, scan }: Record<string, unknown>): PlaceSearch => ({
  ...(show === 'cart' || show === 'orders' ? { show } : {}),
  ...(scan === 'failed' ? { scan } : {}),
});
