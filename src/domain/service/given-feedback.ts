// Guests' feedback on their visits, for the place's manager.
import type { CommandId } from '../ids.ts';
import { type FeedbackAnswer, SCORES } from './service-offer.ts';

/** Feedback entries per page. */
export const FEEDBACK_A_PAGE = 50;

/** Marks up to this one alert the manager. */
export const LOW_MARK = 2;

export interface GivenFeedback {
  readonly id: CommandId;
  /** Epoch ms of the server's clock. */
  readonly at: number;
  /** Table; undefined: none. */
  readonly table: string | undefined;
  readonly answers: readonly FeedbackAnswer[];
  /** The guest's own text; empty: none. */
  readonly text: string;
}

/** Days that a summary of marks covers. */
export const SUMMARY_DAYS = 30;

/** Marks that guests gave to one question. */
export interface MarkSummary {
  readonly question: string;
  /** As asked last, in the venue's language. */
  readonly title: string;
  /** Number of guests for each mark, from 1 on. */
  readonly counts: readonly number[];
}

/** One page of the requested feedback. */
export interface FeedbackPage {
  /** From 1 on. */
  readonly page: number;
  readonly pages: number;
  /** Number of matches on all pages. */
  readonly found: number;
  /** The latest first. */
  readonly feedback: readonly GivenFeedback[];
  /** Marks of the last `SUMMARY_DAYS`, whatever the page; undefined: an older server. */
  readonly summary?: readonly MarkSummary[] | undefined;
}

/** Marks by question. `latest`: the newest first, whose questions lead. */
export const markSummaries = (latest: readonly GivenFeedback[]): readonly MarkSummary[] => {
  const found = new Map<string, MarkSummary>();
  for (const { answers } of latest)
    for (const { question, title, score } of answers) {
      if (score === undefined) continue;
      const { counts, ...known } = found.get(question) ?? { question, title, counts: SCORES.map(() => 0) };
      found.set(question, { ...known, counts: counts.map((count, place) => count + Number(place === score - 1)) });
    }
  return [...found.values()];
};

/** Number of marks, and their average, which is 0 without marks. */
export const averageOf = ({
  counts,
}: Pick<MarkSummary, 'counts'>): { readonly marks: number; readonly average: number } => {
  const marks = counts.reduce((sum, count) => sum + count, 0);
  const total = counts.reduce((sum, count, place) => sum + count * (place + 1), 0);
  return { marks, average: marks === 0 ? 0 : total / marks };
};

/** An answer as a mark. */
interface MarkedAnswer {
  /** Key of the venue's question; absent: an older server. */
  readonly question?: string | undefined;
  /** In the venue's language. */
  readonly title: string;
  /** 1 to 5. */
  readonly score: number;
}

/** Feedback of the last 24 hours, without guests' texts, since it is stored on a device. */
export interface FeedbackNews {
  readonly count: number;
  /** Lowest mark of the newest feedback with a mark up to `LOW_MARK`; undefined: none. */
  readonly low?: (MarkedAnswer & Pick<GivenFeedback, 'at' | 'table'>) | undefined;
}

/** The lowest mark, the first of equal ones; undefined: none was given. */
const lowestMark = (answers: readonly FeedbackAnswer[]): MarkedAnswer | undefined =>
  answers
    .flatMap(({ question, title, score }) => (score === undefined ? [] : [{ question, title, score }]))
    .reduce<MarkedAnswer | undefined>(
      (low, one) => (low === undefined || one.score < low.score ? one : low),
      undefined,
    );

/** Summary of feedback, newest first. */
export const feedbackNews = (latest: readonly GivenFeedback[]): FeedbackNews => {
  const low = latest.flatMap(({ at, table, answers }) => {
    const mark = lowestMark(answers);
    return mark !== undefined && mark.score <= LOW_MARK ? [{ at, table, ...mark }] : [];
  })[0];
  return { count: latest.length, ...(low && { low }) };
};
