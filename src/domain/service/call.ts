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

/** Whether guests to whom somebody said "I'm coming" still wait after that time. `now`: of the server's clock, epoch ms. */
export const isVisitLate = (coming: { readonly at: number } | undefined, now: number): boolean =>
  coming !== undefined && now - coming.at >= VISIT_MS;

/** Maximum number of open calls per table. */
export const MOST_OPEN_CALLS = 5;
export const LONGEST_CALL_TEXT = 200;

/** Whether a table's open calls already include all needs of a new one. A text counts as a new need unless it is equal. */
export const isAskedAlready = (
  open: readonly Pick<TableCall, 'kind' | 'needs' | 'text'>[],
  asked: Pick<TableCall, 'needs' | 'text'>,
): boolean => {
  const calls = open.filter(({ kind }) => kind === 'call');
  if (calls.length === 0) return false;
  const needs = new Set(calls.flatMap((call) => call.needs));
  return (
    asked.needs.every((need) => needs.has(need)) && (asked.text === '' || calls.some(({ text }) => text === asked.text))
  );
};
