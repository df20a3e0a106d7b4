import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import styles from './follow-link.module.css';

interface FollowLinkProps {
  /** The order's name on its device. */
  readonly label: string;
  /** refused: neither a share sheet nor a clipboard is to be had, so the address stands there to be copied by hand. */
  readonly outcome: 'shared' | 'copied' | 'dismissed' | 'refused' | undefined;
  readonly address: string;
  /** Whether the order is delivered: the link then tells the street too. */
  readonly isBrought: boolean;
  readonly onShare: () => void;
}

/** Button to the link of an order, for another device or another person; and what such a link tells. */
export const FollowLink = ({ label, outcome, address, isBrought, onShare }: FollowLinkProps) => (
  <div className={styles.link}>
    <Button small onClick={onShare} data-testid="share-order">
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
