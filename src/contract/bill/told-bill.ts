// GET orders/by_table_session/{session}/bill: a table's bill and the payers of its parts. Our own endpoint; amounts are
// minor units. Devices store the same format.
import * as v from 'valibot';
import { TENDERS } from '#domain/bill/payment.ts';
import { SHARE_KINDS } from '#domain/bill/split-kinds.ts';
import type { ToldBill } from '#domain/bill/told-bill.ts';
import type { SessionId } from '#domain/ids.ts';
import { maybe, name, rowReader, whole } from '../stored-fields.ts';

const guest = v.object({ number: whole, name: maybe(v.string()), isMine: v.boolean() });

export const toldBillSchema = v.object({
  revision: whole,
  total: whole,
  paid: whole,
  held: whole,
  even: maybe(v.object({ people: whole, taken: whole, amount: maybe(whole) })),
  pieces: v.array(
    v.object({
      ...{ orderId: name, line: whole, piece: whole, name: v.string(), amount: whole },
      ...{ shareId: maybe(v.string()), isPaid: maybe(v.boolean()) },
    }),
  ),
  shares: v.array(
    v.object({
      id: name,
      kind: v.picklist(SHARE_KINDS),
      amount: whole,
      tip: whole,
      state: v.picklist(['held', 'paid']),
      until: maybe(v.number()),
      at: v.number(),
      tender: v.fallback(v.picklist(TENDERS), 'other'),
      guest: maybe(guest),
      isMine: v.boolean(),
    }),
  ),
});

/** undefined: not a bill. */
export const parseToldBill = rowReader<ToldBill>(toldBillSchema);

interface StoredBillOf {
  readonly sessionId: SessionId;
  readonly bill: ToldBill;
}

/** The stored bill of a sitting; undefined: unreadable. */
export const readStoredBill = rowReader<StoredBillOf>(v.object({ sessionId: name, bill: toldBillSchema }));
