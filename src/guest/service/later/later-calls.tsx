import { Trans } from '@lingui/react/macro';
import { useLaterTimeTexts } from '#guest/checkout/wanted-time-text.ts';
import { Button } from '#ui/form/button.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './later-calls.module.css';

/** An open call for a time. */
export interface LaterCall {
  readonly id: string;
  /** In the guest's language. */
  readonly name: string;
  readonly wantedAt: number;
  readonly isAccepted: boolean;
}

/** Services asked for at a time, each with its answer, and a way to cancel it. */
export const LaterCalls = ({
  calls,
  timeZone,
  now,
  onWithdraw,
}: {
  readonly calls: readonly LaterCall[];
  readonly timeZone: string;
  readonly now: number;
  readonly onWithdraw: (id: string) => void;
}) => {
  const laterText = useLaterTimeTexts(timeZone, now);
  return (
    <ul className={styles.calls}>
      {calls.map(({ id, name, wantedAt, isAccepted }) => (
        <li key={id} className={styles.call} data-testid="later-call">
          <span className={styles.words}>
            <span className={styles.name}>
              <bdi>{name}</bdi>, {laterText(wantedAt)}
            </span>
            <span className={styles.state} data-accepted={isAccepted || undefined}>
              {isAccepted ? (
                <Trans comment="the staff have accepted a guest’s wish for a service">accepted</Trans>
              ) : (
                <Trans comment="said of a guest’s wish for a service">no answer yet</Trans>
              )}
            </span>
          </span>
          <Button small onClick={() => onWithdraw(id)} data-testid="withdraw-later">
            <Trans>No longer needed</Trans>
            <VisuallyHidden>
              {': '}
              <bdi>{name}</bdi>
            </VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
};
