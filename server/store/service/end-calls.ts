// Ends the open calls of a sitting that no waiter has answered: its party has left, or its bill is paid.
import { ASKING_KINDS, type AskingKind, isOpenCall } from '#domain/service/call.ts';
import { appendJournal } from '../journal.ts';
import type { Tx } from '../store.ts';
import { callsOfSitting, changeCall } from './calls.ts';

interface EndedCalls {
  readonly placeId: number;
  readonly sittingId: string;
  /** Epoch ms. */
  readonly at: number;
}

const openOf = async (tx: Tx, { placeId, sittingId }: EndedCalls, kinds: readonly AskingKind[]) =>
  (await callsOfSitting(tx.db, placeId, sittingId)).filter((call) => kinds.includes(call.kind) && isOpenCall(call));

/** Withdraws the open calls of an ended sitting. */
export const withdrawCallsOf = async (tx: Tx, ended: EndedCalls): Promise<void> => {
  const { placeId, sittingId, at } = ended;
  for (const { id, table } of await openOf(tx, ended, ASKING_KINDS)) {
    await changeCall(tx, placeId, id, { withdrawn_at: at });
    const payload = { callId: id, table };
    await appendJournal(tx, { placeId, at, type: 'call.withdrawn', sessionId: sittingId, payload });
  }
};

/** Ends the bill request of a paid bill, in the name of the person who took the money. */
export const endBillOf = async (tx: Tx, ended: EndedCalls, by: string): Promise<void> => {
  const { placeId, sittingId, at } = ended;
  for (const { id, table } of await openOf(tx, ended, ['bill'])) {
    await changeCall(tx, placeId, id, { done_by: by, done_at: at });
    const payload = { callId: id, table, by };
    await appendJournal(tx, { placeId, at, type: 'call.done', sessionId: sittingId, payload });
  }
};
