import type { ReactNode } from 'react';
import type { Verdict } from '#domain/diet/judge-dish.ts';
import styles from './diet-note.module.css';
import { VerdictMark } from './verdict-mark.tsx';
import { useVerdictTexts } from './verdict-text.ts';

/**
 * Short verdict for this guest on a card or a cart line. A suitable dish has none, so that the warnings stand out.
 * `unstated`: text where nothing is declared; `children`: replaces the whole text.
 */
export const DietNote = ({
  verdict,
  unstated,
  children,
}: {
  readonly verdict: Verdict;
  readonly unstated?: string;
  readonly children?: ReactNode;
}) => {
  const words = useVerdictTexts();
  if (verdict.kind === 'free') return null;
  return (
    <p className={styles.note} data-testid="diet-note" data-verdict={verdict.kind}>
      <VerdictMark kind={verdict.kind} size="1.125rem" />
      <span>{children ?? words(verdict, unstated)}</span>
    </p>
  );
};
