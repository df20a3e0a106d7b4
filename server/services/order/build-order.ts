// Builds an accepted order for the kitchen, with texts in the place's language.

import type { IngredientChoice } from '#domain/cart/cart.ts';
import { cleanComment } from '#domain/cart/comment.ts';
import type { IngredientId, PlaceId, SessionId } from '#domain/ids.ts';
import { withoutSoftHyphens as plain } from '#domain/language/soft-hyphens.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { OrderLine, PlacedModifier, PlacedOrder, PlacedOrderLine } from '#domain/order/order.ts';
import { discountsAmong } from '#domain/order/order-discounts.ts';
import type { Orderer } from '#domain/order/orderer.ts';
import type { OrderType } from '#domain/place/place.ts';
import { minor } from '#domain/pricing/money.ts';
import { breakdownOf } from '#domain/pricing/order-breakdown.ts';
import type { EatenWhere } from '#domain/pricing/order-place.ts';
import type { OrderPrice } from '#domain/pricing/pricing.ts';
import { vatParts, vatRate } from '#domain/pricing/vat.ts';
import { groupsOf } from '#domain/product/modifier-groups.ts';
import type { Sitting } from '../../store/session/sittings.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { OrderRequest } from './order-request.ts';

const namesOf = (index: MenuIndex, ids: readonly IngredientId[]): string[] =>
  ids.flatMap((id) => index.ingredientById.get(id)?.name ?? []).map(plain);

/** The line's own comment, or its variant's. */
const commentOn = (
  { comments, lineComments }: Pick<OrderRequest, 'comments' | 'lineComments'>,
  at: number,
  variantId: number,
): string | undefined => {
  const ofVariant = Object.hasOwn(comments, variantId) ? comments[variantId] : undefined;
  return cleanComment(lineComments?.[at] ?? ofVariant ?? '') || undefined;
};

/** Choices in the dish's modifier groups, in page order. */
const placedModifiers = (index: MenuIndex, product: Product, choice: IngredientChoice): PlacedModifier[] =>
  groupsOf(index, product).flatMap(({ key, title, options }) =>
    options.flatMap(({ id, name }) => {
      const said = choice.modifiers?.find((one) => one.groupId === key && one.optionId === id);
      return said ? [{ group: plain(title), name: plain(name), quantity: said.quantity }] : [];
    }),
  );

const isChosen = ({ required, addable, removable, modifiers }: IngredientChoice): boolean =>
  required !== undefined || addable.length + removable.length + (modifiers?.length ?? 0) > 0;

/** Throws for a line without a price, which an earlier check excludes. */
export const placedLines = (
  index: MenuIndex,
  lines: readonly OrderLine[],
  price: OrderPrice,
  said: Pick<OrderRequest, 'comments' | 'lineComments'>,
): PlacedOrderLine[] =>
  lines.map((line, at) => {
    const found = index.variantById.get(line.variantId);
    const linePrice = price.lines[at];
    if (!found || !linePrice) throw new Error(`No price for variant ${line.variantId}`);
    const { required } = line.choice;
    const modifiers = placedModifiers(index, found.product, line.choice);
    return {
      productId: line.productId,
      variantId: line.variantId,
      name: plain(found.product.name),
      size: plain(found.variant.size),
      required: required === undefined ? undefined : namesOf(index, [required])[0],
      added: namesOf(index, line.choice.addable),
      removed: namesOf(index, line.choice.removable),
      ...(modifiers.length > 0 && { modifiers }),
      ...(isChosen(line.choice) && { choice: line.choice }),
      comment: commentOn(said, at, line.variantId),
      quantity: line.quantity,
      total: linePrice.total,
      ...(linePrice.packaging > 0 && { packaging: minor(linePrice.packaging * line.quantity) }),
    };
  });

const discountsWith = ({ steps }: OrderPrice): Pick<PlacedOrder, 'discounts'> => {
  const discounts = discountsAmong(steps);
  return discounts.length > 0 ? { discounts } : {};
};

/** VAT breakdown, fixed with the order; later rates do not change it. */
const breakdownIn = (
  { document, index }: Pick<PublishedPlace, 'document' | 'index'>,
  eaten: EatenWhere,
  { steps }: OrderPrice,
): Pick<PlacedOrder, 'breakdown'> => {
  const { vat } = document.place;
  const breakdown = breakdownOf(
    steps,
    vatParts(steps, (id) => vatRate(vat, index.productById.get(id)?.vat, eaten)),
  );
  return breakdown ? { breakdown } : {};
};

export const placedOrder = (
  request: OrderRequest,
  of: {
    readonly place: PublishedPlace;
    readonly orderer: Orderer;
    /** Sitting of the order's table; `undefined`: the order has no table. */
    readonly sitting: Sitting | undefined;
    readonly orderType: OrderType;
    readonly isToGo: boolean | undefined;
    readonly number: number;
    readonly label: string;
    readonly now: number;
    readonly price: OrderPrice;
    readonly lines: PlacedOrderLine[];
  },
): PlacedOrder => ({
  id: request.id,
  placeId: of.place.id as PlaceId,
  orderer: of.orderer,
  sessionId: of.sitting?.id as SessionId | undefined,
  number: of.number,
  label: of.label,
  orderType: of.orderType,
  status: 'ordered',
  total: of.price.total,
  placedAt: of.now,
  lines: of.lines,
  ...discountsWith(of.price),
  ...breakdownIn(of.place, of, of.price),
});
