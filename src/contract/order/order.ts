// POST orders and the orders of a table session. [S3.15, S3.18, S7.13–S7.16]
import * as v from 'valibot';
import { type IngredientChoice, MAX_COMMENT_LENGTH, MAX_QUANTITY } from '#domain/cart/cart.ts';
import { commentsByVariant } from '#domain/cart/line-comments.ts';
import type { CategoryId, IngredientId, OrderId, PlaceId, ProductId, SessionId, VariantId } from '#domain/ids.ts';
import { ORDER_STATUSES, type OrderLine, type PlacedOrder } from '#domain/order/order.ts';
import { ordererKey, sessionOf } from '#domain/order/orderer.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import { type Currency, formatAmountPlain, minor, parseAmount } from '#domain/pricing/money.ts';
import { modifiersToWire, toModifiers } from '../cart/modifiers.ts';
import { spendEntries } from '../loyalty/spend-wire.ts';
import { readOrderCardPayment } from '../payment/order-card-payment.ts';
import { readTableGuest, tableGuestToWire } from '../session/guest-name.ts';
import { choice as storedChoice } from '../stored-fields.ts';
import { amountText, jsonList, maybeText, numeric, parseItems, type Rejected, reasonOf, rowId, text } from '../wire.ts';
import { readGuestFacts } from './guest-facts.ts';
import { readOrderBreakdown } from './order-breakdown.ts';
import { readOrderDiscounts } from './order-discounts.ts';
import { ordererOr, parseOrderer } from './orderer.ts';
import { readOrderDetails } from './stored-details.ts';

/** Strict: ids and quantities of an order must be integers, as JSON numbers. */
const strictId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

export const wireOrderLineSchema = v.object({
  product_id: strictId,
  product_variant_id: strictId,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
  catHierarchyId: v.nullish(strictId),
  ingredients: v.nullish(
    v.object({
      required: v.nullish(strictId),
      addable: v.nullish(v.pipe(v.array(strictId), v.maxLength(60))),
      removable: v.nullish(v.pipe(v.array(strictId), v.maxLength(60))),
    }),
  ),
  /** Ours: choices in the dish's own groups. Absent for a dish without them. */
  modifiers: v.nullish(
    v.pipe(
      v.array(
        v.object({
          groupId: strictId,
          optionId: strictId,
          quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_QUANTITY)),
        }),
      ),
      v.maxLength(100),
    ),
  ),
  /** Ours: the line's own comment when it differs from its variant's; empty: none. Takes precedence over `order_comment`. */
  comment: v.nullish(v.pipe(v.string(), v.maxLength(MAX_COMMENT_LENGTH))),
});
export type WireOrderLine = v.InferInput<typeof wireOrderLineSchema>;

/** Maximum lines of an order, whatever its place allows. */
const MOST_LINES = 200;

/** Whether an unreadable body has more lines than any order may have, so that the guest gets that reason. */
export const hasTooManyLines = (body: unknown): boolean => {
  const lines: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'products') : undefined;
  return Array.isArray(lines) && lines.length > MOST_LINES;
};

export const orderBodySchema = v.object({
  /** Secret of the table session. */
  session: v.pipe(v.string(), v.maxLength(128)),
  products: v.pipe(v.array(wireOrderLineSchema), v.maxLength(MOST_LINES)),
  order_comment: v.optional(
    v.pipe(
      v.array(v.object({ variantId: strictId, comment: v.pipe(v.string(), v.maxLength(MAX_COMMENT_LENGTH)) })),
      v.maxLength(200),
    ),
    [],
  ),
  promo_code: v.nullish(v.pipe(v.string(), v.maxLength(100))),
  /** Ours: number of this order among the guest's, when its price depends on it. */
  order_number: v.nullish(strictId),
  ...spendEntries,
});
/** @internal The body as a caller writes it; server tests use it. */
export type OrderBody = v.InferInput<typeof orderBodySchema>;

const ascending = (ids: readonly number[] | null | undefined) => [...new Set(ids ?? [])].sort((a, b) => a - b);

export const toOrderLine = (wire: v.InferOutput<typeof wireOrderLineSchema>): OrderLine => ({
  productId: wire.product_id as ProductId,
  variantId: wire.product_variant_id as VariantId,
  categoryId: (wire.catHierarchyId ?? undefined) as CategoryId | undefined,
  quantity: wire.quantity,
  choice: {
    required: (wire.ingredients?.required ?? undefined) as IngredientId | undefined,
    addable: ascending(wire.ingredients?.addable) as IngredientId[],
    removable: ascending(wire.ingredients?.removable) as IngredientId[],
    ...toModifiers(wire.modifiers),
  },
});

export const orderLineToWire = (line: OrderLine): WireOrderLine => ({
  product_id: line.productId,
  product_variant_id: line.variantId,
  quantity: line.quantity,
  catHierarchyId: line.categoryId ?? null,
  ingredients: {
    required: line.choice.required ?? null,
    addable: [...line.choice.addable],
    removable: [...line.choice.removable],
  },
  ...modifiersToWire(line.choice.modifiers),
});

/**
 * Lines and comments in the specified format, one comment per variant [S3.18, S7.16]. A line with a different comment
 * has a comment of its own; an older server reads all of them joined.
 */
export const dishesToWire = (
  lines: readonly OrderLine[],
): { products: WireOrderLine[]; order_comment: { variantId: number; comment: string }[] } => {
  const joined = commentsByVariant(lines);
  return {
    products: lines.map((line) => {
      const { comment = '' } = line;
      return { ...orderLineToWire(line), ...(comment !== (joined[line.variantId] ?? '') && { comment }) };
    }),
    order_comment: Object.entries(joined).map(([variantId, comment]) => ({ variantId: Number(variantId), comment })),
  };
};

export const commentsFromWire = (list: readonly { variantId: number; comment: string }[]): Record<number, string> =>
  Object.fromEntries(
    list.filter(({ comment }) => comment !== '').map(({ variantId, comment }) => [variantId, comment]),
  );

export const placedOrderSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  place_id: rowId,
  /** null: no table. */
  session_id: v.nullish(v.string()),
  /** Ours: the orderer, when the orderer is not the sitting. */
  orderer: maybeText,
  number: rowId,
  label: text(),
  order_type: v.picklist(ORDER_TYPES),
  status: v.picklist(ORDER_STATUSES),
  totalPrice: amountText,
  /** Ours: amount left to pay, in minor units, when the status does not imply it. */
  left: v.optional(numeric),
  /** Epoch milliseconds. */
  placed_at: numeric,
  /** Ours: discounts on the whole order. */
  discounts: v.optional(v.unknown()),
  /** Ours: surcharges, and the tax in the total. */
  breakdown: v.optional(v.unknown()),
  /** Ours: facts beside the status. */
  facts: v.optional(v.unknown()),
  /** Ours: state of its card payment, amounts in minor units. */
  card_payment: v.optional(v.unknown()),
  /** Ours: guest whose phone sent it, for others at its table. */
  guest: v.optional(v.unknown()),
  /** Ours: details beside the dishes, for the holder of its secret. */
  details: v.optional(v.unknown()),
  products: jsonList(
    v.object({
      product_id: rowId,
      product_variant_id: rowId,
      name: text(),
      size: text(),
      required: maybeText,
      added: v.optional(v.array(v.string()), []),
      removed: v.optional(v.array(v.string()), []),
      /** Ours: choices in the dish's own groups. */
      modifiers: v.nullish(v.array(v.object({ group: text(), name: text(), quantity: numeric }))),
      /** Ours: the choice by id; for display only, so an unreadable one is left out. */
      choice: v.fallback(v.optional(storedChoice), undefined),
      comment: maybeText,
      quantity: rowId,
      total: amountText,
      /** Ours: its sum before the venue voided it, in minor units. */
      voided: v.optional(numeric),
    }),
  ),
});
export type WirePlacedOrder = v.InferInput<typeof placedOrderSchema>;

export function parsePlacedOrder(
  body: unknown,
  currency: Currency,
): { ok: true; value: PlacedOrder } | { ok: false; reason: string } {
  const parsed = v.safeParse(placedOrderSchema, body);
  if (!parsed.success) return { ok: false, reason: reasonOf(parsed.issues) };
  const wire = parsed.output;
  const total = parseAmount(wire.totalPrice, currency);
  const discounts = readOrderDiscounts(wire.discounts);
  const breakdown = readOrderBreakdown(wire.breakdown);
  const facts = readGuestFacts(wire.facts);
  const cardPayment = readOrderCardPayment(wire.card_payment);
  const guest = readTableGuest(wire.guest);
  const details = readOrderDetails(wire.details);
  const lines: PlacedOrder['lines'][number][] = [];
  for (const line of wire.products) {
    const lineTotal = parseAmount(line.total, currency);
    if (lineTotal === undefined) return { ok: false, reason: 'products: no such amount' };
    lines.push({
      productId: line.product_id as ProductId,
      variantId: line.product_variant_id as VariantId,
      name: line.name,
      size: line.size,
      required: line.required,
      added: line.added,
      removed: line.removed,
      ...(line.modifiers && { modifiers: line.modifiers }),
      // The parsed value equals the type except for brands.
      ...(line.choice && { choice: line.choice as unknown as IngredientChoice }),
      comment: line.comment,
      quantity: line.quantity,
      total: lineTotal,
      ...(line.voided !== undefined && { voided: minor(line.voided) }),
    });
  }
  if (total === undefined) return { ok: false, reason: 'totalPrice: no such amount' };
  const sessionId = (wire.session_id || undefined) as SessionId | undefined;
  const orderer = ordererOr(parseOrderer(wire.orderer ?? ''), sessionId, wire.order_type);
  if (!orderer) return { ok: false, reason: 'orderer: nobody' };
  return {
    ok: true,
    value: {
      id: wire.id as OrderId,
      placeId: wire.place_id as PlaceId,
      orderer,
      sessionId,
      number: wire.number,
      label: wire.label,
      orderType: wire.order_type,
      status: wire.status,
      total,
      ...(wire.left !== undefined && { left: minor(wire.left) }),
      placedAt: wire.placed_at,
      lines,
      ...(discounts && { discounts }),
      ...(breakdown && { breakdown }),
      ...(facts && { facts }),
      ...(cardPayment && { cardPayment }),
      ...(guest && { guest }),
      ...(details && { details }),
    },
  };
}

const choiceToWire = ({ required, addable, removable, modifiers }: IngredientChoice) => ({
  ...(required !== undefined && { required }),
  addable: [...addable],
  removable: [...removable],
  ...(modifiers && { modifiers: modifiers.map((one) => ({ ...one })) }),
});

export const placedOrderToWire = (order: PlacedOrder, currency: Currency): WirePlacedOrder => ({
  id: order.id,
  place_id: order.placeId,
  session_id: order.sessionId ?? null,
  // An order of the sitting itself has no orderer field, as before.
  ...(sessionOf(order.orderer) === undefined ? { orderer: ordererKey(order.orderer) } : {}),
  number: order.number,
  label: order.label,
  order_type: order.orderType,
  status: order.status,
  totalPrice: formatAmountPlain(order.total, currency),
  ...(order.left !== undefined && { left: order.left }),
  placed_at: order.placedAt,
  ...(order.discounts && { discounts: order.discounts.map((one) => ({ ...one })) }),
  ...(order.breakdown && { breakdown: order.breakdown }),
  ...(order.facts && { facts: order.facts }),
  ...(order.cardPayment && { card_payment: order.cardPayment }),
  ...(order.guest && { guest: tableGuestToWire(order.guest) }),
  ...(order.details && { details: order.details }),
  products: order.lines.map((line) => ({
    product_id: line.productId,
    product_variant_id: line.variantId,
    name: line.name,
    size: line.size,
    required: line.required ?? null,
    added: [...line.added],
    removed: [...line.removed],
    ...(line.modifiers && { modifiers: line.modifiers.map((one) => ({ ...one })) }),
    ...(line.choice && { choice: choiceToWire(line.choice) }),
    comment: line.comment ?? null,
    quantity: line.quantity,
    total: formatAmountPlain(line.total, currency),
    ...(line.voided !== undefined && { voided: line.voided }),
  })),
});

/** GET orders/by_table_session/{session}: undefined when the body is no list, such as an error. */
export const parseOrders = (
  body: unknown,
  currency: Currency,
): { items: PlacedOrder[]; rejected: Rejected[] } | undefined =>
  parseItems(body, (item) => parsePlacedOrder(item, currency));
