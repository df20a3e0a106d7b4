import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import styles from './settings.module.css';

/** The list with two items swapped. */
const swapped = <T,>(items: readonly T[], at: number, other: number): readonly T[] =>
  items.map((one, i) => (i === at ? items[other] : i === other ? items[at] : one) ?? one);

/** Up, down and remove buttons for one item of an ordered list. */
export function ItemMoves<T>({
  items,
  at,
  onChange,
}: {
  readonly items: readonly T[];
  readonly at: number;
  readonly onChange: (items: readonly T[]) => void;
}) {
  return (
    <div className={styles.moves}>
      <Button small look="quiet" disabled={at === 0} onClick={() => onChange(swapped(items, at, at - 1))}>
        <Trans>Up</Trans>
      </Button>
      <Button
        small
        look="quiet"
        disabled={at === items.length - 1}
        onClick={() => onChange(swapped(items, at, at + 1))}
      >
        <Trans>Down</Trans>
      </Button>
      <Button small look="quiet" onClick={() => onChange(items.filter((_, i) => i !== at))}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}
