// Guests' feedback, in pages.
import {
  FEEDBACK_A_PAGE,
  type FeedbackNews,
  type FeedbackPage,
  feedbackNews,
  markSummaries,
  SUMMARY_DAYS,
} from '#domain/service/given-feedback.ts';
import { countFeedback, feedbackBetween, latestFeedback } from '../../store/service/feedbacks.ts';
import type { Services } from '../services.ts';

type Asked = Pick<Services, 'store' | 'clock'>;

const DAY_MS = 24 * 3_600_000;

/** A page of feedback, filtered by a mark if given, with a summary of all recent marks. A page past the end is the last one. */
export const readFeedback = async (
  { store, clock }: Asked,
  placeId: number,
  { mark, page }: { readonly mark: number | undefined; readonly page: number },
): Promise<FeedbackPage> => {
  const found = await countFeedback(store.read, placeId, mark);
  const pages = Math.max(1, Math.ceil(found / FEEDBACK_A_PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  const offset = (shown - 1) * FEEDBACK_A_PAGE;
  const feedback = await latestFeedback(store.read, placeId, { mark, offset, limit: FEEDBACK_A_PAGE });
  const now = clock();
  const recent = await feedbackBetween(store.read, placeId, { from: now - SUMMARY_DAYS * DAY_MS, until: now + 1 });
  return { page: shown, pages, found, feedback, summary: markSummaries(recent) };
};

/** Feedback since yesterday at this time: its number, and the newest low mark. */
export const newFeedback = async ({ store, clock }: Asked, placeId: number): Promise<FeedbackNews> => {
  const now = clock();
  return feedbackNews(await feedbackBetween(store.read, placeId, { from: now - DAY_MS, until: now + 1 }));
};
