// Withdrawal of a sent order by its guest, on the wire.
import * as v from 'valibot';
import type { OrderId } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { WITHDRAW_REFUSALS, type WithdrawRefusal } from '#domain/order/withdraw-order.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { parsePlacedOrder, placedOrderSchema, placedOrderToWire } from './order.ts';
import { orderSecretSchema } from './order-secret.ts';

export const withdrawBodySchema = v.object({ token: orderSecretSchema });

/** `order`: the order after the answer, also after a refusal. */
const answered = { id: v.string(), order: placedOrderSchema };

export const withdrawnSchema = v.object({ success: v.literal(true), ...answered });

export const withdrawRefusedSchema = v.object({
  success: v.literal(false),
  payload: v.object({ message: v.picklist(WITHDRAW_REFUSALS) }),
  ...answered,
});

const answerSchema = v.variant('success', [withdrawnSchema, withdrawRefusedSchema]);

export const withdrawAnswerToWire = (
  verdict: 'withdrawn' | WithdrawRefusal,
  order: PlacedOrder,
  currency: Currency,
): v.InferInput<typeof answerSchema> => {
  const told = { id: order.id, order: placedOrderToWire(order, currency) };
  return verdict === 'withdrawn'
    ? { success: true, ...told }
    : { success: false, payload: { message: verdict }, ...told };
};

export interface WithdrawAnswer {
  readonly verdict: 'withdrawn' | WithdrawRefusal;
  readonly order: PlacedOrder;
}

/** undefined: no answer to the withdrawal of this order. */
export const parseWithdrawAnswer = (body: unknown, id: OrderId, currency: Currency): WithdrawAnswer | undefined => {
  const parsed = v.safeParse(answerSchema, body);
  if (!parsed.success || parsed.output.id !== id) return undefined;
  const order = parsePlacedOrder(Reflect.get(Object(body), 'order'), currency);
  if (!order.ok || order.value.id !== id) return undefined;
  return { verdict: parsed.output.success ? 'withdrawn' : parsed.output.payload.message, order: order.value };
};
