// The count of a dish runs down with every order and is given back by one that is turned down. Both happen in the
// transaction of the order itself, so that two orders never have the same portion.
import { FEW_LEFT } from '#domain/availability/availability.ts';
import type { ProductId } from '#domain/ids.ts';
import { readAvailability } from '../../store/availability/availability.ts';
import {
  forgetTaken,
  forgetTakenOf,
  noteTaken,
  readPortions,
  saveLeft,
  type TakenPortions,
} from '../../store/availability/portions.ts';
import type { Tx } from '../../store/store.ts';
import { tellAvailability } from './tell-availability.ts';

interface At {
  readonly placeId: number;
  readonly orderId: string;
  readonly now: number;
}

/** Guests are told where few are left, or were: a menu is not repainted for each of a hundred portions. */
const change = async (
  tx: Tx,
  { placeId, now }: At,
  productId: ProductId,
  before: number,
  left: number,
): Promise<void> => {
  await saveLeft(tx, placeId, productId, left);
  if (Math.min(before, left) > FEW_LEFT) return;
  const row = (await readAvailability(tx.db, placeId, now)).find((one) => one.productId === productId);
  // A dish that staff have taken off stays off, however many there are.
  if (row?.left === undefined) return;
  const seq = await tellAvailability(tx, { placeId, at: now, key: productId, row });
  await saveLeft(tx, placeId, productId, left, { seq, at: now });
};

/** Takes what an order has of counted dishes. Throws where there is less: the order has been judged before. */
export const takePortions = async (
  tx: Tx,
  at: At,
  lines: readonly { readonly productId: ProductId; readonly quantity: number }[],
): Promise<void> => {
  for (const { productId, left, countId } of await readPortions(tx.db, at.placeId, at.now)) {
    const quantity = lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0);
    if (quantity === 0) continue;
    if (quantity > left) throw new Error(`Of dish ${productId} ${left} portions are left, and not ${quantity}`);
    await noteTaken(tx, at.placeId, at.orderId, { productId, countId, quantity });
    await change(tx, at, productId, left, left - quantity);
  }
};

/** Back to the counts that they were taken of: what an earlier count gave is not given to a later one. */
const giveBack = async (tx: Tx, at: At, taken: readonly TakenPortions[]): Promise<void> => {
  const counts = await readPortions(tx.db, at.placeId, at.now);
  for (const { productId, countId, quantity } of taken) {
    const count = counts.find((one) => one.productId === productId && one.countId === countId);
    if (count) await change(tx, at, productId, count.left, count.left + quantity);
  }
};

/** Gives back what an order has taken; a second time nothing. */
export const giveBackPortions = async (tx: Tx, at: At): Promise<void> =>
  giveBack(tx, at, await forgetTaken(tx, at.placeId, at.orderId));

/** Gives back what one dish of an order has taken, the rest of the order stays counted. */
export const giveBackLine = async (
  tx: Tx,
  at: At,
  line: { readonly productId: ProductId; readonly quantity: number },
): Promise<void> => giveBack(tx, at, await forgetTakenOf(tx, at.placeId, at.orderId, line));
