import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import { dayAt } from '#domain/owner/calendar-day.ts';
import { type FeedbackPage, type GivenFeedback, LOW_MARK } from '#domain/service/given-feedback.ts';
import { type FeedbackAnswer, type Question, SCORES } from '#domain/service/service-offer.ts';
import { EmptyState } from '#staff/frame/empty-state.tsx';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { ManagedLoading } from '#staff/frame/managed-loading.tsx';
import { type DaysFile, DaysPage } from '#staff/orders/days-page.tsx';
import orders from '#staff/orders/orders.module.css';
import { datesName } from '#staff/settings/dates-name.ts';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { speechBubble } from '#ui/look/staff-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import styles from './feedback.module.css';
import { MarkSummaries } from './mark-summaries.tsx';
import { MarkText } from './mark-text.tsx';
import { useAnswerTexts } from './use-answer-texts.ts';

/** One answer of a guest: the question, and the mark or the chosen option. */
const AnswerText = ({
  answer,
  questions,
  venueLanguage,
}: { readonly answer: FeedbackAnswer } & Pick<GivenFeedbackScreenProps, 'questions' | 'venueLanguage'>) => {
  const { title, option } = useAnswerTexts(answer, questions ?? [], venueLanguage);
  const { score } = answer;
  return (
    <div className={styles.answer}>
      <dt lang={title.language}>{title.text}</dt>
      {score === undefined ? (
        <dd lang={option.language}>{option.text}</dd>
      ) : (
        <dd data-low={score <= LOW_MARK}>
          <MarkText score={score} />
        </dd>
      )}
    </div>
  );
};

/** One guest's feedback: time and table, the answers, and the full text. */
const FeedbackRow = ({
  feedback: { at, table, answers, text },
  timeZone,
  venueLanguage,
  questions,
}: {
  readonly feedback: GivenFeedback;
} & Pick<GivenFeedbackScreenProps, 'timeZone' | 'venueLanguage' | 'questions'>) => (
  <li className={styles.row} data-testid="feedback-row">
    <p className={styles.where}>
      {formatTime(at, timeZone)} ·{' '}
      {table === undefined ? (
        <Trans comment="where feedback was written">at no table</Trans>
      ) : (
        <Trans>Table {table}</Trans>
      )}
    </p>
    {answers.length > 0 && (
      <dl className={styles.answers}>
        {answers.map((answer) => (
          <AnswerText key={answer.question} {...{ answer, questions, venueLanguage }} />
        ))}
      </dl>
    )}
    {text !== '' && (
      // A guest's own words, in an unknown language.
      <blockquote className={styles.words} lang="" dir="auto">
        {text}
      </blockquote>
    )}
  </li>
);

export interface GivenFeedbackScreenProps {
  /** `undefined`: not loaded yet. */
  readonly found: FeedbackPage | undefined;
  /** Why the feedback could not be loaded; `undefined` when it was loaded. */
  readonly why: string | undefined;
  readonly onAgain: () => void;
  /** Shows only feedback with this rating; `undefined`: all. */
  readonly mark: number | undefined;
  readonly onMark: (mark: number | undefined) => void;
  readonly pageHref: (page: number) => string;
  /** Settings with the questions to guests. */
  readonly questionsHref: string;
  readonly today: string;
  readonly timeZone: string;
  /** Language of the answered questions and their options. */
  readonly venueLanguage: Language;
  /** Questions that the venue asks now, with translations; omitted: not loaded. */
  readonly questions?: readonly Question[] | undefined;
  readonly onFile: DaysFile['onFile'];
}

interface Day {
  readonly day: string;
  readonly feedback: GivenFeedback[];
}

/** Feedback grouped by day, the latest first. */
const byDay = (feedback: readonly GivenFeedback[], timeZone: string): readonly Day[] => {
  const days: Day[] = [];
  for (const one of feedback) {
    const { day } = dayAt(one.at, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.feedback.push(one);
    else days.push({ day, feedback: [one] });
  }
  return days;
};

const Pages = ({ found, pageHref }: { found: FeedbackPage; pageHref: GivenFeedbackScreenProps['pageHref'] }) => {
  const { t } = useLingui();
  const { page, pages } = found;
  if (pages === 1) return null;
  return (
    <nav className={orders.pages} aria-label={t`Pages of feedback`}>
      {page > 1 && (
        <ButtonLink href={pageHref(page - 1)} small>
          <Trans comment="a page of what guests said">Later</Trans>
        </ButtonLink>
      )}
      <span>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      {page < pages && (
        <ButtonLink href={pageHref(page + 1)} small>
          <Trans comment="a page of what guests said">Earlier</Trans>
        </ButtonLink>
      )}
    </nav>
  );
};

const Found = ({
  found,
  mark,
  timeZone,
  venueLanguage,
  questions,
  pageHref,
  questionsHref,
}: GivenFeedbackScreenProps & { found: FeedbackPage }) => {
  const { i18n } = useLingui();
  return (
    <>
      {found.found === 0 && mark === undefined ? (
        <EmptyState
          icon={speechBubble}
          title={<Trans>No guest has said anything yet.</Trans>}
          action={
            <ButtonLink small href={questionsHref}>
              <Trans>Choose the questions</Trans>
            </ButtonLink>
          }
        >
          <Trans>They are asked on the feedback page of your menu, and each answer stands here at once.</Trans>
        </EmptyState>
      ) : (
        <p role="status" className={orders.found}>
          {found.found > 0 ? (
            <Plural value={found.found} one="# guest said how it was." other="# guests said how it was." />
          ) : (
            <Trans>Nobody gave such a mark.</Trans>
          )}
        </p>
      )}
      {byDay(found.feedback, timeZone).map(({ day, feedback }) => (
        <section key={day} aria-label={datesName(day, i18n.locale)}>
          <h2 className={styles.heading}>{datesName(day, i18n.locale)}</h2>
          <ul className={styles.rows}>
            {feedback.map((one) => (
              <FeedbackRow key={one.id} feedback={one} {...{ timeZone, venueLanguage, questions }} />
            ))}
          </ul>
        </section>
      ))}
      <Pages found={found} pageHref={pageHref} />
    </>
  );
};

/** Guests' feedback on their visits, by day, the latest first. */
export const GivenFeedbackScreen = (props: GivenFeedbackScreenProps) => {
  const { found, why, onAgain, mark, onMark, today, onFile, questions, venueLanguage } = props;
  const { t } = useLingui();
  useAnnouncedPage(t`Feedback`);
  return (
    <DaysPage
      title={<Trans>Feedback</Trans>}
      testId="given-feedback"
      file={
        // An empty file helps nobody.
        found?.found === 0 && mark === undefined
          ? undefined
          : {
              title: <Trans>Feedback as a table (CSV)</Trans>,
              about: <Trans>One row for each answer. It opens in any spreadsheet.</Trans>,
              day: today,
              today,
              onFile,
            }
      }
    >
      {found?.summary !== undefined && <MarkSummaries {...{ questions, venueLanguage }} summaries={found.summary} />}
      {(mark !== undefined || (found && found.found > 0)) && (
        <div className={styles.filter}>
          <SelectField
            label={<Trans comment="which feedback of guests is shown">Feedback shown</Trans>}
            value={mark ?? ''}
            onChange={(next) => onMark(next === '' ? undefined : Number(next))}
          >
            <option value="">{t`all of it`}</option>
            {SCORES.map((score) => (
              <option key={score} value={score}>
                {t`with a mark of ${score}`}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <ManageProblemText why={why} />
      {why !== undefined && (
        <div>
          <Button small onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {found ? <Found {...props} found={found} /> : <ManagedLoading why={why} />}
    </DaysPage>
  );
};
