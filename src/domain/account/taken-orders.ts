// Orders that a guest sent without an account, and that become theirs when they sign in on the same phone.
import type { OrderId } from '../ids.ts';
import type { PlacedOrder } from '../order/order.ts';
import type { UserId } from '../order/orderer.ts';

/** Proof that a device sent an order. */
export interface OrderProof {
  readonly id: OrderId;
  /** Secret of the order; for an order at a table or in a room, secret of the session that sent the order. */
  readonly token: string;
  /** Id of the device that sent the order; `undefined`: it sent none. */
  readonly device: string | undefined;
}

/**
 * Whether a signed-in customer gets the order. An order never changes its customer, and a rejected one earns nothing and
 * stays where it is. `isProven`: the caller's device has sent the order.
 */
export const isTakenOver = (
  { status }: Pick<PlacedOrder, 'status'>,
  { owner, isProven }: { readonly owner: UserId | undefined; readonly isProven: boolean },
): boolean => owner === undefined && isProven && status !== 'rejected';
