// Verdict on ordering: whether something can be ordered, and if not, why. Menu, cart and server all use it (dishes here;
// lines and orders in `line-verdict.ts`, which no first card needs). `contract/order/reason-wire.ts` maps the reasons to the
// wire, `src/shared/order/reason-text.tsx` to text.
import { categoryKey, sizeKey } from '../availability/availability.ts';
import type { OffKey, ProductId } from '../ids.ts';
import type { Category, Product, Variant } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { isProductVisible, type VisibilitySettings } from '../menu/visibility.ts';
import { isOrderingOpen } from '../place/hours.ts';
import type { OrderType, Place } from '../place/place.ts';
import type { Settings } from '../place/settings.ts';
import type { VenueHours } from '../place/weekly-hours.ts';
import { canOrder, isWithoutTable, takesOrderType } from './order-type.ts';
import type { DishReason, PlaceReason, VenueReason } from './reasons.ts';
import { stoppedAhead } from './times/ahead.ts';

/** Place and time of an order. */
export interface VenueNow {
  readonly place: Pick<Place, 'orderTypes' | 'timeZone'>;
  readonly settings: VenueHours & Pick<Settings, 'ordersAllowed' | 'disableOvertimeOrders'>;
  /** Epoch milliseconds, the server's clock. */
  readonly now: number;
}

/** The guest who orders, and the items that are off. */
export interface Asking {
  readonly orderType: OrderType | undefined;
  readonly settings: VisibilitySettings;
  readonly off: ReadonlySet<OffKey>;
  /** Portions of counted dishes; absent: unknown. */
  readonly left?: ReadonlyMap<ProductId, number> | undefined;
  /** Whether a user is signed in. */
  readonly hasUser: boolean;
  /** Orders for later are possible too, so hours alone are no reason. */
  readonly ahead?: boolean | undefined;
}

/** Whether the place takes orders now, from any guest; undefined: it does. */
export const placeVerdict = ({ place, settings, now }: VenueNow): PlaceReason | undefined => {
  if (isOrderingOpen(settings, place.timeZone, now)) return undefined;
  return settings.ordersAllowed ? 'place_closed' : 'orders_paused';
};

/**
 * Whether a guest can order for later now. The order page asks the time, and tables do not need it. `stopped`: why no orders
 * are taken now.
 */
export const ordersAhead = (
  place: VenueNow['place'],
  { times }: Pick<Settings, 'times'>,
  orderType: OrderType | undefined,
  stopped: PlaceReason | undefined,
): boolean =>
  times.slot > 0 &&
  !stoppedAhead(stopped, times) &&
  (orderType
    ? orderType === 'room' || orderType === 'served_on_spot'
    : place.orderTypes.some(({ type }) => isWithoutTable(type)));

/** Order types that need only a table. Delivery and pickup have their own endpoints. */
const sendsFromTable = (place: VenueNow['place'], orderType: OrderType): boolean =>
  canOrder(orderType) && !isWithoutTable(orderType) && takesOrderType(place, orderType);

/** Whether a table session may send an order now; undefined: it may. */
export const sessionVerdict = (house: VenueNow, orderType: OrderType): Exclude<VenueReason, 'no_table'> | undefined =>
  sendsFromTable(house.place, orderType) ? placeVerdict(house) : 'looking_only';

/** Verdict for a guest who may have no session yet. `turnedAway`: the scanned code was invalid. */
export const guestVerdict = (
  house: VenueNow,
  orderType: OrderType | undefined,
  turnedAway: boolean,
): VenueReason | undefined => {
  if (orderType !== undefined) return sessionVerdict(house, orderType);
  return turnedAway || !house.place.orderTypes.some(({ type }) => canOrder(type)) ? 'looking_only' : 'no_table';
};

/** Paths from a dish's categories to the top on which ordering is allowed. */
export const orderablePaths = (
  index: MenuIndex,
  { categoryIds }: Pick<Product, 'categoryIds'>,
): readonly (readonly Category[])[] =>
  categoryIds.map((id) => index.pathOf(id)).filter((path) => path.some(({ orderAllowed }) => orderAllowed));

/** Whether each of those paths has a category outside its hours: one open path is enough. */
export const isOutsideHours = (
  index: MenuIndex,
  product: Pick<Product, 'categoryIds'>,
  off: ReadonlySet<OffKey>,
): boolean => {
  const paths = orderablePaths(index, product);
  return paths.length > 0 && paths.every((path) => path.some(({ id }) => off.has(categoryKey(id))));
};

/**
 * A product may be ordered only if at least one category in its hierarchy (its own, or an ancestor) allows it. A product of
 * unknown categories may not. [S5.02]
 */
export const isOrderAllowed = (index: MenuIndex, product: Pick<Product, 'categoryIds'>): boolean =>
  orderablePaths(index, product).length > 0;

/** Whether a dish is unavailable in all these sizes. */
export const isSoldOut = (
  product: Pick<Product, 'id' | 'inStock' | 'variants'>,
  off: ReadonlySet<OffKey>,
  sizes: readonly Pick<Variant, 'id'>[] = product.variants,
): boolean =>
  !product.inStock || off.has(product.id) || (sizes.length > 0 && sizes.every(({ id }) => off.has(sizeKey(id))));

/** Whether a dish can be ordered in one of these sizes, by default any of its own. undefined: it can. */
export const dishVerdict = (
  index: MenuIndex,
  product: Product,
  { orderType, settings, off, hasUser, ahead }: Asking,
  sizes: readonly Variant[] = product.variants,
): DishReason | undefined => {
  if (isSoldOut(product, off, sizes)) return 'out_of_stock';
  // A session that expires meanwhile must not empty the cart: only a session that can order is judged.
  if (canOrder(orderType) && !isProductVisible(index, product, orderType, settings, false)) return 'wrong_order_type';
  if (!ahead && isOutsideHours(index, product, off)) return 'outside_hours';
  const isHidden = product.hideForOrdering && settings.tokenHidesProducts && hasUser;
  if (product.type === 'booking' || isHidden || !isOrderAllowed(index, product)) return 'not_orderable';
  return sizes.some(({ price }) => price !== null) ? undefined : 'price_unknown';
};
