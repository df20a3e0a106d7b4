// Interprets an answer to a command, the core of exactly once: an answer settles only when it is JSON with our echoed id,
// and either success or a refusal of the closed list. Any other answer, from any server, leaves the command waiting.
import * as v from 'valibot';
import type { CommandId, IngredientId, OrderId, ProductId } from '#domain/ids.ts';
import type { PaymentMethod } from '#domain/order/checkout/payment-method.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { REFUSAL_CODES, REFUSED_FIELDS, type Refusal, UNKNOWN_REFUSAL } from '#domain/order/refusal.ts';
import type { AskReason, CommandRefusal } from '#domain/outbox/outbox.ts';
import { type Currency, formatAmountPlain, parseAmount } from '#domain/pricing/money.ts';
import { parsePromo, promoSchema, promoToWire } from '../promotion/promo.ts';
import { amountText, maybeText, rowId } from '../wire.ts';
import { parsePlacedOrder, placedOrderSchema, placedOrderToWire } from './order.ts';
import { readMoment } from './wanted-time.ts';

/** `Accepted`: the data of a success for this kind of command. */
export type Verdict<Accepted, Why = CommandRefusal> =
  | ({ readonly kind: 'accepted' } & Accepted)
  | { readonly kind: 'refused'; readonly refusal: Why }
  /** The server needs an answer of the guest. */
  | { readonly kind: 'ask'; readonly reason: AskReason }
  /** `limited`: rate limit hit; no action was taken. [S8.15] */
  | { readonly kind: 'retry'; readonly afterMs: number | undefined; readonly limited?: true | undefined };

export type OrderVerdict = Verdict<{ readonly order: PlacedOrder }, Refusal>;

/** Message of an answer that does not settle. */
export const CONFIRM_AGE = 'confirm_age';
/** [S8.13] */
export const INVALID_SESSION = 'Invalid session';
/** [S8.15] */
export const RATE_LIMITED = 'rate_limited';

/** [S7.13] `token` and `key` as specified; `id`, `order` are ours. */
export const orderAcceptedSchema = v.object({
  success: v.literal(true),
  id: v.string(),
  token: maybeText,
  key: maybeText,
  totalPrice: amountText,
  paymentMethod: v.nullish(v.string()),
  ppResp: v.nullish(v.object({ redForm: maybeText, redLink: maybeText })),
  order: placedOrderSchema,
});
export const orderRefusedSchema = v.object({
  success: v.literal(false),
  /** null when the request was too broken to have one. */
  id: v.nullish(v.string()),
  payload: v.object({
    message: v.string(),
    message_trans: maybeText,
    productIds: v.optional(v.array(rowId), []),
    ingredientIds: v.optional(v.array(rowId), []),
    /** Ours: dishes with fewer portions left than ordered. */
    portions: v.fallback(v.optional(v.array(v.object({ productId: rowId, left: v.number() }))), undefined),
    quote: v.nullish(
      v.object({
        totalPrice: amountText,
        menuVersion: v.string(),
        /** Ours: price steps of the total (`readPriceSteps`). The total is readable without them. */
        steps: v.optional(v.unknown()),
      }),
    ),
    /** Ours: with `invalid_order` the affected field; an unknown one counts as absent. */
    field: v.fallback(v.nullish(v.picklist(REFUSED_FIELDS)), undefined),
    /** Ours: the minimum order for that address. */
    min_order_price: v.optional(amountText),
    /** Ours: the next possible time, "2026-11-23T17:30:00.000Z". */
    next_time: maybeText,
    /** Ours: when a closed place opens, in the format of `next_time`. */
    opens_at: maybeText,
    /** Ours: state of the order's promo code. */
    promo: v.optional(promoSchema),
  }),
});

/** Whether the body is our server's refusal with this message. */
export const isRefusal = (body: unknown, message: string): boolean => {
  const refused = v.safeParse(orderRefusedSchema, body);
  return refused.success && refused.output.payload.message === message;
};

export type WireOrderAccepted = v.InferInput<typeof orderAcceptedSchema>;
export type WireOrderRefused = v.InferInput<typeof orderRefusedSchema>;

export interface RawAnswer {
  readonly status: number;
  readonly contentType: string | null;
  readonly retryAfter: string | null;
  /** Parsed JSON; undefined: not JSON. */
  readonly body: unknown;
}

const RETRY = { kind: 'retry', afterMs: undefined } as const;

/** Parsers of a command kind for its success and refusals; undefined: not an answer to this kind. */
interface AnswerParts<Accepted, Code extends string, Unknown extends string> {
  readonly id: CommandId;
  readonly codes: readonly Code[];
  readonly accepted: (body: object) => Accepted | undefined;
  /** Currency of the place; undefined: this kind's answers contain no amounts. */
  readonly currency: Currency | undefined;
  /** Code for an unknown refusal of the command's own id; undefined: the command waits. [S8.11] */
  readonly unknown?: Unknown;
}

/** Status of a final refusal. */
const SETTLED = 422;
/** Longer texts are cut, since a screen must show them. */
const MOST_WORDS = 300;

const wordsOf = (text: string | null | undefined): { readonly words?: string } => {
  const words = text?.trim().slice(0, MOST_WORDS) ?? '';
  return words === '' ? {} : { words };
};

/** Never throws; the worst outcome is a retry. */
export function judgeAnswer<Accepted, Code extends string, Unknown extends string = never>(
  answer: RawAnswer,
  { id, codes, accepted, currency, unknown }: AnswerParts<Accepted, Code, Unknown>,
): Verdict<Accepted, Omit<Refusal, 'code'> & { readonly code: Code | Unknown }> {
  const limited = answer.status === 429 || undefined;
  const later = { kind: 'retry', afterMs: retryAfterMs(answer.retryAfter), limited } as const;
  if (!answer.contentType?.toLowerCase().startsWith('application/json')) return later;

  const success = v.safeParse(v.looseObject({ success: v.literal(true), id: v.literal(id as string) }), answer.body);
  if (success.success) {
    if (answer.status < 200 || answer.status > 299) return RETRY;
    const told = accepted(success.output);
    return told ? { kind: 'accepted', ...told } : RETRY;
  }

  const refused = v.safeParse(orderRefusedSchema, answer.body);
  if (!refused.success) return later;
  const { id: echoed, payload } = refused.output;
  if (answer.status === 401) return { kind: 'ask', reason: 'session' };
  if (echoed !== id) return later;
  if (payload.message === CONFIRM_AGE) return { kind: 'ask', reason: 'age' };
  const known = codes.find((one) => one === payload.message);
  const code = known ?? (answer.status === SETTLED && payload.message !== '' ? unknown : undefined);
  if (code === undefined || answer.status < 400 || answer.status > 499) return later;
  const minimum = currency ? parseAmount(payload.min_order_price ?? '', currency) : undefined;
  const promo = payload.promo && currency ? parsePromo(payload.promo, currency) : undefined;
  const nextAt = readMoment(payload.next_time ?? '');
  const opensAt = readMoment(payload.opens_at ?? '');
  const total = payload.quote && currency ? parseAmount(payload.quote.totalPrice, currency) : undefined;
  return {
    kind: 'refused',
    refusal: {
      code,
      productIds: payload.productIds as ProductId[],
      ingredientIds: payload.ingredientIds as IngredientId[],
      ...(payload.portions && {
        portions: payload.portions.map(({ productId, left }) => ({ productId: productId as ProductId, left })),
      }),
      quote:
        payload.quote && total !== undefined
          ? { total, menuVersion: payload.quote.menuVersion, steps: payload.quote.steps }
          : undefined,
      ...(payload.field && { field: payload.field }),
      ...(minimum !== undefined && { minimum }),
      ...(promo?.ok && { promo: promo.value }),
      ...(Number.isFinite(nextAt) && { nextAt }),
      ...(Number.isFinite(opensAt) && { opensAt }),
      ...wordsOf(payload.message_trans),
      ...(known === undefined && { said: payload.message.slice(0, MOST_WORDS) }),
    },
  };
}

/** An order is accepted only when the order itself is readable, with its own id. */
export const judgeOrderAnswer = (answer: RawAnswer, id: OrderId, currency: Currency): OrderVerdict =>
  judgeAnswer(answer, {
    id,
    codes: REFUSAL_CODES,
    unknown: UNKNOWN_REFUSAL,
    currency,
    accepted: (body) => {
      const order = parsePlacedOrder(Reflect.get(body, 'order'), currency);
      return order.ok && order.value.id === id ? { order: order.value } : undefined;
    },
  });

/** Seconds; a date is ignored, since our servers send seconds. Capped at ten minutes. */
const retryAfterMs = (header: string | null): number | undefined =>
  header !== null && /^\d{1,6}$/.test(header) ? Math.min(Number(header), 600) * 1000 : undefined;

/** `payment`: how it is paid; undefined: on the table's bill. `redLink`: payment page before receipt. [S7.13] */
export const acceptedToWire = (
  order: PlacedOrder,
  currency: Currency,
  token: string,
  payment?: PaymentMethod,
  redLink?: string,
): WireOrderAccepted => ({
  success: true,
  id: order.id,
  token,
  key: order.id,
  totalPrice: formatAmountPlain(order.total, currency),
  paymentMethod: payment ?? null,
  ppResp: redLink === undefined ? null : { redLink },
  order: placedOrderToWire(order, currency),
});

export const refusedToWire = (refusal: Refusal, id: CommandId | null, currency: Currency): WireOrderRefused => ({
  success: false,
  id,
  payload: {
    message: refusal.code,
    ...(refusal.words !== undefined && { message_trans: refusal.words }),
    productIds: [...refusal.productIds],
    ingredientIds: [...refusal.ingredientIds],
    ...(refusal.portions && { portions: [...refusal.portions] }),
    quote: refusal.quote
      ? {
          totalPrice: formatAmountPlain(refusal.quote.total, currency),
          menuVersion: refusal.quote.menuVersion,
          ...(refusal.quote.steps !== undefined && { steps: refusal.quote.steps }),
        }
      : null,
    ...(refusal.field && { field: refusal.field }),
    ...(refusal.minimum !== undefined && { min_order_price: formatAmountPlain(refusal.minimum, currency) }),
    ...(refusal.nextAt !== undefined && { next_time: new Date(refusal.nextAt).toISOString() }),
    ...(refusal.opensAt !== undefined && { opens_at: new Date(refusal.opensAt).toISOString() }),
    ...(refusal.promo && { promo: promoToWire(refusal.promo, currency) }),
  },
});
