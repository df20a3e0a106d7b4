import { useCallback } from 'react';
import type { Http } from '#core/api/http.ts';
import { listFeedback } from '#core/api/staff/given-feedback.ts';
import type { FeedbackPage } from '#domain/service/given-feedback.ts';
import { type Read, useStaffRead } from '#staff/frame/use-staff-read.ts';

/** A page of what guests have said; with a mark: what has such a mark in it. */
export function useGivenFeedback(mark: number | undefined, page: number): Read<FeedbackPage> {
  const ask = useCallback((send: Http['send']) => listFeedback(send, { mark, page }), [mark, page]);
  return useStaffRead(ask);
}
