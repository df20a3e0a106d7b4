// A table's call for staff: its needs and progress. A bill request is a call too, since staff must bring it.
import type { CommandId } from '../ids.ts';

export const CALL_KINDS = ['call', 'bill'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** quiet: a hotel room's do-not-disturb. It needs no visit, and lasts until the guest ends it. */
export const ASKING_KINDS = [...CALL_KINDS, 'quiet'] as const;
export type AskingKind = (typeof ASKING_KINDS)[number];

export interface TableCall {
  /** Id of the command that created it. */
  readonly id: CommandId;
  readonly kind: AskingKind;
  /** Keys of the venue's needs. */
  readonly needs: readonly string[];
  /** The guest's own text; empty: none. */
  readonly text: string;
  /** Epoch ms of the server's clock, like all times here. */
  readonly at: number;
  /** When the guest wants the service; absent: as soon as possible. */
  readonly wantedAt?: number | undefined;
  readonly coming: { readonly by: string; readonly at: number } | undefined;
  /** When staff came to the table, by their own report or the guest's. */
  readonly doneAt: number | undefined;
  /** When the guest withdrew the call, or another call replaced it. */
  readonly withdrawnAt: number | undefined;
}

export const CALL_STEPS = ['made', 'coming', 'done', 'withdrawn'] as const;
export type CallStep = (typeof CALL_STEPS)[number];

/** Whether staff must still come. */
export const isOpenCall = (call: Pick<TableCall, 'coming' | 'doneAt' | 'withdrawnAt'>): boolean =>
  call.doneAt === undefined && call.withdrawnAt === undefined;

/** Time after "I'm coming", ms, by which a visit is normally done. */
export const VISIT_MS = 5 * 60_000;

type Answered = Pick<TableCall, 'wantedAt'> & { readonly coming?: { readonly at: number } | undefined };

/**
 * Whether guests to whom somebody said "I'm coming" still wait after that time; a service for later counts from its time.
 * `now`: of the server's clock, epoch ms.
 */
export const isVisitLate = ({ coming, wantedAt = 0 }: Answered, now: number): boolean =>
  coming !== undefined && now - Math.max(coming.at, wantedAt) >= VISIT_MS;

/** Time before the wanted moment, ms, at which staff are reminded of an accepted service. */
export const DUE_BEFORE_MS = 10 * 60_000;

/** When staff see to an accepted service, epoch ms; undefined: it is not for later. */
export const serviceDueAt = ({ coming, wantedAt }: Answered): number | undefined =>
  coming && wantedAt !== undefined && wantedAt - DUE_BEFORE_MS > coming.at ? wantedAt - DUE_BEFORE_MS : undefined;

/** Whether an accepted service is for later than now. */
export const isForLater = (call: Answered, now: number): boolean => now < (serviceDueAt(call) ?? now);

/** Whether a guest waits for staff now: a service for later counts from its due time, accepted or not. */
export const isCalledNow = (
  { kind, wantedAt = 0, ...call }: Pick<TableCall, 'kind' | 'wantedAt' | 'coming' | 'doneAt' | 'withdrawnAt'>,
  now: number,
): boolean => kind === 'call' && isOpenCall(call) && now >= wantedAt - DUE_BEFORE_MS;

/** Maximum number of open calls per table: as soon as possible, and as many for later. */
export const MOST_OPEN_CALLS = 5;

/** Whether a table has as many open calls of this sort as it may have. */
export const isCalledEnough = (
  open: readonly Pick<TableCall, 'wantedAt'>[],
  asked: Pick<TableCall, 'wantedAt'>,
): boolean =>
  open.filter(({ wantedAt }) => (wantedAt === undefined) === (asked.wantedAt === undefined)).length >= MOST_OPEN_CALLS;
export const LONGEST_CALL_TEXT = 200;

/**
 * Whether a table's open calls already include all needs of a new one at the same time. A text counts as a new need unless
 * it is equal.
 */
export const isAskedAlready = (
  open: readonly Pick<TableCall, 'kind' | 'needs' | 'text' | 'wantedAt'>[],
  asked: Pick<TableCall, 'needs' | 'text' | 'wantedAt'>,
): boolean => {
  const calls = open.filter(({ kind, wantedAt }) => kind === 'call' && wantedAt === asked.wantedAt);
  if (calls.length === 0) return false;
  const needs = new Set(calls.flatMap((call) => call.needs));
  return (
    asked.needs.every((need) => needs.has(need)) && (asked.text === '' || calls.some(({ text }) => text === asked.text))
  );
};
