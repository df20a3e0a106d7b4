import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from './conflict-question.module.css';
import { ConflictAnswers, type ConflictQuestionProps, ConflictWords } from './conflict-question.tsx';

/** The question on the dish's own page, above the button that was pressed: the focus comes to it. */
export const ConflictPanel = (question: ConflictQuestionProps) => {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a part of a form.
    <div
      ref={panel}
      className={styles.panel}
      role="group"
      aria-label={question.verdict.contains.length > 0 ? t`Contains what you avoid` : t`Does not suit your diet`}
      tabIndex={-1}
      data-testid="conflict-panel"
    >
      <ConflictWords {...question} />
      <ConflictAnswers {...question} />
    </div>
  );
};
