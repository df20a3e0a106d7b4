// Each order takes portions of counted dishes, and a rejected order returns them. Both happen in the order's transaction, so
// that two orders never get the same portion.
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

/** Notifies guests only while few portions are or were left, so that menus are not redrawn for every portion. */
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
  // A dish that staff switched off stays off, whatever its count.
  if (row?.left === undefined) return;
  const seq = await tellAvailability(tx, { placeId, at: now, key: productId, row });
  await saveLeft(tx, placeId, productId, left, { seq, at: now });
};

/** Takes an order's portions of counted dishes. Throws when too few are left, because the order was checked before. */
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

/** Returns portions only to the count that they came from, never to a later count. */
const giveBack = async (tx: Tx, at: At, taken: readonly TakenPortions[]): Promise<void> => {
  const counts = await readPortions(tx.db, at.placeId, at.now);
  for (const { productId, countId, quantity } of taken) {
    const count = counts.find((one) => one.productId === productId && one.countId === countId);
    if (count) await change(tx, at, productId, count.left, count.left + quantity);
  }
};

/** Returns the portions of an order; a second call does nothing. */
export const giveBackPortions = async (tx: Tx, at: At): Promise<void> =>
  giveBack(tx, at, await forgetTaken(tx, at.placeId, at.orderId));

/** Returns the portions of one dish of an order. */
export const giveBackLine = async (
  tx: Tx,
  at: At,
  line: { readonly productId: ProductId; readonly quantity: number },
): Promise<void> => giveBack(tx, at, await forgetTakenOf(tx, at.placeId, at.orderId, line));
