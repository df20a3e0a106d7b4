// Prices of a dish, a line and an order: one calculation for device and server. A price is a breakdown, so no screen ever
// adds.
import { type IngredientChoice, MAX_QUANTITY } from '../cart/cart.ts';
import type { ProductId, VariantId } from '../ids.ts';
import type { Product, Variant } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { OrderType, Place } from '../place/place.ts';
import type { Settings } from '../place/settings.ts';
import { groupsOf, optionPrice, saidOf } from '../product/modifier-groups.ts';
import { addMoney, lessPercent, type Minor, minor, ZERO } from './money.ts';
import { tierFor } from './order-discount.ts';
import { leavesTheVenue } from './order-place.ts';
import { type DishPrice, dishesTotal, type PriceStep, totalOf } from './price-steps.ts';

export type PriceSettings = Pick<Settings, 'moneyDiscountOnlyPreorder'>;

export interface LinePrice {
  /** Price of the variant before its discounts. */
  readonly unitBefore: Minor;
  /** Price of the variant after its discounts. */
  readonly unit: Minor;
  /** Price of the chosen extras of one unit. */
  readonly addables: Minor;
  /** Packaging of one unit; zero where the food is eaten at the venue. */
  readonly packaging: Minor;
  /** unit + addables + packaging */
  readonly each: Minor;
  /** each × quantity */
  readonly total: Minor;
}

export interface PricedLine {
  readonly productId: ProductId;
  readonly variantId: VariantId;
  readonly choice: IngredientChoice;
  readonly quantity: number;
}

export interface OrderPrice {
  /** In the order of the lines asked about; undefined where a line cannot be priced. */
  readonly lines: readonly (LinePrice | undefined)[];
  /** Steps that sum to the total. Steps of zero are left out; the lines are always there. */
  readonly steps: readonly PriceStep[];
  /** The sum of the steps. */
  readonly total: Minor;
}

/**
 * The percent discount first, the price rounded half up, then the money discount; never below zero. [S9.02]
 * undefined: the price is not fixed, ask the waiter.
 */
export const priceVariant = (
  product: Pick<Product, 'discountPercent' | 'discountMoney'>,
  variant: Pick<Variant, 'price'>,
  settings: PriceSettings,
  orderType: OrderType | undefined,
): { readonly before: Minor; readonly after: Minor } | undefined => {
  const before = variant.price;
  if (before === null) return undefined;
  // Menus come from outside: a percentage beyond its bounds must not raise a price or pay a guest.
  const percent = Math.min(100, Math.max(0, product.discountPercent));
  const moneyOff =
    orderType === 'preorder' || !settings.moneyDiscountOnlyPreorder ? Math.max(0, product.discountMoney) : 0;
  return { before, after: minor(Math.max(0, lessPercent(before, percent) - moneyOff)) };
};

/**
 * Price of a choice for one unit in a size; included options cost nothing. undefined: an id is not one of this dish's, so its
 * price and the line's are not known.
 */
export const choicePrice = (
  index: MenuIndex,
  product: Product,
  size: VariantId,
  choice: IngredientChoice,
): Minor | undefined => {
  const said = saidOf(choice).filter(({ key }) => key !== 'removable');
  const groups = said.length === 0 ? [] : groupsOf(index, product);
  let sum = ZERO;
  for (const { key, id, quantity } of said) {
    const option = groups.find((group) => group.key === key)?.options.find((one) => one.id === id);
    if (!option || !index.ingredientById.has(id)) return undefined;
    sum = addMoney(sum, minor(optionPrice(option, size) * Math.max(0, quantity - option.included)));
  }
  return sum;
};

/**
 * Price of one line now. Discounts lower the dish alone, never extras or packaging. undefined: it cannot be
 * priced (dish, size or option gone, price not fixed, quantity not 1–99).
 */
export const priceLine = (
  index: MenuIndex,
  line: PricedLine,
  context: { readonly settings: PriceSettings; readonly orderType: OrderType | undefined },
): LinePrice | undefined => {
  const found = index.variantById.get(line.variantId);
  if (found?.product.id !== line.productId) return undefined;
  if (!Number.isInteger(line.quantity) || line.quantity < 1 || line.quantity > MAX_QUANTITY) return undefined;
  const unit = priceVariant(found.product, found.variant, context.settings, context.orderType);
  const addables = choicePrice(index, found.product, line.variantId, line.choice);
  if (!unit || addables === undefined) return undefined;
  const packaging = leavesTheVenue(context.orderType) ? found.variant.additionalPrice : ZERO;
  const each = addMoney(unit.after, addables, packaging);
  return {
    unitBefore: unit.before,
    unit: unit.after,
    addables,
    packaging,
    each,
    total: minor(each * line.quantity),
  };
};

interface OrderPriceContext {
  readonly place: Pick<Place, 'orderTypes' | 'timeZone' | 'orderNumberDiscounts' | 'serviceCharge'>;
  readonly settings: PriceSettings;
  readonly orderType: OrderType | undefined;
  /** Epoch milliseconds, the server's clock. */
  readonly now: number;
  /** Left out: the order type's own discounts alone. */
  readonly further?: Further | undefined;
}

/** Amounts from which discounts on a whole order are computed. */
export interface DiscountBase {
  readonly goods: Minor;
  readonly boxes: Minor;
  /** The order type's own, where one holds. */
  readonly tier: readonly PriceStep[];
}
/** The discounts on an order in the place of its order type's own, which may be among them. */
export type Further = (base: DiscountBase, context: OrderPriceContext) => readonly PriceStep[];

const dishPrice = ({ productId, variantId, quantity }: PricedLine, price: LinePrice | undefined): DishPrice[] =>
  price ? [{ productId, variantId, quantity, each: minor(price.each - price.packaging) }] : [];

const boxesPrice = (price: LinePrice | undefined, quantity: number): Minor =>
  price ? minor(price.packaging * quantity) : ZERO;

/**
 * Price of all lines, with the discounts of that moment. Lines without a price count nothing: a caller that charges must
 * check that every line has one.
 */
export const priceOrder = (index: MenuIndex, lines: readonly PricedLine[], context: OrderPriceContext): OrderPrice => {
  const { place, settings, orderType, now, further } = context;
  const prices = lines.map((line) => priceLine(index, line, { settings, orderType }));
  const dishes = lines.flatMap((line, at) => dishPrice(line, prices[at]));
  const goods = dishesTotal(dishes);
  const boxes = addMoney(...lines.map(({ quantity }, at) => boxesPrice(prices[at], quantity)));
  const discount = tierFor(place, orderType, { subtotal: addMoney(goods, boxes), packaging: boxes }, now);
  const tier: PriceStep[] = discount ? [{ kind: 'tier', amount: minor(-discount.amount), cause: discount.tier }] : [];
  const steps: PriceStep[] = [
    { kind: 'lines', amount: goods, cause: { dishes } },
    ...(further?.({ goods, boxes, tier }, context) ?? tier),
  ];
  if (boxes !== 0 && orderType !== undefined) steps.push({ kind: 'boxes', amount: boxes, cause: { orderType } });
  return { lines: prices, steps, total: totalOf(steps) };
};
