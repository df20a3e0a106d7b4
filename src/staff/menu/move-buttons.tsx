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
 * Moves an item of a list up or down, or removes it. The buttons stay at both ends, so that a keyboard user keeps the focus;
 * a single item cannot be moved.
 */
export const MoveButtons = ({
  onRemove,
  ...moves
}: MovesProps & {
  /** `undefined`: the last one, which cannot be removed. */
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
