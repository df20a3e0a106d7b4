import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import styles from './follow-link.module.css';

interface FollowLinkProps {
  /** The order's label. */
  readonly label: string;
  /** `refused`: neither share sheet nor clipboard is available, so the address is shown for copying by hand. */
  readonly outcome: 'shared' | 'copied' | 'dismissed' | 'refused' | undefined;
  readonly address: string;
  /** A delivery, whose link also reveals the street. */
  readonly isBrought: boolean;
  readonly onShare: () => void;
}

/** Button that shares the link of an order, and a note on what the link reveals. */
export const FollowLink = ({ label, outcome, address, isBrought, onShare }: FollowLinkProps) => (
  <div className={styles.link}>
    <Button look="quiet" small onClick={onShare} data-testid="share-order">
      <Trans>Share order {label}</Trans>
    </Button>
    <p className={styles.words} role="status">
      {outcome === 'copied' ? (
        <Trans>The link is copied.</Trans>
      ) : outcome === 'refused' ? (
        <Trans>
          The link: <span className={styles.address}>{address}</span>
        </Trans>
      ) : isBrought ? (
        <Trans>
          Whoever has the link sees how far the order is, its dishes and your street. Not your name or phone.
        </Trans>
      ) : (
        <Trans>Whoever has the link sees how far the order is, and its dishes. Not your name or phone.</Trans>
      )}
    </p>
  </div>
);
