import { Plural, Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { FeedbackNews } from '#domain/service/given-feedback.ts';
import { MarkWords } from '#staff/feedback/mark-words.tsx';
import { Need } from '#staff/tables/wait-notice.tsx';
import { ButtonLink } from '#ui/form/button.tsx';
import { speechBubble } from '#ui/look/staff-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';

/** How many guests have said how it was, and the newest low mark among them. */
export const NewFeedback = ({
  news: { count, low },
  timeZone,
  venueLanguage,
  href,
}: {
  readonly news: FeedbackNews;
  readonly timeZone: string;
  readonly venueLanguage: Language;
  readonly href: string;
}) => {
  const table = low?.table;
  return (
    <Need
      icon={speechBubble}
      testId="need-feedback"
      title={
        <Plural
          value={count}
          one="# guest said how it was in the last 24 hours"
          other="# guests said how it was in the last 24 hours"
        />
      }
      action={
        <ButtonLink href={href} small>
          <Trans comment="a button that leads to what guests have said">Read</Trans>
        </ButtonLink>
      }
    >
      {low && (
        <p>
          <span lang={venueLanguage}>{low.title}</span>: <MarkWords score={low.score} /> ·{' '}
          {table !== undefined && (
            <>
              <Trans>Table {table}</Trans> ·{' '}
            </>
          )}
          {formatTime(low.at, timeZone)}
        </p>
      )}
    </Need>
  );
};
