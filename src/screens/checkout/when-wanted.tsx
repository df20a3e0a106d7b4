import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { useWantedTimeWords } from './wanted-time-words.ts';
import styles from './when-wanted.module.css';

/** For when an order is wanted, with the way to change it; a time that can no longer be had is said to be gone. */
export const WhenWanted = ({
  wantedAt,
  isHeld,
  timeZone,
  now,
  onOpen,
}: {
  readonly wantedAt: number | undefined;
  readonly isHeld: boolean;
  readonly timeZone: string;
  readonly now: number;
  readonly onOpen: () => void;
}) => {
  const { t } = useLingui();
  const words = useWantedTimeWords(timeZone, now)(wantedAt);
  // Nobody has chosen "as soon as possible" of a place that serves nobody now.
  if (!isHeld && wantedAt === undefined)
    return (
      <Button wide onClick={onOpen} data-testid="choose-time">
        <Trans>Choose a time</Trans>
      </Button>
    );
  return (
    <>
      <div className={styles.row} data-testid="wanted-time">
        <span className={styles.words}>{words}</span>
        <Button look="quiet" small aria-label={t`Change the time`} onClick={onOpen}>
          <Trans>Change</Trans>
        </Button>
      </div>
      {!isHeld && (
        <p role="status" className={styles.gone}>
          <Trans>This time can no longer be had. Please choose another one.</Trans>
        </p>
      )}
    </>
  );
};
