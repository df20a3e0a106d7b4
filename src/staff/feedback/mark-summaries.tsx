import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import { averageOf, type MarkSummary, SUMMARY_DAYS } from '#domain/service/given-feedback.ts';
import { type Question, SCORES } from '#domain/service/service-offer.ts';
import styles from './feedback.module.css';
import { useAnswerTexts } from './use-answer-texts.ts';

/** Per cent of the row, so that the number behind the bar has room. */
const LONGEST_BAR = 80;

interface Words {
  /** Questions that the venue asks now; omitted: not loaded. */
  readonly questions?: readonly Question[] | undefined;
  readonly venueLanguage: Language;
}

/** Average of one question's marks, and how often each mark was given. */
const Summary = ({ summary, questions = [], venueLanguage }: Words & { readonly summary: MarkSummary }) => {
  const { i18n } = useLingui();
  const { title } = useAnswerTexts(summary, questions, venueLanguage);
  const { marks, average } = averageOf(summary);
  const highest = SCORES.length;
  const most = Math.max(...summary.counts);
  const format = new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const shown = format.format(average);
  return (
    <li className={styles.summary} data-testid="mark-summary">
      <p className={styles.asked} lang={title.language}>
        {title.text}
      </p>
      <p className={styles.average}>
        <strong>{shown}</strong> <Trans comment="follows the average of marks: 4.3 of 5">of {highest}</Trans> ·{' '}
        <Plural value={marks} one="# mark" other="# marks" />
      </p>
      <dl className={styles.counts}>
        {SCORES.toReversed().map((score) => {
          const count = summary.counts[score - 1] ?? 0;
          return (
            <div key={score} className={styles.count}>
              <dt>{score}</dt>
              <dd>
                <span
                  className={styles.bar}
                  data-none={count === 0}
                  style={{ inlineSize: `${(LONGEST_BAR * count) / most}%` }}
                  aria-hidden="true"
                />
                {count}
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
};

/** Marks of the last weeks, question by question. */
export const MarkSummaries = ({ summaries, ...words }: Words & { readonly summaries: readonly MarkSummary[] }) => {
  const days = SUMMARY_DAYS;
  if (summaries.length === 0) return null;
  return (
    <section className={styles.summaries} data-testid="mark-summaries">
      <h2 className={styles.heading}>
        <Trans>Last {days} days</Trans>
      </h2>
      <ul className={styles.cards}>
        {summaries.map((summary) => (
          <Summary key={summary.question} summary={summary} {...words} />
        ))}
      </ul>
    </section>
  );
};
