import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { CarriedNextWords } from './carried-next-words.tsx';
import { useWantedTimeWords } from './wanted-time-words.ts';
import styles from './when-wanted.module.css';

/** For when an order is wanted, with the way to change it; a time that can no longer be had is said to be gone. */
export const WhenWanted = ({
  wantedAt,
  isHeld,
  hasTimes,
  carriedNextAt,
  timeZone,
  now,
  onOpen,
}: {
  readonly wantedAt: number | undefined;
  readonly isHeld: boolean;
  /** The place lets its guests choose a time. */
  readonly hasTimes: boolean;
  /** When it is carried to its address next, where no time can be chosen; undefined: it is carried now, or one can be. */
  readonly carriedNextAt: number | undefined;
  readonly timeZone: string;
  readonly now: number;
  readonly onOpen: () => void;
}) => {
  const { t } = useLingui();
  const words = useWantedTimeWords(timeZone, now)(wantedAt);
  // "As soon as possible" was not chosen at a place that serves nobody now.
  if (carriedNextAt !== undefined)
    return (
      <p className={styles.words} data-testid="carried-next">
        <CarriedNextWords at={carriedNextAt} timeZone={timeZone} now={now} />
      </p>
    );
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
        {(hasTimes || wantedAt !== undefined) && (
          <Button look="quiet" small aria-label={t`Change the time`} onClick={onOpen}>
            <Trans>Change</Trans>
          </Button>
        )}
      </div>
      {!isHeld && (
        <p role="status" className={styles.gone}>
          <Trans>This time can no longer be had. Please choose another one.</Trans>
        </p>
      )}
    </>
  );
};
