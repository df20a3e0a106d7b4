import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import { type GivenFeedback, LOW_MARK } from '#domain/service/given-feedback.ts';
import { formatTime } from '#ui/words/format-time.ts';
import styles from './feedback.module.css';
import { MarkWords } from './mark-words.tsx';

/** Feedback of one guest: when and where, the answers, and their own words whole. */
export const FeedbackRow = ({
  feedback: { at, table, answers, text },
  timeZone,
  venueLanguage,
}: {
  readonly feedback: GivenFeedback;
  readonly timeZone: string;
  /** Language of the questions and their options. */
  readonly venueLanguage: Language;
}) => (
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
        {answers.map(({ question, title, score, option }) => (
          <div key={question} className={styles.answer}>
            <dt lang={venueLanguage}>{title}</dt>
            {score === undefined ? (
              <dd lang={venueLanguage}>{option}</dd>
            ) : (
              <dd data-low={score <= LOW_MARK}>
                <MarkWords score={score} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    )}
    {text !== '' && (
      // A guest's own words, in whichever language.
      <blockquote className={styles.words} lang="" dir="auto">
        {text}
      </blockquote>
    )}
  </li>
);
