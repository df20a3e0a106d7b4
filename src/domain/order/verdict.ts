// May this be ordered, and if not, why? The one answer of the house: the menu, the cart and the server ask here, each as
// far as it goes (a dish, a line, a whole order). The reasons go onto the wire by `contract/order/reason-wire.ts` and
// into words by `screens/order/reason-words.tsx`.
import type { IngredientChoice } from '../cart/cart.ts';
import type { IngredientId, ProductId, VariantId } from '../ids.ts';
import type { Product, Variant } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { isProductVisible, type VisibilitySettings } from '../menu/visibility.ts';
import { isOrderingOpen } from '../place/hours.ts';
import type { OrderType, Place } from '../place/place.ts';
import type { Settings } from '../place/settings.ts';
import { type ChoiceProblem, checkChoice } from '../product/ingredients.ts';
import { fail, ok, type Result } from '../result.ts';
import { isOrderAllowed } from './order-allowed.ts';
import { canOrder, takesOrderType } from './order-type.ts';

/**
 * Every reason, the weightiest first: of several that hold, the first one is told. Who only looks is told that and no
 * hours; what nobody can have now comes before what cannot be had here; what is wrong with a dish comes before its choice.
 *
 * looking_only      the session, or the place, only shows the menu
 * no_table          no table session: its code must be scanned
 * orders_paused     no orders are taken, whatever the hours [S8.05]
 * place_closed      outside the hours of a place that insists on them [S5.03]
 * empty_cart        [S8.06]
 * foreign_dish      of another place; a device knows its own place alone, and takes such a dish for gone [S8.04]
 * gone              the dish, or the chosen size, is no longer on the menu
 * out_of_stock      off for now, or published as out of stock [S4.06]
 * wrong_order_type  not offered to this kind of session [S4.14]
 * not_orderable     no category of it takes orders, it is hidden from ordering, or booked and not ordered [S5.02, S5.04]
 * price_unknown     its price is not fixed: the waiter knows
 * choice_wrong      too many, too few, or an ingredient that is not the dish's [S5.05, S5.06]
 * ingredient_gone   a chosen ingredient has run out [S8.03]
 */
export const REASONS = [
  'looking_only',
  'no_table',
  'orders_paused',
  'place_closed',
  'empty_cart',
  'foreign_dish',
  'gone',
  'out_of_stock',
  'wrong_order_type',
  'not_orderable',
  'price_unknown',
  'choice_wrong',
  'ingredient_gone',
] as const;
export type Reason = (typeof REASONS)[number];

/** Why a place takes no orders at the moment. */
export type PlaceReason = Extract<Reason, 'orders_paused' | 'place_closed'>;
/** Why nothing at all can be sent from here. */
export type HouseReason = Extract<Reason, 'looking_only' | 'no_table'> | PlaceReason;
/** Why a dish that is on the menu cannot be ordered. */
export type DishReason = Extract<Reason, 'out_of_stock' | 'wrong_order_type' | 'not_orderable' | 'price_unknown'>;
/** Why a line of an order cannot be. */
export type LineReason = Extract<Reason, 'foreign_dish' | 'gone' | 'choice_wrong' | 'ingredient_gone'> | DishReason;

/** Where an order would be taken, and when. */
export interface House {
  readonly place: Pick<Place, 'orderTypes' | 'timeZone'>;
  readonly settings: Pick<Settings, 'ordersAllowed' | 'disableOvertimeOrders' | 'openingHours'>;
  /** Epoch milliseconds, the server's clock. */
  readonly now: number;
}

/** Who asks, and what is off for now. */
export interface Asking {
  readonly orderType: OrderType | undefined;
  readonly settings: VisibilitySettings;
  readonly off: ReadonlySet<ProductId>;
  /** Somebody is signed in. */
  readonly hasUser: boolean;
}

/** Whether the place takes orders now, whoever asks; undefined: it does. */
export const placeVerdict = ({ place, settings, now }: House): PlaceReason | undefined => {
  if (isOrderingOpen(settings, place.timeZone, now)) return undefined;
  return settings.ordersAllowed ? 'place_closed' : 'orders_paused';
};

/** The sessions whose orders need nothing but a table. Delivery and pickup have calls of their own. */
const sendsFromTable = (place: House['place'], orderType: OrderType): boolean =>
  canOrder(orderType) && orderType !== 'delivery' && orderType !== 'preorder' && takesOrderType(place, orderType);

/** Whether a table session may send an order now; undefined: it may. */
export const sessionVerdict = (house: House, orderType: OrderType): Exclude<HouseReason, 'no_table'> | undefined =>
  sendsFromTable(house.place, orderType) ? placeVerdict(house) : 'looking_only';

/** The same for a guest who may have no session yet. `turnedAway`: their table's code was no good. */
export const guestVerdict = (
  house: House,
  orderType: OrderType | undefined,
  turnedAway: boolean,
): HouseReason | undefined => {
  if (orderType !== undefined) return sessionVerdict(house, orderType);
  return turnedAway || !house.place.orderTypes.some(({ type }) => canOrder(type)) ? 'looking_only' : 'no_table';
};

export const isSoldOut = (product: Pick<Product, 'id' | 'inStock'>, off: ReadonlySet<ProductId>): boolean =>
  !product.inStock || off.has(product.id);

/** Whether a dish can be ordered in one of these sizes; all of its own where nothing is said. undefined: it can. */
export const dishVerdict = (
  index: MenuIndex,
  product: Product,
  { orderType, settings, off, hasUser }: Asking,
  sizes: readonly Variant[] = product.variants,
): DishReason | undefined => {
  if (isSoldOut(product, off)) return 'out_of_stock';
  // A session that lapsed in the middle must not empty the cart: only one that can order is judged.
  if (canOrder(orderType) && !isProductVisible(index, product, orderType, settings, false)) return 'wrong_order_type';
  const isHidden = product.hideForOrdering && settings.tokenHidesProducts && hasUser;
  if (product.type === 'booking' || isHidden || !isOrderAllowed(index, product)) return 'not_orderable';
  return sizes.some(({ price }) => price !== null) ? undefined : 'price_unknown';
};

interface JudgedLine {
  readonly productId: ProductId;
  readonly variantId: VariantId;
  readonly choice: IngredientChoice;
}

export interface LineProblem {
  readonly reason: LineReason;
  readonly productId: ProductId;
  /** Those that the reason is about, where it is about some. */
  readonly ingredientIds: readonly IngredientId[];
}

const choiceProblem = (productId: ProductId, problem: ChoiceProblem): LineProblem => ({
  reason: problem.code === 'inactive' ? 'ingredient_gone' : 'choice_wrong',
  productId,
  ingredientIds: 'ingredientIds' in problem ? problem.ingredientIds : [],
});

/** The line with its choice in the one spelling, or why it cannot be ordered. */
export const lineVerdict = <L extends JudgedLine>(
  index: MenuIndex,
  line: L,
  asking: Asking,
): Result<L, LineProblem> => {
  const { productId } = line;
  const no = (reason: LineReason) => fail<LineProblem>({ reason, productId, ingredientIds: [] });
  const product = index.productById.get(productId);
  const size = product?.variants.find(({ id }) => id === line.variantId);
  if (!product || !size) return no('gone');
  const reason = dishVerdict(index, product, asking, [size]);
  if (reason) return no(reason);
  const choice = checkChoice(index, product, line.choice);
  return choice.ok ? ok({ ...line, choice: choice.value }) : fail(choiceProblem(productId, choice.error));
};

/** Why an order is turned down: the weightiest reason, and what is wrong with each of its lines. */
export interface NotTaken {
  readonly reason: Exclude<Reason, 'no_table'>;
  readonly problems: readonly LineProblem[];
}

const NONE: ReadonlySet<ProductId> = new Set();

/**
 * All lines as they will be cooked, or why not. Whether the house takes orders at all is asked before. `foreign`: which
 * products are other places', as far as the one who asks knows it.
 */
export const linesVerdict = <L extends JudgedLine>(
  index: MenuIndex,
  lines: readonly L[],
  asking: Asking,
  foreign: ReadonlySet<ProductId> = NONE,
): Result<readonly L[], NotTaken> => {
  if (lines.length === 0) return fail({ reason: 'empty_cart', problems: [] });
  const judged = lines.map((line) => lineVerdict(index, line, asking));
  const problems = judged.flatMap((one): LineProblem[] => {
    if (one.ok) return [];
    return [foreign.has(one.error.productId) ? { ...one.error, reason: 'foreign_dish' } : one.error];
  });
  const heaviest = REASONS.find((one): one is LineReason => problems.some(({ reason }) => reason === one));
  return heaviest ? fail({ reason: heaviest, problems }) : ok(judged.flatMap((one) => (one.ok ? [one.value] : [])));
};
