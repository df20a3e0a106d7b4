// Prices of a dish, a line and an order, shared by device and server. A price comes as a breakdown, so that screens never
// add.
import { type IngredientChoice, MAX_QUANTITY } from '../cart/cart.ts';
import type { ProductId, VariantId } from '../ids.ts';
import type { Product, Variant } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { OrderType, Place } from '../place/place.ts';
import type { Settings } from '../place/settings.ts';
import { groupsOf, optionPrice, saidOf } from '../product/modifier-groups.ts';
import { addMoney, lessPercent, type Minor, minor, ZERO } from './money.ts';
import { tierFor } from './order-discount.ts';
import { type EatenWhere, leavesTheVenue } from './order-place.ts';
import { type DishPrice, dishesTotal, type PriceStep, totalOf } from './price-steps.ts';

export type PriceSettings = Pick<Settings, 'moneyDiscountOnlyPreorder'>;

export interface LinePrice {
  /** Price of the variant before its discounts. */
  readonly unitBefore: Minor;
  /** Price of the variant after its discounts. */
  readonly unit: Minor;
  /** Price of the chosen extras of one unit. */
  readonly addables: Minor;
  /** Packaging of one unit; zero for eating in. */
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
  /** In the sequence of the input; undefined for a line without a price. */
  readonly lines: readonly (LinePrice | undefined)[];
  /** Steps that sum to the total. Zero steps are left out, except the lines. */
  readonly steps: readonly PriceStep[];
  /** The sum of the steps. */
  readonly total: Minor;
}

/**
 * Percentage discount first, rounded half up, then the fixed discount; never below zero. [S9.02] undefined: no fixed price,
 * ask the waiter.
 */
export const priceVariant = (
  product: Pick<Product, 'discountPercent' | 'discountMoney'>,
  variant: Pick<Variant, 'price'>,
  settings: PriceSettings,
  orderType: OrderType | undefined,
): { readonly before: Minor; readonly after: Minor } | undefined => {
  const before = variant.price;
  if (before === null) return undefined;
  // Menus are external data: a percentage out of range must not raise a price or pay a guest.
  const percent = Math.min(100, Math.max(0, product.discountPercent));
  const moneyOff =
    orderType === 'preorder' || !settings.moneyDiscountOnlyPreorder ? Math.max(0, product.discountMoney) : 0;
  return { before, after: minor(Math.max(0, lessPercent(before, percent) - moneyOff)) };
};

/**
 * Price of a choice for one unit in a size; included options are free. undefined: an id is not of this dish, so the line has
 * no price either.
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
 * Current price of one line. Discounts apply only to the dish, never to extras or packaging. undefined: no price (dish, size
 * or option gone, price not fixed, quantity not 1–99).
 */
export const priceLine = (
  index: MenuIndex,
  line: PricedLine,
  context: { readonly settings: PriceSettings } & EatenWhere,
): LinePrice | undefined => {
  const found = index.variantById.get(line.variantId);
  if (found?.product.id !== line.productId) return undefined;
  if (!Number.isInteger(line.quantity) || line.quantity < 1 || line.quantity > MAX_QUANTITY) return undefined;
  const unit = priceVariant(found.product, found.variant, context.settings, context.orderType);
  const addables = choicePrice(index, found.product, line.variantId, line.choice);
  if (!unit || addables === undefined) return undefined;
  const packaging = leavesTheVenue(context.orderType, context.isToGo) ? found.variant.additionalPrice : ZERO;
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

interface OrderPriceContext extends EatenWhere {
  readonly place: Pick<Place, 'orderTypes' | 'timeZone' | 'orderNumberDiscounts' | 'serviceCharge'>;
  readonly settings: PriceSettings;
  /** Epoch milliseconds, the server's clock. */
  readonly now: number;
  /** Absent: only the order type's own discounts. */
  readonly further?: Further | undefined;
}

/** Base amounts for discounts on a whole order. */
export interface DiscountBase {
  readonly goods: Minor;
  readonly boxes: Minor;
  /** The order type's own discount, if one applies. */
  readonly tier: readonly PriceStep[];
}
/** Discounts on an order that replace the order type's own, and may include it. */
export type Further = (base: DiscountBase, context: OrderPriceContext) => readonly PriceStep[];

const dishPrice = ({ productId, variantId, quantity }: PricedLine, price: LinePrice | undefined): DishPrice[] =>
  price ? [{ productId, variantId, quantity, each: minor(price.each - price.packaging) }] : [];

const boxesPrice = (price: LinePrice | undefined, quantity: number): Minor =>
  price ? minor(price.packaging * quantity) : ZERO;

/**
 * Price of all lines with the current discounts. Lines without a price add nothing: a caller that charges must check that
 * each line has one.
 */
export const priceOrder = (index: MenuIndex, lines: readonly PricedLine[], context: OrderPriceContext): OrderPrice => {
  const { place, settings, orderType, isToGo, now, further } = context;
  const prices = lines.map((line) => priceLine(index, line, { settings, orderType, isToGo }));
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
