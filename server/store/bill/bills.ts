// Bill requests: one per sitting, the latest.
import type { BillSplit } from '#domain/bill/bill-split.ts';
import type { Store, Tx } from '../store.ts';

/** When the sitting last requested its bill, epoch ms; `undefined`: never. */
export const billWantedAt = async (db: Store['read'], sittingId: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('bills')
    .select('requested_at')
    .where('session_id', '=', sittingId)
    .executeTakeFirst();
  return row?.requested_at;
};

/** Stores a bill request of the sitting at epoch ms; replaces an earlier one. */
export const addBill = async (
  tx: Tx,
  bill: {
    readonly placeId: number;
    readonly sittingId: string;
    readonly paymentMethod: string | undefined;
    readonly split: BillSplit | undefined;
    readonly at: number;
  },
): Promise<void> => {
  const asked = {
    payment_method: bill.paymentMethod ?? null,
    requested_at: bill.at,
    split: bill.split ? JSON.stringify(bill.split) : null,
  };
  await tx.db
    .insertInto('bills')
    .values({ session_id: bill.sittingId, place_id: bill.placeId, ...asked })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(asked))
    .execute();
};

/**
 * Moves a bill request to another sitting, with its payment method and without its split; a request of the other sitting
 * stays. Returns the payment method.
 */
export const giveBill = async (tx: Tx, from: string, into: string): Promise<string | null> => {
  const row = await tx.db.deleteFrom('bills').where('session_id', '=', from).returningAll().executeTakeFirst();
  if (!row) return null;
  await tx.db
    .insertInto('bills')
    .values({ ...row, session_id: into, split: null })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .execute();
  return row.payment_method;
};
