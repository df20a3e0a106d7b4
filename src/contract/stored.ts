// Rows as they lie on the device. They were written by this build, by the one before or by the one after (a rollback), or
// by somebody at a console: what is read is parsed, what cannot be read is passed over and reported, unknown fields stay.
import * as v from 'valibot';
import { type Cart, type CartLine, MAX_QUANTITY } from '#domain/cart/cart.ts';
import type { SessionToken, VisitId } from '#domain/ids.ts';
import { ORDER_STATUSES, type PlacedOrder } from '#domain/order/order.ts';
import type { Orderer } from '#domain/order/orderer.ts';
import { REFUSAL_CODES } from '#domain/order/refusal.ts';
import { ENTRY_STATES, type OutboxEntry } from '#domain/outbox/outbox.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import type { Settings } from '#domain/place/settings.ts';
import type { Currency } from '#domain/pricing/money.ts';
import type { TableSession } from '#domain/session/session.ts';
import { storedAvoidance } from './diet/avoidance.ts';
import { ordererOr, storedOrderer } from './order/orderer.ts';

/** What the place's rules were when the order was saved: sending it needs nothing else to be readable. */
export interface EntryTerms extends Pick<Settings, 'orderSilentMinutes' | 'orderAskMinutes'> {
  readonly currency: Currency;
}

/** An entry of the outbox with what only the device needs to keep its promise. */
export interface StoredEntry extends OutboxEntry {
  /** The lines as they lay in the cart, to be put back as they were. */
  readonly cartLines: readonly CartLine[];
  readonly terms: EntryTerms;
  /** Epoch ms, device clock: the server asked not to be called before (Retry-After). 0: it did not. */
  readonly notBefore: number;
  /** When it was last asked about its age, by the server's clock and by the device's own: at least as old as that. */
  readonly asked: { readonly at: number; readonly wall: number } | undefined;
  /** The secret with which it was last sent: good for taking it back, even where it has lapsed since. */
  readonly sentToken: SessionToken | undefined;
  /** Whose order it is; undefined in a row of an earlier build. */
  readonly visitId?: VisitId | undefined;
}

/** Several may be known at a place (a queued order keeps its own); the one used last is the current one. */
export interface StoredSession extends TableSession {
  /** Epoch ms, device clock. */
  readonly usedAt: number;
  /** Whose table it is; undefined in a row of an earlier build. */
  readonly visitId?: VisitId | undefined;
}

/** An order as the server told it, with the visit on this device that it belongs to. */
export interface StoredOrder extends PlacedOrder {
  readonly visitId?: VisitId | undefined;
}

const whole = v.pipe(v.number(), v.safeInteger());
const id = v.pipe(whole, v.minValue(1));
const ids = v.array(id);
const name = v.pipe(v.string(), v.minLength(1));
const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(schema);
const quantity = v.pipe(whole, v.minValue(1), v.maxValue(MAX_QUANTITY));
const choice = v.looseObject({ required: maybe(id), addable: ids, removable: ids });
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
      comment: maybe(v.string()),
      quantity: whole,
      total: whole,
    }),
  ),
});

const entry = v.looseObject({
  id: name,
  label: name,
  seq: whole,
  kind: v.literal('order'),
  placeId: id,
  sessionId: name,
  orderType: v.picklist(ORDER_TYPES),
  lines: v.array(v.looseObject({ productId: id, variantId: id, categoryId: maybe(id), choice, quantity })),
  comments,
  avoidance: storedAvoidance,
  quote: v.looseObject({ total: whole, menuVersion: v.string() }),
  replaces: maybe(name),
  createdAt: maybe(v.number()),
  createdWall: v.number(),
  state: v.picklist(ENTRY_STATES),
  askReason: maybe(v.picklist(['age', 'session'])),
  confirmed: v.boolean(),
  cancelling: v.boolean(),
  mayHaveArrived: v.boolean(),
  attempts: whole,
  nextAt: v.number(),
  order: maybe(order),
  refusal: maybe(
    v.looseObject({
      code: v.picklist(REFUSAL_CODES),
      productIds: ids,
      ingredientIds: ids,
      quote: maybe(v.looseObject({ total: whole, menuVersion: v.string() })),
    }),
  ),
  dismissed: v.boolean(),
  summary: v.array(v.looseObject({ name: v.string(), detail: v.string(), quantity: v.number(), total: v.number() })),
  cartLines: v.array(cartLine),
  terms: v.looseObject({ currency: name, orderSilentMinutes: v.number(), orderAskMinutes: v.number() }),
  notBefore: v.optional(v.number(), 0),
  asked: maybe(v.looseObject({ at: v.number(), wall: v.number() })),
  sentToken: maybe(name),
  visitId: maybe(name),
});

const read =
  <T>(schema: v.GenericSchema) =>
  (row: unknown): T | undefined => {
    const parsed = v.safeParse(schema, row);
    // The schemas above spell the types field by field; brands and readonly exist for the compiler alone.
    return parsed.success ? (parsed.output as T) : undefined;
  };

/** undefined where it cannot be read: such an entry is left as it lies, and never holds up another. */
export const readStoredEntry = read<StoredEntry>(entry);
export const readStoredSession = read<StoredSession>(session);

/** What a row may say of who ordered: builds before knew a sitting and nothing else. */
type Named<T extends { readonly orderer: Orderer }> = Omit<T, 'orderer'> & { readonly orderer: Orderer | undefined };

const named = (row: Named<StoredOrder> | undefined): StoredOrder | undefined => {
  const orderer = row && ordererOr(row.orderer, row.sessionId, row.orderType);
  return row && orderer && { ...row, orderer };
};
const readOrderRow = read<Named<StoredOrder>>(order);
export const readStoredOrder = (row: unknown): StoredOrder | undefined => named(readOrderRow(row));

const readCartRow = read<Omit<Cart, 'lines'> & { readonly lines: readonly unknown[] }>(cart);
const readCartLine = read<CartLine>(cartLine);

/** Line by line: one that cannot be read is passed over, the others stay. undefined where it is no cart at all. */
export function readStoredCart(row: unknown): Cart | undefined {
  const found = readCartRow(row);
  return found && { ...found, lines: found.lines.flatMap((line) => readCartLine(line) ?? []) };
}
