// Feedback as a command: it never expires, and needs no table. [S7.45]
import * as v from 'valibot';
import { NO_AGES } from '#domain/outbox/command-ages.ts';
import { FEEDBACK_REFUSALS, feedbackAnswerEntries } from '../service/feedback.ts';
import type { StoredCommand } from './command.ts';
import { commandEntries } from './command-entries.ts';
import { plainCommand } from './plain-command.ts';
import { refusalOf, SHARED_CODES } from './stored-entries.ts';

const CODES = [...FEEDBACK_REFUSALS, ...SHARED_CODES, 'invalid_feedback'] as const;

export interface StoredFeedback extends StoredCommand {
  readonly kind: 'feedback';
  readonly answers: readonly {
    readonly question: string;
    readonly score?: number | undefined;
    readonly option?: number | undefined;
  }[];
  readonly text: string;
  /** Secret of the table session where the feedback was written; only identifies the table. */
  readonly session: string | undefined;
}

export const feedbackCommand = plainCommand<StoredFeedback>({
  waitsFor: [],
  row: v.looseObject({
    ...commandEntries,
    kind: v.literal('feedback'),
    answers: v.array(v.looseObject(feedbackAnswerEntries)),
    text: v.string(),
    session: v.optional(v.string()),
    refusal: refusalOf(CODES),
  }),
  ages: NO_AGES,
  codes: CODES,
  request: (entry) => ({
    method: 'post',
    path: 'feedback',
    body: { session: entry.session ?? null, answers: entry.answers, text: entry.text },
  }),
});
