// Feedback of guests about their visits. `send` carries the signed-in person's token.
import { readFeedbackPage } from '#contract/owner/given-feedback-wire.ts';
import type { Http } from '#core/api/http.ts';
import { callStaff } from './sign-in-requests.ts';

/** A page of feedback; with `mark`: only entries with such a mark. */
export const listFeedback = (
  send: Http['send'],
  { mark, page }: { readonly mark: number | undefined; readonly page: number },
) =>
  callStaff(send, 'staff/feedback', readFeedbackPage, {
    searchParams: { page: String(page), ...(mark !== undefined && { mark: String(mark) }) },
  });
