// Feedback of guests about their visits, as the place's manager reads it.
import type { CommandId } from '../ids.ts';
import type { FeedbackAnswer } from './service-offer.ts';

/** Feedback on one page of it. */
export const FEEDBACK_A_PAGE = 50;

/** A mark that somebody should hear of. */
export const LOW_MARK = 2;

export interface GivenFeedback {
  readonly id: CommandId;
  /** Epoch ms of the server's clock. */
  readonly at: number;
  /** Where it was written; undefined: at no table. */
  readonly table: string | undefined;
  readonly answers: readonly FeedbackAnswer[];
  /** The guest's own words; empty: none. */
  readonly text: string;
}

/** A page of the feedback that was asked for. */
export interface FeedbackPage {
  /** From 1 on. */
  readonly page: number;
  readonly pages: number;
  /** How much was found, on all pages. */
  readonly found: number;
  /** The latest first. */
  readonly feedback: readonly GivenFeedback[];
}

/** An answer by a mark. */
interface MarkedAnswer {
  /** In the venue's language. */
  readonly title: string;
  /** 1 to 5. */
  readonly score: number;
}

/** Feedback since yesterday at this time, without the guests' own words: it lies on a device. */
export interface FeedbackNews {
  readonly count: number;
  /** The lowest mark of the newest that has one of `LOW_MARK` or below; undefined: none has. */
  readonly low?: (MarkedAnswer & Pick<GivenFeedback, 'at' | 'table'>) | undefined;
}

/** The lowest mark that was given, of equal ones the first; undefined: none was given. */
const lowestMark = (answers: readonly FeedbackAnswer[]): MarkedAnswer | undefined =>
  answers
    .flatMap(({ title, score }) => (score === undefined ? [] : [{ title, score }]))
    .reduce<MarkedAnswer | undefined>(
      (low, one) => (low === undefined || one.score < low.score ? one : low),
      undefined,
    );

/** Summary of feedback, the latest of which comes first. */
export const feedbackNews = (latest: readonly GivenFeedback[]): FeedbackNews => {
  const low = latest.flatMap(({ at, table, answers }) => {
    const mark = lowestMark(answers);
    return mark !== undefined && mark.score <= LOW_MARK ? [{ at, table, ...mark }] : [];
  })[0];
  return { count: latest.length, ...(low && { low }) };
};
