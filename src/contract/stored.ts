// Rows as they lie on the device. They were written by this build, by the one before or by the one after (a rollback), or
// by somebody at a console: what is read is parsed, what cannot be read is passed over and reported, unknown fields stay.
import * as v from 'valibot';
import { type Cart, type CartLine, MAX_QUANTITY } from '#domain/cart/cart.ts';
import type { VisitId } from '#domain/ids.ts';
import { ORDER_STATUSES, type PlacedOrder } from '#domain/order/order.ts';
import type { Orderer } from '#domain/order/orderer.ts';
import { REFUSAL_CODES } from '#domain/order/refusal.ts';
import { ENTRY_STATES } from '#domain/outbox/outbox.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import type { TableSession } from '#domain/session/session.ts';
import { modifierList } from './cart/modifiers.ts';
import { storedAvoidance } from './diet/avoidance.ts';
import { ordererOr, storedOrderer } from './order/orderer.ts';

/** Several may be known at a place (a queued order keeps its own); the one used last is the current one. */
export interface StoredSession extends TableSession {
  /** Epoch ms, device clock. */
  readonly usedAt: number;
  /** Whose table it is; undefined in a row of an earlier build. */
  readonly visitId?: VisitId | undefined;
}

/** An order as the server told it, with the visit on this device that it belongs to. */
export interface StoredPlacedOrder extends PlacedOrder {
  readonly visitId?: VisitId | undefined;
}

const whole = v.pipe(v.number(), v.safeInteger());
const id = v.pipe(whole, v.minValue(1));
const ids = v.array(id);
const name = v.pipe(v.string(), v.minLength(1));
const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(schema);
const quantity = v.pipe(whole, v.minValue(1), v.maxValue(MAX_QUANTITY));
const choice = v.looseObject({ required: maybe(id), addable: ids, removable: ids, modifiers: maybe(modifierList) });
const comments = v.record(v.string(), v.string());

const cartLine = v.looseObject({
  lineId: name,
  productId: id,
  variantId: id,
  categoryId: id,
  choice,
  quantity,
  addedAt: v.number(),
  seenPrice: whole,
  seenName: v.string(),
  seenSize: v.string(),
});

const cart = v.looseObject({
  placeId: id,
  revision: v.pipe(whole, v.minValue(0)),
  lines: v.array(v.unknown()),
  comments,
  visitId: maybe(name),
});

const session = v.looseObject({
  placeId: id,
  id: name,
  token: name,
  expiresAt: v.number(),
  orderType: v.picklist(ORDER_TYPES),
  table: maybe(v.string()),
  roomNumber: maybe(v.string()),
  roomNumberDisabled: v.boolean(),
  tabletMode: v.boolean(),
  usedAt: v.number(),
  visitId: maybe(name),
});

const order = v.looseObject({
  id: name,
  placeId: id,
  orderer: maybe(storedOrderer),
  sessionId: maybe(name),
  number: whole,
  label: v.string(),
  orderType: v.picklist(ORDER_TYPES),
  status: v.picklist(ORDER_STATUSES),
  total: whole,
  placedAt: v.number(),
  visitId: maybe(name),
  lines: v.array(
    v.looseObject({
      productId: id,
      variantId: id,
      name: v.string(),
      size: v.string(),
      required: maybe(v.string()),
      added: v.array(v.string()),
      removed: v.array(v.string()),
      modifiers: maybe(v.array(v.looseObject({ group: v.string(), name: v.string(), quantity: whole }))),
      comment: maybe(v.string()),
      quantity: whole,
      total: whole,
    }),
  ),
});

/** What every command has in its row. `sessionId` is all that builds before know of who ordered. */
export const commandEntries = {
  id: name,
  visitId: maybe(name),
  kind: name,
  label: name,
  seq: whole,
  placeId: id,
  orderer: maybe(storedOrderer),
  sessionId: maybe(name),
  deviceId: maybe(name),
  ages: maybe(v.looseObject({ silentMinutes: v.number(), askMinutes: v.number() })),
  createdAt: maybe(v.number()),
  createdWall: v.number(),
  state: v.picklist(ENTRY_STATES),
  askReason: maybe(v.picklist(['age', 'session'])),
  confirmed: v.boolean(),
  cancelling: v.boolean(),
  mayHaveArrived: v.boolean(),
  attempts: whole,
  nextAt: v.number(),
  dismissed: v.boolean(),
  notBefore: v.optional(v.number(), 0),
  asked: maybe(v.looseObject({ at: v.number(), wall: v.number() })),
  sentToken: maybe(name),
};

/** What a refusal's row says; each kind has its own codes. */
export const refusalOf = <Code extends string>(codes: readonly Code[]) =>
  maybe(
    v.looseObject({
      code: v.picklist(codes),
      productIds: ids,
      ingredientIds: ids,
      quote: maybe(v.looseObject({ total: whole, menuVersion: v.string() })),
    }),
  );

/** What an order's row has beside. */
export const orderEntries = {
  ...commandEntries,
  kind: v.literal('order'),
  orderType: v.picklist(ORDER_TYPES),
  lines: v.array(v.looseObject({ productId: id, variantId: id, categoryId: maybe(id), choice, quantity })),
  comments,
  avoidance: storedAvoidance,
  quote: v.looseObject({ total: whole, menuVersion: v.string() }),
  replaces: maybe(name),
  order: maybe(order),
  refusal: refusalOf(REFUSAL_CODES),
  summary: v.array(v.looseObject({ name: v.string(), detail: v.string(), quantity: v.number(), total: v.number() })),
  cartLines: v.array(cartLine),
  terms: v.looseObject({ currency: name, orderSilentMinutes: v.number(), orderAskMinutes: v.number() }),
};

/** Reads a row as a schema spells it; undefined where it cannot be read. */
export const rowReader =
  <T>(schema: v.GenericSchema) =>
  (row: unknown): T | undefined => {
    const parsed = v.safeParse(schema, row);
    // The schemas above spell the types field by field; brands and readonly exist for the compiler alone.
    return parsed.success ? (parsed.output as T) : undefined;
  };

export const readStoredSession = rowReader<StoredSession>(session);

/** What a row may say of who ordered: builds before knew a sitting and nothing else. */
export type Named<T extends { readonly orderer: Orderer }> = Omit<T, 'orderer'> & {
  readonly orderer: Orderer | undefined;
};

/** The order with its orderer; undefined where nobody is named. */
export const named = <T extends PlacedOrder>(row: Named<T> | undefined): T | undefined => {
  const orderer = row && ordererOr(row.orderer, row.sessionId, row.orderType);
  return row && orderer && ({ ...row, orderer } as unknown as T);
};
const readOrderRow = rowReader<Named<StoredPlacedOrder>>(order);
export const readStoredOrder = (row: unknown): StoredPlacedOrder | undefined =>
  named<StoredPlacedOrder>(readOrderRow(row));

const readCartRow = rowReader<Omit<Cart, 'lines'> & { readonly lines: readonly unknown[] }>(cart);
const readCartLine = rowReader<CartLine>(cartLine);

/** Line by line: one that cannot be read is passed over, the others stay. undefined where it is no cart at all. */
export function readStoredCart(row: unknown): Cart | undefined {
  const found = readCartRow(row);
  return found && { ...found, lines: found.lines.flatMap((line) => readCartLine(line) ?? []) };
}
