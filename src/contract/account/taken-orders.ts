// Orders that were sent without an account, taken over by the customer who signs in on the same phone.
import * as v from 'valibot';
import type { OrderProof } from '#domain/account/taken-orders.ts';
import type { OrderId } from '#domain/ids.ts';

/** Most orders of one request; a phone holds fewer. */
export const MOST_TAKEN = 20;

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

export const takeOrdersBodySchema = v.object({
  orders: v.pipe(v.array(v.object({ id: text, token: text, device: v.optional(text) })), v.maxLength(MOST_TAKEN)),
});
/** Ids of the sent orders that are the customer's now, also after an earlier request. */
export const takenOrdersSchema = v.object({ success: v.literal(true), orders: v.array(v.string()) });

export const proofsToWire = (proofs: readonly OrderProof[]): v.InferInput<typeof takeOrdersBodySchema> => ({
  orders: proofs
    .slice(-MOST_TAKEN)
    .map(({ id, token, device }) => ({ id, token, ...(device !== undefined && { device }) })),
});

export const proofsFromWire = ({ orders }: v.InferOutput<typeof takeOrdersBodySchema>): readonly OrderProof[] =>
  orders.map(({ id, token, device }) => ({ id: id as OrderId, token, device }));

/** undefined: unreadable. */
export function readTakenOrders(body: unknown): readonly OrderId[] | undefined {
  const parsed = v.safeParse(takenOrdersSchema, body);
  return parsed.success ? parsed.output.orders.map((id) => id as OrderId) : undefined;
}
