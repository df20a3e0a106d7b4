// The order types' numbers, and what each may do. [S1.11]
import type { OrderType, Place } from '../place/place.ts';

/**
 * 3 is written "pickup or served on spot"; the latter has 7 of its own, so 3 is pickup. 5 is not spoken of, and
 * booking has no number.
 */
const NUMBERS: readonly (readonly [number, OrderType])[] = [
  [1, 'spot'],
  [2, 'delivery'],
  [3, 'preorder'],
  [4, 'spot_browse'],
  [6, 'room'],
  [7, 'served_on_spot'],
];

/** undefined for a number that means nothing. */
export const orderTypeFromNumber = (value: number): OrderType | undefined =>
  NUMBERS.find(([number]) => number === value)?.[1];

/** A tablet on a table has the table's number. undefined for booking, which has none. */
export const numberOfOrderType = (type: OrderType): number | undefined =>
  type === 'tablet_mode' ? 1 : NUMBERS.find(([, named]) => named === type)?.[0];

/**
 * As what a guest orders here: as their session says; without one as they have chosen, be it delivery or pickup; else as
 * the tables do, so that the menu does not change under a scan. A place without tables brings or hands over; one
 * that takes no orders is looked at only.
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
  // Order types that need a code show the menu as at a table.
  return first ?? (types.length > 0 ? 'spot' : 'spot_browse');
};

/**
 * The way that a cart is priced by: with several to choose from and none chosen, undefined, so that no discount of the table
 * is promised to a guest who has it delivered.
 */
export const pricedTypeHere = (
  ...[place, session, chosen]: Parameters<typeof orderTypeHere>
): OrderType | undefined => {
  const as = orderTypeHere(place, session, chosen);
  return session || as === chosen || place.orderTypes.filter(({ type }) => canOrder(type)).length < 2 ? as : undefined;
};

/**
 * Whether a session of this type may send a cart to the kitchen. Browse-only may not, and neither may who has no
 * session; a booking goes its own way, without a cart.
 */
export const canOrder = (orderType: OrderType | undefined): boolean =>
  orderType !== undefined && orderType !== 'spot_browse' && orderType !== 'booking';

/** Delivered or fetched: such an order is followed by a secret of its own, and not by a table's session. */
export const isWithoutTable = (orderType: OrderType): boolean => orderType === 'delivery' || orderType === 'preorder';

/** Whether an order is fetched by its label alone: it bears nobody's name. */
export const isByNumber = (orderType: OrderType, details: { readonly name: string } | undefined): boolean =>
  orderType === 'preorder' && details?.name === '';

/**
 * Whether strangers share its code, each for themselves, as at a bar: who scans a table's code sits with the others there
 * and sees what they order, who scans a counter's does not.
 */
export const isCounter = (orderType: OrderType): boolean => orderType === 'served_on_spot';

/** Whether a place takes orders of a type. A tablet on a table is the table. */
export const takesOrderType = (place: Pick<Place, 'orderTypes'>, orderType: OrderType): boolean =>
  place.orderTypes.some(({ type }) => type === orderType || (orderType === 'tablet_mode' && type === 'spot'));

/** The order types that ask for more than dishes. */
export type DetailedOrderType = 'delivery' | 'preorder' | 'room' | 'served_on_spot';
const DETAILED: readonly OrderType[] = ['delivery', 'preorder', 'room', 'served_on_spot'] satisfies DetailedOrderType[];

/** false: an order of the type is carried to its table, and nothing else is asked (src/domain/order/order-details.ts says what). */
export const hasDetails = (type: OrderType): type is DetailedOrderType => DETAILED.includes(type);
