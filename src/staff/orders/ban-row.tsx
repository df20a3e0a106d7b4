import { Trans } from '@lingui/react/macro';
import type { Ban } from '#domain/staff/ban.ts';
import { Button } from '#ui/form/button.tsx';
import styles from './bans.module.css';

/** Formats a time in the reader's language. */
export type WhenOf = (at: number) => string;

/** A banned device: since when, until when, by whom and why. */
export const BanRow = ({
  ban,
  whenOf,
  onLift,
}: {
  readonly ban: Ban;
  readonly whenOf: WhenOf;
  readonly onLift: () => void;
}) => {
  const { label, at, by, until, reason } = ban;
  const since = whenOf(at);
  const end = until === undefined ? undefined : whenOf(until);
  return (
    <div className={styles.row} data-testid="ban">
      <div className={styles.words}>
        <strong>
          <Trans>Device of order {label}</Trans>
        </strong>
        <span className={styles.note}>
          {end === undefined ? (
            <Trans>No orders are taken until somebody ends it.</Trans>
          ) : (
            <Trans>No orders are taken until {end}.</Trans>
          )}
        </span>
        {reason !== '' && <bdi lang="">{reason}</bdi>}
        <span className={styles.note}>
          {since} · <bdi>{by}</bdi>
        </span>
      </div>
      <Button small onClick={onLift}>
        <Trans>Take its orders again</Trans>
      </Button>
    </div>
  );
};
