import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Http } from '#core/api/http.ts';
import { listFeedback } from '#core/api/staff/given-feedback-requests.ts';
import { dayAt } from '#domain/owner/calendar-day.ts';
import type { FeedbackPage } from '#domain/service/given-feedback.ts';
import { SCORES } from '#domain/service/service-offer.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { usePlacePages } from '#shared/place/use-place-pages.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { type ReadAgain, useStaffRead } from '#staff/frame/use-staff-read.ts';
import { useDaysFile } from '#staff/orders/use-days-file.ts';
import { GivenFeedbackScreen } from './given-feedback-screen.tsx';

/** One page of feedback; with `mark`, only entries that contain that rating. */
function useGivenFeedback(mark: number | undefined, page: number): ReadAgain<FeedbackPage> {
  const ask = useCallback((send: Http['send']) => listFeedback(send, { mark, page }), [mark, page]);
  return useStaffRead(ask);
}

/** Guests' feedback on their visits. Rating and page are in the address, so that a reload keeps them. */
export const GivenFeedbackPage = () => {
  const { place } = useMenu();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  const mark = SCORES.find((score) => String(score) === query.get('mark'));
  const asked = Number(query.get('page') ?? 1);
  const hrefOf = (marked: number | undefined, page: number): string => {
    const said = new URLSearchParams({
      ...(marked !== undefined && { mark: String(marked) }),
      ...(page > 1 && { page: String(page) }),
    });
    return `/${place.slug}/staff/feedback${said.size > 0 ? `?${said}` : ''}`;
  };
  return (
    <Feedback
      key={mark}
      mark={mark}
      page={Number.isSafeInteger(asked) && asked > 0 ? asked : 1}
      hrefOf={hrefOf}
      onMark={(next) => void navigate({ href: hrefOf(next, 1), replace: true })}
    />
  );
};

interface FeedbackProps {
  readonly mark: number | undefined;
  readonly page: number;
  readonly hrefOf: (mark: number | undefined, page: number) => string;
  readonly onMark: (mark: number | undefined) => void;
}

const Feedback = ({ mark, page, hrefOf, onMark }: FeedbackProps) => {
  const { place } = useMenu();
  const { serverNow } = useTabl();
  const { found, why, again } = useGivenFeedback(mark, page);
  const pages = usePlacePages();
  return (
    <GivenFeedbackScreen
      found={found}
      why={why}
      onAgain={again}
      mark={mark}
      onMark={onMark}
      pageHref={(next) => hrefOf(mark, next)}
      questionsHref={`/${place.slug}/staff/settings?section=service`}
      today={dayAt(serverNow(), place.timeZone).day}
      timeZone={place.timeZone}
      venueLanguage={place.defaultLanguage}
      questions={typeof pages === 'object' ? pages.service?.questions : undefined}
      onFile={useDaysFile('feedback')}
    />
  );
};
