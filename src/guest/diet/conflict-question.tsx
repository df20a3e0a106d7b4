import { Trans } from '@lingui/react/macro';
import type { Verdict } from '#domain/diet/allergens.ts';
import type { Language } from '#domain/language/language.ts';
import { Button } from '#ui/form/button.tsx';
import styles from './conflict-question.module.css';
import { VerdictMark } from './verdict-mark.tsx';
import { useVerdictWords } from './verdict-words.ts';

export interface ConflictQuestionProps {
  /** Verdict on the dish as it is chosen: it contains something that the guest avoids. */
  readonly verdict: Verdict;
  /** The names of what can be left out, so that it no longer does; undefined where that cannot be. */
  readonly without: string | undefined;
  /** Without that it is still marked: the dish may have parts that nobody listed. */
  readonly isUnsure: boolean;
  /** Language of these names. */
  readonly textLanguage: Language;
  readonly onWithout: () => void;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

/** Avoided things in the dish, and a warning that leaving them out does not make it sure. */
export const ConflictWords = ({ verdict, without, isUnsure }: ConflictQuestionProps) => {
  const words = useVerdictWords();
  return (
    <>
      <p className={styles.words} data-testid="conflict-words">
        <VerdictMark kind={verdict.kind} size="1.375rem" />
        <strong>{words(verdict)}</strong>
      </p>
      {without !== undefined && isUnsure && (
        <p className={styles.unsure}>
          <Trans>It can be left out. Whether the rest suits you is not stated: please ask us.</Trans>
        </p>
      )}
    </>
  );
};

/** The guest's answers: the dish without it where the kitchen can do so, the dish as it is, or not at all. */
export const ConflictAnswers = ({ without, textLanguage, onWithout, onAdd, onClose }: ConflictQuestionProps) => (
  <div className={styles.answers}>
    {without !== undefined && (
      <Button look="primary" wide onClick={onWithout} data-testid="conflict-without">
        <Trans>
          Without <span lang={textLanguage}>{without}</span>
        </Trans>
      </Button>
    )}
    <Button look="secondary" wide onClick={onAdd} data-testid="conflict-add">
      <Trans>Add all the same</Trans>
    </Button>
    <Button look="quiet" wide onClick={onClose} data-testid="conflict-not">
      <Trans>Do not add</Trans>
    </Button>
  </div>
);
