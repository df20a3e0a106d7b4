import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '#ui/look/class-names.ts';
import styles from './question-panel.module.css';

interface QuestionPanelProps {
  /** `doubt`: the order may be a mistake; `offer`: more could be added. */
  readonly tone: 'doubt' | 'offer';
  readonly title: ReactNode;
  /** Takes the focus. */
  readonly focused?: boolean;
  readonly testId: string;
  /** List items. */
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** A question about the order that replaces the pressed button. */
export const QuestionPanel = ({ tone, title, focused = false, testId, children, actions }: QuestionPanelProps) => {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) panel.current?.focus();
  }, [focused]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a part of a form.
    <div
      ref={panel}
      className={classNames(styles.panel, styles[tone])}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      data-testid={testId}
    >
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.rows}>{children}</ul>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
};
