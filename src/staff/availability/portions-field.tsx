import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { MOST_PORTIONS } from '#domain/availability/availability-change.ts';
import { Button } from '#ui/form/button.tsx';
import styles from './dish-off-sheet.module.css';

/** How many portions are left: it counts down by itself, and the dish goes off with the last one. */
export const PortionsField = ({
  left,
  onCount,
}: {
  readonly left: number | undefined;
  /** null: nobody counts any more. */
  readonly onCount: (portions: number | null) => void;
}) => {
  const id = useId();
  const [text, setText] = useState(left === undefined || left === 0 ? '' : String(left));
  const [isWrong, setWrong] = useState(false);
  const portions = Number(text);
  const isCount = text.trim() !== '' && Number.isInteger(portions) && portions >= 1 && portions <= MOST_PORTIONS;
  return (
    <div className={styles.portions}>
      <label className={styles.title} htmlFor={id}>
        <Trans>Portions left</Trans>
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={text}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            setWrong(false);
            setText(target.value);
          }}
        />
        <Button data-testid="count-portions" onClick={() => (isCount ? onCount(portions) : setWrong(true))}>
          <Trans>Count</Trans>
        </Button>
        {left !== undefined && (
          <Button look="quiet" data-testid="stop-counting" onClick={() => onCount(null)}>
            <Trans>Stop counting</Trans>
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className={isWrong ? styles.wrong : styles.hint} role={isWrong ? 'alert' : undefined}>
        {isWrong ? (
          <Trans>A whole number from 1 to {MOST_PORTIONS}.</Trans>
        ) : (
          <Trans>Counts down with every order, until the end of the day. After the last one it is off.</Trans>
        )}
      </p>
    </div>
  );
};
