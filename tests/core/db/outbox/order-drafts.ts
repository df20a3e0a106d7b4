// Dishes, sessions and orders for tests of the outbox.
import type { StoredSession } from '#contract/stored.ts';
import type { OrderDraft } from '#core/db/outbox/outbox-submit.ts';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { NO_AVOIDANCE } from '#domain/diet/diet.ts';
import type { CategoryId, OrderId, PlaceId, ProductId, SessionId, SessionToken, VariantId } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { DeviceId, Orderer } from '#domain/order/orderer.ts';
import type { Refusal, RefusalCode } from '#domain/order/refusal.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';

export const PLACE = 7 as PlaceId;
export const SESSION = 'sitting-1' as SessionId;
export const TOKEN = 'secret-of-the-first-sitting' as SessionToken;
/** All guests of the sitting. */
export const TABLE: Orderer = { kind: 'table', sessionId: SESSION };
export const NOW = Date.UTC(2026, 5, 1, 9);

export const orderId = (number: number): OrderId =>
  `019e82b5-a962-7858-b601-${String(number).padStart(12, '0')}` as OrderId;

export const line = (dish: number, quantity = 1): CartLine => ({
  lineId: `line-${dish}`,
  productId: dish as ProductId,
  variantId: (dish * 10) as VariantId,
  categoryId: 3 as CategoryId,
  choice: { required: undefined, addable: [], removable: [] },
  quantity,
  addedAt: NOW,
  seenPrice: minor(790),
  seenName: `Dish ${dish}`,
  seenSize: '350 g',
});

export const cartOf = (...lines: readonly CartLine[]): Cart => ({ placeId: PLACE, revision: 4, lines, comments: {} });

export const draft = (number: number, more: Partial<OrderDraft> = {}): OrderDraft => ({
  id: orderId(number),
  placeId: PLACE,
  orderer: TABLE,
  orderType: 'spot',
  cartRevision: 4,
  quote: { total: minor(790), menuVersion: 'v1' },
  summary: [{ name: 'Dish 1', detail: '350 g', quantity: 1, total: 790 }],
  avoidance: NO_AVOIDANCE,
  replaces: undefined,
  createdAt: NOW,
  createdWall: NOW,
  terms: { currency: 'EUR' as Currency, orderSilentMinutes: 5, orderAskMinutes: 20 },
  labelPrefix: 'K2',
  deviceId: 'phone-0123' as DeviceId,
  ...more,
});

export const session = (more: Partial<StoredSession> = {}): StoredSession => ({
  placeId: PLACE,
  id: SESSION,
  token: TOKEN,
  expiresAt: NOW + 7_200_000,
  orderType: 'spot',
  table: '12',
  roomNumber: undefined,
  roomNumberDisabled: false,
  tabletMode: false,
  usedAt: NOW,
  ...more,
});

export const refusal = (code: RefusalCode): Refusal => ({ code, productIds: [], ingredientIds: [], quote: undefined });

export const placedOrder = (number: number, more: Partial<PlacedOrder> = {}): PlacedOrder => ({
  id: orderId(number),
  placeId: PLACE,
  orderer: TABLE,
  sessionId: SESSION,
  number: 41,
  label: 'K2-1',
  orderType: 'spot',
  status: 'ordered',
  total: minor(790),
  placedAt: NOW,
  lines: [],
  ...more,
});
