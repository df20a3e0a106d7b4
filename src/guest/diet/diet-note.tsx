import type { Verdict } from '#domain/diet/judge-dish.ts';
import styles from './diet-note.module.css';
import { VerdictMark } from './verdict-mark.tsx';
import { useVerdictWords } from './verdict-words.ts';

/**
 * The note on a card or on a line of the order: the verdict for this guest, in a few words. A dish that is free of what
 * they avoid has none: on every card it would be noise, and the marks that count would drown.
 */
export const DietNote = ({ verdict }: { readonly verdict: Verdict }) => {
  const words = useVerdictWords();
  if (verdict.kind === 'free') return null;
  return (
    <p className={styles.note} data-testid="diet-note" data-verdict={verdict.kind}>
      <VerdictMark kind={verdict.kind} size="1.125rem" />
      <span>{words(verdict)}</span>
    </p>
  );
};
