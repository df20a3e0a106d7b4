import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './dish-editor.module.css';

interface MovesProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

const Moves = ({ name, isFirst, isLast, onMove }: MovesProps) => (
  <>
    <Button small look="quiet" aria-disabled={isFirst} onClick={() => !isFirst && onMove(-1)}>
      <Trans>Up</Trans>
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
    <Button small look="quiet" aria-disabled={isLast} onClick={() => !isLast && onMove(1)}>
      <Trans>Down</Trans>
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  </>
);

/**
 * Moves an element of a list up or down, or out of it. At either end the button stays, so that a keyboard does not lose it;
 * a single element is not moved.
 */
export const MoveButtons = ({
  onRemove,
  ...moves
}: MovesProps & {
  /** undefined: it is the last one, and stays. */
  readonly onRemove: (() => void) | undefined;
}) => (
  <div className={styles.moves}>
    {!(moves.isFirst && moves.isLast) && <Moves {...moves} />}
    {onRemove && (
      <Button small look="quiet" onClick={onRemove}>
        <Trans>Remove</Trans>
        <VisuallyHidden>: {moves.name}</VisuallyHidden>
      </Button>
    )}
  </div>
);
