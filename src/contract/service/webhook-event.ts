// Webhook events of a place, as the body of a POST. Small on purpose: no dish, no name, no text of a guest. An authorised
// program fetches details from `GET /api/staff/orders`.
import * as v from 'valibot';
import { ORDER_STATUSES } from '#domain/order/order.ts';
import { ASKING_KINDS } from '#domain/service/call.ts';
import { orderFactSchema } from './order-facts.ts';

const of = {
  /** Number in the place's journal. */
  seq: v.number(),
  /** The place's slug. */
  place: v.string(),
};
const call = { ...of, callId: v.string(), table: v.string() };

const payment = {
  ...of,
  /** The paid order; null: `sitting` pays its bill. */
  orderId: v.nullable(v.string()),
  /** The sitting, as on the board; null: `orderId` has no table. */
  sitting: v.nullable(v.string()),
  paymentId: v.string(),
  /** "7.90" */
  amount: v.string(),
  /** Cash rounding beyond `amount`, "-0.02" when coins cannot match the cent; absent: none. */
  rounding: v.optional(v.string()),
  /** Tip that staff noted beside `amount`; absent: none. */
  tip: v.optional(v.string()),
  tender: v.string(),
  /** Hotel room whose bill takes the payment; absent: none. */
  room: v.optional(v.string()),
  /** Amount left to pay afterwards. */
  rest: v.string(),
  currency: v.string(),
};

const event = <const T extends string, const D extends v.ObjectEntries>(type: T, data: D) =>
  v.object({
    type: v.literal(type),
    /** Time of the event, ISO 8601. */
    timestamp: v.string(),
    data: v.object(data),
  });

/** Kinds are added and never renamed: receivers ignore unknown ones. */
export const webhookEventSchema = v.variant('type', [
  event('order.placed', {
    ...of,
    orderId: v.string(),
    label: v.string(),
    /** Number of the day at the place. */
    number: v.number(),
    /** null: no table. */
    table: v.nullable(v.string()),
    room: v.nullable(v.string()),
    orderType: v.string(),
    /** "7.90" */
    total: v.string(),
    currency: v.string(),
    /** The kitchen does not cook the order before the `order.fact` `confirmed`. */
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
  event('call.made', {
    ...call,
    kind: v.picklist(ASKING_KINDS),
    needs: v.array(v.string()),
    /** Epoch ms for which a service is wanted; absent: as soon as possible. */
    wantedAt: v.optional(v.number()),
  }),
  event('call.coming', call),
  event('call.done', call),
  event('call.withdrawn', call),
  /** Sent only by `npm run hooks -- test`. */
  event('webhook.test', { place: v.string() }),
]);
export type WebhookEvent = v.InferInput<typeof webhookEventSchema>;
