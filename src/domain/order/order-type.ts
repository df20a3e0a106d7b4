// Numbers of the order types, and their permissions. [S1.11]
import type { OrderType, Place } from '../place/place.ts';

/**
 * 3 is specified as "pickup or served on spot"; the latter has its own 7, so 3 is pickup. 5 is not specified, and booking
 * has no number.
 */
const NUMBERS: readonly (readonly [number, OrderType])[] = [
  [1, 'spot'],
  [2, 'delivery'],
  [3, 'preorder'],
  [4, 'spot_browse'],
  [6, 'room'],
  [7, 'served_on_spot'],
];

/** undefined for an unknown number. */
export const orderTypeFromNumber = (value: number): OrderType | undefined =>
  NUMBERS.find(([number]) => number === value)?.[1];

/** A tablet on a table has the table's number. undefined for booking. */
export const numberOfOrderType = (type: OrderType): number | undefined =>
  type === 'tablet_mode' ? 1 : NUMBERS.find(([, named]) => named === type)?.[0];

/**
 * Order type of a guest here: the session's; without a session the chosen one, delivery or pickup; else the table's, so that
 * the menu does not change after a scan. A place without tables uses delivery or pickup; one that takes no orders is
 * browse-only.
 */
export const orderTypeHere = (
  place: { readonly orderTypes: readonly { readonly type: OrderType }[] },
  sessionType: OrderType | undefined,
  chosen?: OrderType,
): OrderType => {
  if (sessionType) return sessionType;
  const types = place.orderTypes.map(({ type }) => type).filter(canOrder);
  if (chosen && isWithoutTable(chosen) && types.includes(chosen)) return chosen;
  const first = (['spot', 'delivery', 'preorder'] as const).find((type) => types.includes(type));
  // Order types that need a code show the table's menu.
  return first ?? (types.length > 0 ? 'spot' : 'spot_browse');
};

/**
 * Order type for pricing a cart; undefined when several are open and none is chosen, so that a delivery guest is not
 * promised a table discount.
 */
export const pricedTypeHere = (
  ...[place, session, chosen]: Parameters<typeof orderTypeHere>
): OrderType | undefined => {
  const as = orderTypeHere(place, session, chosen);
  return session || as === chosen || place.orderTypes.filter(({ type }) => canOrder(type)).length < 2 ? as : undefined;
};

/** Whether a session of this type may send a cart. Browse-only and no session may not; a booking has no cart. */
export const canOrder = (orderType: OrderType | undefined): boolean =>
  orderType !== undefined && orderType !== 'spot_browse' && orderType !== 'booking';

/** Delivery and pickup: such an order is followed by its own secret, not by a table's session. */
export const isWithoutTable = (orderType: OrderType): boolean => orderType === 'delivery' || orderType === 'preorder';

/** Whether a place takes orders of a type. A tablet on a table counts as the table. */
export const takesOrderType = (place: Pick<Place, 'orderTypes'>, orderType: OrderType): boolean =>
  place.orderTypes.some(({ type }) => type === orderType || (orderType === 'tablet_mode' && type === 'spot'));

/** Order types that ask for details beside the dishes. */
export type DetailedOrderType = 'delivery' | 'preorder' | 'room' | 'served_on_spot';
const DETAILED: readonly OrderType[] = ['delivery', 'preorder', 'room', 'served_on_spot'] satisfies DetailedOrderType[];

/** false: orders of this type are served at their table without further details (see src/domain/order/order-details.ts). */
export const hasDetails = (type: OrderType): type is DetailedOrderType => DETAILED.includes(type);
