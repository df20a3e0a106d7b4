// The bills that were asked for: one a sitting.
import type { Store, Tx } from '../store.ts';

/** Whether the sitting has asked for its bill. */
export const isBillWanted = async (db: Store['read'], sittingId: string): Promise<boolean> => {
  const rows = await db.selectFrom('bills').select('session_id').where('session_id', '=', sittingId).execute();
  return rows.length > 0;
};

/** Notes that the sitting asks for its bill, at epoch ms. Throws where it has asked before. */
export const addBill = async (
  tx: Tx,
  bill: {
    readonly placeId: number;
    readonly sittingId: string;
    readonly paymentMethod: string | undefined;
    readonly at: number;
  },
): Promise<void> => {
  await tx.db
    .insertInto('bills')
    .values({
      session_id: bill.sittingId,
      place_id: bill.placeId,
      payment_method: bill.paymentMethod ?? null,
      requested_at: bill.at,
    })
    .execute();
};
