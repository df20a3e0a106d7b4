// Puts commands into the outbox: from then on they are a promise. An order takes the cart's lines along.

import type { Spend } from '#contract/loyalty/spend-wire.ts';
import type { StoredCommand } from '#contract/outbox/command.ts';
import { type CommandKinds, kindOf } from '#contract/outbox/commands.ts';
import { type EntryTerms, orderCommand, type StoredOrder } from '#contract/outbox/order-command.ts';
import { readStoredCart } from '#contract/stored.ts';
import type { DeviceKey } from '#core/db/device/device-keys.ts';
import { takeDraft } from '#core/db/order/table-draft-rows.ts';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { clearCart } from '#domain/cart/clear-cart.ts';
import type { Avoidance } from '#domain/diet/diet.ts';
import type { CommandId, OrderId, OrderSecret, PlaceId, VisitId } from '#domain/ids.ts';
import type { OrderLine, Quote } from '#domain/order/order.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import { makeLabel } from '#domain/order/order-label.ts';
import { type DeviceId, type Orderer, sessionOf } from '#domain/order/orderer.ts';
import type { DraftOwner } from '#domain/order/table-draft.ts';
import { orderAges } from '#domain/outbox/command-ages.ts';
import type { AgeLimits, OutboxEntry } from '#domain/outbox/outbox.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { OutboxRows } from './outbox-rows.ts';

/** Fields of any new command. */
interface DraftEnvelope {
  readonly id: CommandId;
  readonly placeId: PlaceId;
  readonly orderer: Orderer;
  /** Epoch ms by the server's clock as the device knows it; undefined: unknown. */
  readonly createdAt: number | undefined;
  /** Epoch ms by the device's clock. */
  readonly createdWall: number;
  /** A random prefix; used only if the device has none yet. */
  readonly labelPrefix: string;
  /** A random id; used only if the device has none yet. */
  readonly deviceId: DeviceId;
  /** Visit of a command without a cart. */
  readonly visitId?: VisitId | undefined;
}

/** A command without a cart. */
export interface CommandDraft extends DraftEnvelope {
  readonly kind: string;
  readonly ages: AgeLimits;
  readonly body: object;
  /** The shown staff draft, whose lines leave it with the command. */
  readonly takes?: (DraftOwner & Pick<Cart, 'revision'>) | undefined;
}

/** The order that the guest confirmed by pressing send. */
export interface OrderDraft extends DraftEnvelope {
  readonly id: OrderId;
  readonly orderType: OrderType;
  /** Revision of the shown cart: another revision is another order. */
  readonly cartRevision: number;
  /** Ids of the shown lines: those held lines that are sent too. */
  readonly lineIds?: readonly string[] | undefined;
  readonly quote: Quote;
  readonly summary: OutboxEntry['summary'];
  readonly avoidance: Avoidance;
  readonly replaces: OrderId | undefined;
  readonly terms: EntryTerms;
  /** Inputs of the price beside the lines. */
  readonly promoCode?: string | undefined;
  readonly orderNumber?: number | undefined;
  readonly isRegistered?: boolean | undefined;
  readonly spend?: Spend | undefined;
  /** Details of the order beside its dishes, and its own secret without a table. Each retry sends exactly these. */
  readonly details?: OrderDetails | undefined;
  readonly secret?: OrderSecret | undefined;
  /** Key of the order's customer; absent: not signed in. */
  readonly customer?: string | undefined;
}

const COUNTER: DeviceKey = 'order-counter';
const LABELS: DeviceKey = 'order-label-counter';
const PREFIX: DeviceKey = 'order-label-prefix';
const DEVICE_ID: DeviceKey = 'device-id';

const asOrdered = ({ productId, variantId, categoryId, choice, quantity, comment }: CartLine): OrderLine => ({
  productId,
  variantId,
  categoryId,
  choice,
  quantity,
  ...(comment !== undefined && { comment }),
});

/** The stored value, or the new one, which is then stored. */
const ownOf = async <T extends string>(rows: OutboxRows, key: DeviceKey, fresh: T): Promise<T> => {
  const known = await rows.deviceValue(key);
  if (typeof known === 'string' && known !== '') return known as T;
  await rows.putDeviceValue(key, fresh);
  return fresh;
};

const countIn = async (rows: OutboxRows, key: DeviceKey): Promise<number | undefined> => {
  const counted = await rows.deviceValue(key);
  return typeof counted === 'number' && Number.isSafeInteger(counted) ? counted : undefined;
};

/** Number in the label: orders alone are counted, so that a call or a bill between two orders leaves no gap. */
const labelNumber = async (rows: OutboxRows, kind: string, seq: number): Promise<number> => {
  if (kind !== 'order' && kind !== 'staffOrder') return seq;
  const next = ((await countIn(rows, LABELS)) ?? seq - 1) + 1;
  await rows.putDeviceValue(LABELS, next);
  return next;
};

/** Initial fields of each command: label, number, not sent. */
const beginEnvelope = async (
  rows: OutboxRows,
  kind: string,
  draft: DraftEnvelope,
  ages: AgeLimits,
  visitId: VisitId | undefined,
): Promise<Omit<StoredCommand, 'kind' | 'id'>> => {
  const seq = ((await countIn(rows, COUNTER)) ?? 0) + 1;
  await rows.putDeviceValue(COUNTER, seq);
  return {
    label: makeLabel(await ownOf(rows, PREFIX, draft.labelPrefix), await labelNumber(rows, kind, seq)),
    seq,
    placeId: draft.placeId,
    orderer: draft.orderer,
    sessionId: sessionOf(draft.orderer),
    deviceId: await ownOf(rows, DEVICE_ID, draft.deviceId),
    ages,
    createdAt: draft.createdAt,
    createdWall: draft.createdWall,
    state: 'saved',
    askReason: undefined,
    confirmed: false,
    cancelling: false,
    mayHaveArrived: false,
    attempts: 0,
    nextAt: 0,
    refusal: undefined,
    dismissed: false,
    notBefore: 0,
    asked: undefined,
    sentToken: undefined,
    earlierTokens: [],
    visitId,
  };
};

/** Moves the lines from the cart into a new entry. Idempotent: the same id returns the existing entry. */
export async function submitWithin(rows: OutboxRows, draft: OrderDraft): Promise<StoredOrder | undefined> {
  const made = orderCommand.read(await rows.entry(draft.id));
  if (made) return made;
  const cart = readStoredCart(await rows.cart(draft.placeId));
  if (!cart || cart.revision !== draft.cartRevision) return undefined;
  const lines = [...cart.lines, ...(cart.held ?? []).filter(({ lineId }) => draft.lineIds?.includes(lineId))];
  if (lines.length === 0) return undefined;

  const entry: StoredOrder = {
    ...(await beginEnvelope(rows, 'order', draft, orderAges(draft.terms), cart.visitId)),
    id: draft.id,
    kind: 'order',
    orderType: draft.orderType,
    lines: lines.map(asOrdered),
    comments: cart.comments,
    avoidance: draft.avoidance,
    quote: draft.quote,
    replaces: draft.replaces,
    order: undefined,
    refusal: undefined,
    summary: draft.summary,
    cartLines: lines,
    terms: draft.terms,
    ...(draft.promoCode !== undefined && { promoCode: draft.promoCode }),
    ...(draft.orderNumber !== undefined && { orderNumber: draft.orderNumber }),
    ...(draft.details && { details: draft.details }),
    ...(draft.secret !== undefined && { secret: draft.secret }),
    ...(draft.customer !== undefined && { customer: draft.customer }),
    ...(cart.promo && { promo: cart.promo }),
    ...(draft.isRegistered && { isRegistered: true }),
    ...(draft.spend && { spend: draft.spend }),
    ...(cart.spending && { spending: cart.spending }),
  };
  await rows.putEntry(entry);
  await rows.putCart(clearCart(cart));
  return entry;
}

/**
 * Saves any other command. Idempotent by id. undefined: the draft that it takes along has changed since it was shown. Throws
 * for a body that its kind cannot parse.
 */
export async function saveWithin(
  rows: OutboxRows,
  kinds: CommandKinds,
  draft: CommandDraft,
): Promise<StoredCommand | undefined> {
  const kind = kindOf(kinds, draft.kind);
  if (!kind) throw new TypeError(`No kind of command is called ${draft.kind}`);
  const made = kind.read(await rows.entry(draft.id));
  if (made) return made;
  const cart = readStoredCart(await rows.cart(draft.placeId));
  const entry = kind.read({
    ...draft.body,
    ...(await beginEnvelope(rows, draft.kind, draft, draft.ages, draft.visitId ?? cart?.visitId)),
    id: draft.id,
    kind: draft.kind,
  });
  if (!entry) throw new TypeError(`A ${draft.kind} cannot be saved like this`);
  if (draft.takes && !(await takeDraft(rows, draft.placeId, draft.takes))) return undefined;
  await rows.putEntry(entry);
  return entry;
}
