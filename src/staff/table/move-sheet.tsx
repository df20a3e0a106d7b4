import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import styles from './move-sheet.module.css';

export interface MoveTarget {
  readonly name: string;
  readonly isTaken: boolean;
}

/** Choice of the target: every table but its own. Joining an occupied table is announced before the press. [S2.56, S6.14] */
export const MoveSheet = ({
  subtitle,
  targets,
  counters,
  onMove,
  onClose,
}: {
  readonly subtitle: ReactNode;
  readonly targets: readonly MoveTarget[];
  /** The place's counters. A waiter who looks for one among the tables reads the reason. */
  readonly counters: readonly string[];
  /** `merge`: the table is occupied, and the join was announced. */
  readonly onMove: (table: string, merge: boolean) => void;
  readonly onClose: () => void;
}) => {
  const [chosen, setChosen] = useState<MoveTarget>();
  const name = chosen?.name;
  const counter = counters.join(', ');
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Where do they go?</Trans>}
      subtitle={subtitle}
      foot={
        chosen && (
          <Button look="ink" wide data-testid="move-here" onClick={() => onMove(chosen.name, chosen.isTaken)}>
            {chosen.isTaken ? <Trans>Join with table {name}</Trans> : <Trans>Move to table {name}</Trans>}
          </Button>
        )
      }
    >
      <ul className={styles.tiles}>
        {targets.map((target) => (
          <li key={target.name}>
            <button
              type="button"
              className={styles.tile}
              aria-pressed={target.name === name}
              data-taken={target.isTaken}
              data-testid="move-target"
              onClick={() => setChosen(target)}
            >
              <span className={styles.number}>{target.name}</span>
              <span className={styles.state}>
                {target.isTaken ? (
                  <Trans context="state of a table" comment="somebody sits there">
                    taken
                  </Trans>
                ) : (
                  <Trans context="state of a table" comment="nobody sits there">
                    free
                  </Trans>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.words} role="status">
        {chosen?.isTaken ? (
          <Trans>Somebody sits at table {name}: the two will have one bill.</Trans>
        ) : (
          <Trans>At a taken table the two bills become one.</Trans>
        )}
      </p>
      {counters.length > 0 && (
        <p className={styles.words} data-testid="no-counter">
          <Trans comment="{counter} is the name of a bar or counter">
            Not to {counter}: each guest there orders and pays alone. Take the bill of this table first.
          </Trans>
        </p>
      )}
    </Sheet>
  );
};
