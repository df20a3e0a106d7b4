// Feedback of guests: one row each, kept for good.
import { readAnswers } from '#contract/owner/given-feedback-wire.ts';
import type { CommandId } from '#domain/ids.ts';
import type { GivenFeedback } from '#domain/service/given-feedback.ts';
import type { FeedbackAnswer } from '#domain/service/service-offer.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

interface Row {
  readonly id: string;
  readonly table_name: string | null;
  readonly answers: string;
  readonly words: string;
  readonly at: number;
}

const COLUMNS = ['id', 'table_name', 'answers', 'words', 'at'] as const;

const toFeedback = (row: Row): GivenFeedback => ({
  id: row.id as CommandId,
  at: row.at,
  table: row.table_name ?? undefined,
  answers: readAnswers(JSON.parse(row.answers)) ?? [],
  text: row.words,
});

/**
 * Pattern of an answer with that mark in the JSON column. Quotation marks in guests' text are escaped, so their text never
 * matches.
 */
const marked = (mark: number): string => `%"score":${mark}}%`;

/** Feedback rows, filtered by a mark if given. */
const said = (db: Db, placeId: number, mark: number | undefined) => {
  const all = db.selectFrom('feedbacks').where('place_id', '=', placeId);
  return mark === undefined ? all : all.where('answers', 'like', marked(mark));
};

/** How much was said. */
export const countFeedback = async (db: Db, placeId: number, mark: number | undefined): Promise<number> => {
  const row = await said(db, placeId, mark).select(db.fn.countAll<number>().as('count')).executeTakeFirst();
  return Number(row?.count ?? 0);
};

/** Feedback, latest first, after the first `offset` rows. */
export const latestFeedback = async (
  db: Db,
  placeId: number,
  { mark, offset, limit }: { readonly mark: number | undefined; readonly offset: number; readonly limit: number },
): Promise<GivenFeedback[]> => {
  const rows = await said(db, placeId, mark)
    .select(COLUMNS)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toFeedback);
};

/** Feedback in [from, until), latest first. */
export const feedbackBetween = async (
  db: Db,
  placeId: number,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<GivenFeedback[]> => {
  const rows = await said(db, placeId, undefined)
    .select(COLUMNS)
    .where('at', '>=', from)
    .where('at', '<', until)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toFeedback);
};

/** Adds feedback. Throws when the id exists. */
export const addFeedback = async (
  tx: Tx,
  feedback: {
    readonly placeId: number;
    readonly id: string;
    readonly sessionId: string | undefined;
    readonly table: string | undefined;
    readonly answers: readonly FeedbackAnswer[];
    readonly text: string;
    readonly at: number;
  },
): Promise<void> => {
  await tx.db
    .insertInto('feedbacks')
    .values({
      place_id: feedback.placeId,
      id: feedback.id,
      session_id: feedback.sessionId ?? null,
      table_name: feedback.table ?? null,
      answers: JSON.stringify(feedback.answers),
      words: feedback.text,
      at: feedback.at,
    })
    .execute();
};
