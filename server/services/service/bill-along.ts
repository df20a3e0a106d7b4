import { randomUUID } from 'node:crypto';
import { toPay } from '#domain/bill/left-to-pay.ts';
import { addMoney, ZERO } from '#domain/pricing/money.ts';
import { isOpenCall } from '#domain/service/call.ts';
import { billWantedAt, giveBill } from '../../store/bill/bills.ts';
import { appendJournal } from '../../store/journal.ts';
import { addCall, callsOfSitting } from '../../store/service/calls.ts';
import type { Sitting } from '../../store/session/sittings.ts';
import type { Tx } from '../../store/store.ts';
import { withdrawCall } from './answer-call.ts';
import type { Saying } from './say-fact.ts';
import { billOf } from './table-bill.ts';

const openBills = async (tx: Tx, placeId: number, sittingId: string) =>
  (await callsOfSitting(tx.db, placeId, sittingId)).filter((call) => call.kind === 'bill' && isOpenCall(call));

/**
 * The bill that was asked for goes along with the last order that it was about, and is asked for at the other table; where the
 * first one still has something to pay, it stays.
 */
export const bringBillAlong = async (
  tx: Tx,
  { placeId, at }: Pick<Saying, 'placeId' | 'at'>,
  from: Pick<Sitting, 'id'>,
  into: Pick<Sitting, 'id' | 'table' | 'room'>,
): Promise<void> => {
  if ((await billWantedAt(tx.db, from.id)) === undefined) return;
  if (toPay((await billOf(tx.db, placeId, from.id)).orders).length > 0) return;
  const open = await openBills(tx, placeId, from.id);
  for (const { id } of open) await withdrawCall(tx, { placeId, id, at });
  const paymentMethod = await giveBill(tx, from.id, into.id);
  // The bill is being brought already, or the other table has asked for its own.
  if (open.length === 0 || (await openBills(tx, placeId, into.id)).length > 0) return;
  const callId = randomUUID();
  await addCall(tx, { placeId, id: callId, sitting: into, kind: 'bill', needs: [], text: '', at });
  const orders = toPay((await billOf(tx.db, placeId, into.id)).orders);
  await appendJournal(tx, {
    placeId,
    at,
    type: 'bill.wanted',
    sessionId: into.id,
    payload: {
      ...{ table: into.table, paymentMethod, callId },
      total: addMoney(ZERO, ...orders.map(({ total }) => total)),
    },
  });
};
