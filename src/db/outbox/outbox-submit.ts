// Cart → outbox: the moment from which an order is a promise.
import { type EntryTerms, readStoredCart, readStoredEntry, type StoredEntry } from '#contract/stored.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { clearCart } from '#domain/cart/cart-rules.ts';
import type { Avoidance } from '#domain/diet/diet.ts';
import type { OrderId, PlaceId, SessionId } from '#domain/ids.ts';
import type { OrderLine, Quote } from '#domain/order/order.ts';
import { makeLabel } from '#domain/order/order-label.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { OutboxRows } from './outbox-rows.ts';

/** What the guest agreed to when they pressed send. */
export interface OrderDraft {
  readonly id: OrderId;
  readonly placeId: PlaceId;
  readonly sessionId: SessionId;
  readonly orderType: OrderType;
  /** The revision of the cart that was on the screen: another one is another order. */
  readonly cartRevision: number;
  readonly quote: Quote;
  readonly summary: OutboxEntry['summary'];
  readonly avoidance: Avoidance;
  readonly replaces: OrderId | undefined;
  /** Epoch ms by the server's clock as the device knows it; undefined where it does not. */
  readonly createdAt: number | undefined;
  /** Epoch ms by the device's own clock. */
  readonly createdWall: number;
  readonly terms: EntryTerms;
  /** Freshly drawn; kept only if the device has none yet. */
  readonly labelPrefix: string;
}

const COUNTER = 'order-counter';
const PREFIX = 'order-label-prefix';

const asOrdered = ({ productId, variantId, categoryId, choice, quantity }: CartLine): OrderLine => ({
  productId,
  variantId,
  categoryId,
  choice,
  quantity,
});

/** The lines leave the cart as the entry appears. Called again with the same id, it gives back what it made before. */
export async function submitWithin(rows: OutboxRows, draft: OrderDraft): Promise<StoredEntry | undefined> {
  const made = readStoredEntry(await rows.entry(draft.id));
  if (made) return made;
  const cart = readStoredCart(await rows.cart(draft.placeId));
  if (!cart || cart.lines.length === 0 || cart.revision !== draft.cartRevision) return undefined;

  const counted = await rows.deviceValue(COUNTER);
  const seq = (typeof counted === 'number' && Number.isSafeInteger(counted) ? counted : 0) + 1;
  const known = await rows.deviceValue(PREFIX);
  const prefix = typeof known === 'string' && known !== '' ? known : draft.labelPrefix;
  const entry: StoredEntry = {
    id: draft.id,
    label: makeLabel(prefix, seq),
    seq,
    kind: 'order',
    placeId: draft.placeId,
    sessionId: draft.sessionId,
    orderType: draft.orderType,
    lines: cart.lines.map(asOrdered),
    comments: cart.comments,
    avoidance: draft.avoidance,
    quote: draft.quote,
    replaces: draft.replaces,
    createdAt: draft.createdAt,
    createdWall: draft.createdWall,
    state: 'saved',
    askReason: undefined,
    confirmed: false,
    cancelling: false,
    mayHaveArrived: false,
    attempts: 0,
    nextAt: 0,
    order: undefined,
    refusal: undefined,
    dismissed: false,
    summary: draft.summary,
    cartLines: cart.lines,
    terms: draft.terms,
    notBefore: 0,
    asked: undefined,
    sentToken: undefined,
    visitId: cart.visitId,
  };
  await rows.putDeviceValue(COUNTER, seq);
  if (prefix !== known) await rows.putDeviceValue(PREFIX, prefix);
  await rows.putEntry(entry);
  await rows.putCart(clearCart(cart));
  return entry;
}
