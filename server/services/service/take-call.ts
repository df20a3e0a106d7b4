// A table calls the staff, and ends its call.
import type { CALL_END_REFUSALS, CALL_ENDS, CALL_REFUSALS } from '#contract/service/calls.ts';
import { isCounter } from '#domain/order/handover.ts';
import { ageVerdict, CALL_AGES } from '#domain/outbox/command-ages.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { isAskedAlready, isCalledEnough, isOpenCall, type TableCall } from '#domain/service/call.ts';
import { isNeedTime } from '#domain/service/need-times.ts';
import type { CalledNeed } from '#domain/service/service-offer.ts';
import { firstName } from '#domain/staff/told-name.ts';
import { canonicalJson, sha256 } from '../../store/canonical-json.ts';
import { appendJournal } from '../../store/journal.ts';
import { hashSecret } from '../../store/secrets.ts';
import { addCall, callsOfSitting } from '../../store/service/calls.ts';
import { findToken } from '../../store/session/sittings.ts';
import { confirmAge, DONE, REFUSED, rateLimited } from '../order/order-answers.ts';
import { type CommandCase, type CommandRequest, type Decision, takeCommand } from '../outbox/take-command.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Answer, Services } from '../services.ts';
import { isAlive } from '../session/table-session.ts';
import { markDone, withdrawCall } from './answer-call.ts';
import { offerOf } from './venue-offer.ts';

type CallRefusal = (typeof CALL_REFUSALS)[number];
type CallEndRefusal = (typeof CALL_END_REFUSALS)[number];

/** A call that may have waited in the device's outbox. */
export interface CallRequest extends Omit<CommandRequest, 'fingerprint'> {
  readonly needs: readonly string[];
  readonly text: string;
  /** A “do not disturb” request of a room; it calls no one. */
  readonly quiet: boolean;
  /** Epoch ms; `undefined`: as soon as possible. */
  readonly wantedAt?: number | undefined;
  /** `undefined` when the device does not know the age. */
  readonly ageMs: number | undefined;
  readonly confirmed: boolean;
}

/** The needs in the venue's words; a need that is no longer offered is shown by its key. */
const calledNeeds = (place: PublishedPlace, keys: readonly string[]): CalledNeed[] => {
  const { needs } = offerOf(place.document);
  return [...new Set(keys)].map((key) => ({ key, name: needs.find((need) => need.key === key)?.name.text ?? key }));
};

/** Whether the venue offers the only need of the call at its time. A call without a time is always taken. */
const isTimeTaken = (place: PublishedPlace, { needs, wantedAt }: CallRequest, now: number): boolean => {
  if (wantedAt === undefined) return true;
  const [key, ...others] = new Set(needs);
  const times = offerOf(place.document).needs.find((need) => need.key === key)?.when;
  const { timeZone } = place.document.place;
  return times !== undefined && others.length === 0 && isNeedTime(times, wantedAt, { timeZone, now });
};

const callOnce = async (one: CommandCase, request: CallRequest): Promise<Result<undefined, CallRefusal>> => {
  const { tx, place, sitting, orderer, now } = one;
  const { quiet } = request;
  const wantedAt = quiet ? undefined : request.wantedAt;
  const needs = quiet ? [] : calledNeeds(place, request.needs);
  const text = quiet ? '' : request.text.trim();
  const all = (await callsOfSitting(tx.db, place.id, sitting.id)).filter(isOpenCall);
  if (quiet && all.some(({ kind }) => kind === 'quiet')) return fail('already_called');
  const open = quiet ? [] : all.filter(({ kind }) => kind !== 'quiet');
  if (isAskedAlready(open, { needs: needs.map(({ key }) => key), text, wantedAt })) return fail('already_called');
  if (!isTimeTaken(place, { ...request, wantedAt }, now)) return fail('invalid_time');
  if (isCalledEnough(open, { wantedAt })) return fail('too_many_calls');
  await addCall(tx, {
    placeId: place.id,
    id: request.id,
    sitting,
    kind: quiet ? 'quiet' : 'call',
    needs,
    text,
    at: now,
    wantedAt,
  });
  await appendJournal(tx, {
    placeId: place.id,
    at: now,
    type: 'call.made',
    sessionId: sitting.id,
    orderer,
    payload: {
      ...{ callId: request.id, table: sitting.table, room: sitting.room, needs, text },
      ...(quiet && { quiet }),
      ...(wantedAt !== undefined && { wantedAt }),
    },
  });
  return ok(undefined);
};

/** Calls the staff to a table once per id, for any number of retries. A call that is too old is dropped. */
export const takeCall = (services: Services, found: PublishedPlace, request: CallRequest): Promise<Answer> => {
  const { id, needs, text, quiet, wantedAt } = request;
  const what = {
    ...{ kind: 'waiterCall', place: found.id, needs: [...needs], text },
    ...(quiet && { quiet }),
    ...(wantedAt !== undefined && { wantedAt }),
  };
  const fingerprint = sha256(canonicalJson(what));
  const refused = (message: string) => ({ success: false, id, payload: { message } });
  const refuse = (message: string): Decision => ({ settled: { status: REFUSED, body: refused(message) } });
  const age = ageVerdict(request.ageMs, CALL_AGES, request.confirmed);
  const decide = async (one: CommandCase): Promise<Decision> => {
    // A guest at a counter has no table to go to, and could not end the call.
    if (isCounter(one.sitting.orderType)) return refuse('invalid_call');
    if (quiet && one.sitting.orderType !== 'room') return refuse('invalid_call');
    if (age === 'ask') return { unsettled: confirmAge(id) };
    if (age === 'expire') return refuse('order_expired');
    const wait = await services.limits.calls.take(one.sitting.id);
    if (wait !== undefined) return { unsettled: rateLimited(id, wait) };
    const called = await callOnce(one, request);
    if (!called.ok) return refuse(called.error);
    return { settled: { status: DONE, body: { success: true, id } } };
  };
  const outlived = () => (age === 'expire' ? refused('order_expired') : undefined);
  return takeCommand(services, found, { ...request, fingerprint }, { decide, outlived });
};

export interface CallEndRequest extends Omit<CommandRequest, 'fingerprint'> {
  readonly call: string;
  readonly end: (typeof CALL_ENDS)[number];
}

const endOnce = async (
  { tx, place, sitting, now }: CommandCase,
  { call, end }: CallEndRequest,
): Promise<Result<undefined, CallEndRefusal>> => {
  const known = isCounter(sitting.orderType) ? [] : await callsOfSitting(tx.db, place.id, sitting.id);
  if (!known.some(({ id }) => id === call)) return fail('unknown_call');
  // A call that has already ended needs no change; the guest wanted it ended.
  if (end === 'withdrawn') await withdrawCall(tx, { placeId: place.id, id: call, at: now });
  else await markDone(tx, { placeId: place.id, id: call, by: undefined, at: now });
  return ok(undefined);
};

/** The guest ends a call of their own table: a waiter came, or is no longer needed. */
export const takeCallEnd = (services: Services, found: PublishedPlace, request: CallEndRequest): Promise<Answer> => {
  const { id, call, end } = request;
  const fingerprint = sha256(canonicalJson({ kind: 'callEnd', place: found.id, call, end }));
  const decide = async (one: CommandCase): Promise<Decision> => {
    const ended = await endOnce(one, request);
    return ended.ok
      ? { settled: { status: DONE, body: { success: true, id } } }
      : { settled: { status: REFUSED, body: { success: false, id, payload: { message: ended.error } } } };
  };
  return takeCommand(services, found, { ...request, fingerprint }, { decide, outlived: () => undefined });
};

/** The call as its guests may read it. */
const told = (call: TableCall): TableCall =>
  call.coming ? { ...call, coming: { ...call.coming, by: firstName(call.coming.by) } } : call;

/**
 * Calls of the sitting of a session secret, oldest first, with first names only. None at a counter, where the other guests
 * are strangers.
 */
export const callsOfSession = async (
  { store, clock }: Services,
  place: PublishedPlace,
  token: string,
): Promise<Result<readonly TableCall[], 'invalid_session'>> => {
  const known = await findToken(store.read, place.id, hashSecret(token));
  const calls = await callsOfSitting(store.read, place.id, known?.sitting.id ?? '');
  if (!isAlive(known, clock())) return fail('invalid_session');
  return ok(isCounter(known.sitting.orderType) ? [] : calls.map(told));
};
