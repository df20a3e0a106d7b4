// What guests said of their visits: one row each, for ever.
import type { FeedbackAnswer } from '#domain/service/service-offer.ts';
import type { Tx } from '../store.ts';

/** Notes what a guest said. Throws where the place has one of this id. */
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
