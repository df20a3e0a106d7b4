// Events of a place for other programs, as the body of a POST. Small on purpose: no dish, no name, no text of a guest. A
// program that may know more asks `GET /api/staff/orders`.
import * as v from 'valibot';
import { ORDER_STATUSES } from '#domain/order/order.ts';
import { ASKING_KINDS } from '#domain/service/call.ts';
import { orderFactSchema } from './order-facts.ts';

const of = {
  /** The number in the place's journal. */
  seq: v.number(),
  /** The place's slug. */
  place: v.string(),
};
const call = { ...of, callId: v.string(), table: v.string() };

const payment = {
  ...of,
  /** The order that is paid; null: `sitting` pays its bill. */
  orderId: v.nullable(v.string()),
  /** The party, as the board names it; null: `orderId` stands on no table. */
  sitting: v.nullable(v.string()),
  paymentId: v.string(),
  /** "7.90" */
  amount: v.string(),
  /** Money handed over beyond `amount`, "-0.02" where coins could not pay to the cent; absent: none. */
  rounding: v.optional(v.string()),
  tender: v.string(),
  /** Amount left to pay after it. */
  rest: v.string(),
  currency: v.string(),
};

const event = <const T extends string, const D extends v.ObjectEntries>(type: T, data: D) =>
  v.object({
    type: v.literal(type),
    /** When it happened, ISO 8601. */
    timestamp: v.string(),
    data: v.object(data),
  });

/** Kinds may be added to and are never renamed: receivers pass over those that they do not know. */
export const webhookEventSchema = v.variant('type', [
  event('order.placed', {
    ...of,
    orderId: v.string(),
    label: v.string(),
    /** Number of the day, at the place. */
    number: v.number(),
    /** null: it is nobody's table. */
    table: v.nullable(v.string()),
    room: v.nullable(v.string()),
    orderType: v.string(),
    /** "7.90" */
    total: v.string(),
    currency: v.string(),
    /** The kitchen does not cook it before the `order.fact` `confirmed`. */
    held: v.optional(v.literal(true)),
  }),
  event('order.status', {
    ...of,
    orderId: v.string(),
    from: v.picklist(ORDER_STATUSES),
    to: v.picklist(ORDER_STATUSES),
  }),
  event('order.fact', { ...of, orderId: v.string(), fact: orderFactSchema }),
  event('payment.taken', payment),
  event('payment.reversed', payment),
  event('call.made', { ...call, kind: v.picklist(ASKING_KINDS), needs: v.array(v.string()) }),
  event('call.coming', call),
  event('call.done', call),
  event('call.withdrawn', call),
  /** Sent by `npm run hooks -- test` alone. */
  event('webhook.test', { place: v.string() }),
]);
export type WebhookEvent = v.InferInput<typeof webhookEventSchema>;
