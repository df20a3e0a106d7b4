// Answers to a call: a waiter comes, has come, or the guest needs none. Each is a journal row.
import { fail, ok, type Result } from '#domain/result.ts';
import { isOpenCall } from '#domain/service/call.ts';
import { isSamePerson, type NamedDoer } from '#domain/staff/same-person.ts';
import { appendJournal } from '../../store/journal.ts';
import { changeCall, findCall, type StoredCall } from '../../store/service/calls.ts';
import type { Tx } from '../../store/store.ts';

/** `answered`: another person was first. */
export type CallFault =
  | { readonly code: 'unknown_call' }
  | { readonly code: 'call_ended' }
  | { readonly code: 'answered'; readonly by: string; readonly at: number };

interface AnsweredCall {
  readonly placeId: number;
  readonly id: string;
  /** Epoch ms. */
  readonly at: number;
}

const openCall = async (tx: Tx, placeId: number, id: string): Promise<Result<StoredCall, CallFault>> => {
  const call = await findCall(tx.db, placeId, id);
  if (!call) return fail({ code: 'unknown_call' });
  return isOpenCall(call) ? ok(call) : fail({ code: 'call_ended' });
};

/** Marks that the named waiter is coming. The same person twice counts once. */
export const markComing = async (
  tx: Tx,
  { placeId, id, by, byId, at }: AnsweredCall & NamedDoer,
): Promise<Result<StoredCall, CallFault>> => {
  const found = await openCall(tx, placeId, id);
  if (!found.ok) return found;
  const { coming, comingById, sessionId, table } = found.value;
  if (coming)
    return isSamePerson({ ...coming, byId: comingById }, { by, byId }) ? found : fail({ code: 'answered', ...coming });
  await changeCall(tx, placeId, id, { coming_by: by, coming_by_id: byId ?? null, coming_at: at });
  await appendJournal(tx, { placeId, at, type: 'call.coming', sessionId, payload: { callId: id, table, by } });
  return ok({ ...found.value, coming: { by, at } });
};

/** Marks that a waiter came to the table; `by` undefined: the guest reported this. */
export const markDone = async (
  tx: Tx,
  { placeId, id, by, at }: AnsweredCall & { readonly by: string | undefined },
): Promise<Result<StoredCall, CallFault>> => {
  const found = await openCall(tx, placeId, id);
  if (!found.ok) return found;
  const { sessionId, table } = found.value;
  await changeCall(tx, placeId, id, { done_by: by ?? null, done_at: at });
  await appendJournal(tx, {
    placeId,
    at,
    type: 'call.done',
    sessionId,
    payload: { callId: id, table, by: by ?? null },
  });
  return ok({ ...found.value, doneAt: at });
};

/** The guest withdraws the call, or makes a new one. */
export const withdrawCall = async (
  tx: Tx,
  { placeId, id, at }: AnsweredCall,
): Promise<Result<StoredCall, CallFault>> => {
  const found = await openCall(tx, placeId, id);
  if (!found.ok) return found;
  const { sessionId, table } = found.value;
  await changeCall(tx, placeId, id, { withdrawn_at: at });
  await appendJournal(tx, { placeId, at, type: 'call.withdrawn', sessionId, payload: { callId: id, table } });
  return ok({ ...found.value, withdrawnAt: at });
};
