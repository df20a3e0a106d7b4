// A table's call for its staff: what it is for, and how far it has come. The bill is a call too: somebody has to bring it.
import type { CommandId } from '../ids.ts';

/** Reasons for which a waiter is called. */
export const CALL_KINDS = ['call', 'bill'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** quiet: a hotel room does not want to be disturbed. Nobody comes for that; it is true until its guest ends it. */
export const ASKING_KINDS = [...CALL_KINDS, 'quiet'] as const;
export type AskingKind = (typeof ASKING_KINDS)[number];

export interface TableCall {
  /** Id of the command that made it. */
  readonly id: CommandId;
  readonly kind: AskingKind;
  /** Keys of the venue's needs. */
  readonly needs: readonly string[];
  /** The guest's own words; empty: none. */
  readonly text: string;
  /** Epoch ms, server's clock, as all times here. */
  readonly at: number;
  readonly coming: { readonly by: string; readonly at: number } | undefined;
  /** Staff were there, or the guest says so. */
  readonly doneAt: number | undefined;
  /** The guest needs nobody any more, or another asking took its place. */
  readonly withdrawnAt: number | undefined;
}

export const CALL_STEPS = ['made', 'coming', 'done', 'withdrawn'] as const;
export type CallStep = (typeof CALL_STEPS)[number];

/** Whether somebody has still to come. */
export const isOpenCall = (call: Pick<TableCall, 'coming' | 'doneAt' | 'withdrawnAt'>): boolean =>
  call.doneAt === undefined && call.withdrawnAt === undefined;

/** The most calls that one table may have open. */
export const MOST_OPEN_CALLS = 5;
export const LONGEST_CALL_TEXT = 200;

/** Whether open calls of a table ask for all that a new one asks for. Own words ask for something new unless they are the same. */
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
