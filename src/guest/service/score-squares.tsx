import { useId } from 'react';
import type { Language } from '#domain/language/language.ts';
import { SCORES } from '#domain/service/service-offer.ts';
import styles from './service.module.css';

export interface SaidText {
  readonly text: string;
  readonly language: Language;
}

/** A single-choice question: five numbered squares with labels at both ends, or the venue's own answers. */
export const ScoreSquares = ({
  question,
  title,
  low,
  high,
  options,
  chosen,
  onChoose,
}: {
  readonly question: string;
  readonly title: SaidText;
  readonly low: SaidText;
  readonly high: SaidText;
  readonly options: readonly SaidText[];
  /** A score, or the index of an option. */
  readonly chosen: number | undefined;
  readonly onChoose: (value: number) => void;
}) => {
  const id = useId();
  const isScale = options.length === 0;
  const answers = isScale
    ? SCORES.map((score) => ({ value: score, text: String(score), language: undefined }))
    : options.map(({ text, language }, value) => ({ value, text, language }));
  return (
    <section data-testid={`question-${question}`}>
      <h2 id={id} className={styles.heading} lang={title.language}>
        {title.text}
      </h2>
      <div role="radiogroup" aria-labelledby={id} className={isScale ? styles.squares : styles.chips}>
        {answers.map(({ value, text, language }) => (
          // biome-ignore lint/a11y/useSemanticElements: a square is drawn as a button.
          <button
            key={value}
            type="button"
            role="radio"
            aria-checked={chosen === value}
            lang={language}
            className={isScale ? styles.square : styles.chip}
            onClick={() => onChoose(value)}
          >
            {text}
          </button>
        ))}
      </div>
      {isScale && (low.text !== '' || high.text !== '') && (
        <p className={styles.ends}>
          <span lang={low.language}>{low.text}</span>
          <span lang={high.language}>{high.text}</span>
        </p>
      )}
    </section>
  );
};
