import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#ui/form/icon-button.tsx';
import { arrowDown, arrowUp, trash } from '#ui/look/icons-later.ts';
import styles from './dish-editor.module.css';

interface MovesProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

/**
 * Moves an item of a list up or down, or removes it. The buttons stay at both ends, so that a keyboard user keeps the focus;
 * a single item cannot be moved.
 */
export const MoveButtons = ({
  name,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: MovesProps & {
  /** `undefined`: the last one, which cannot be removed. */
  readonly onRemove: (() => void) | undefined;
}) => {
  const { t } = useLingui();
  const [up, down, away] = [t`Up`, t`Down`, t`Remove`].map((word) => (name === '' ? word : `${word}: ${name}`));
  return (
    <div className={styles.icons}>
      {!(isFirst && isLast) && (
        <>
          <IconButton icon={arrowUp} label={up ?? ''} aria-disabled={isFirst} onClick={() => !isFirst && onMove(-1)} />
          <IconButton icon={arrowDown} label={down ?? ''} aria-disabled={isLast} onClick={() => !isLast && onMove(1)} />
        </>
      )}
      {onRemove && <IconButton icon={trash} label={away ?? ''} onClick={onRemove} />}
    </div>
  );
};
