import { Trans } from '@lingui/react/macro';
import { Toast } from '#ui/layout/toast.tsx';
import styles from './share-toast.module.css';

const SEEN_MS = 2_500;
/** How long the toast stays, ms: enough to copy the address by hand. */
const BY_HAND_MS = 20_000;

/** Result of sharing, unless the device's own share sheet has shown it. */
export const ShareToast = ({
  outcome,
  address,
  onClose,
}: {
  readonly outcome: 'shared' | 'copied' | 'dismissed' | 'refused' | undefined;
  readonly address: string;
  readonly onClose: () => void;
}) => {
  if (outcome !== 'copied' && outcome !== 'refused') return null;
  return (
    <div className={styles.place}>
      <Toast closesAfter={outcome === 'copied' ? SEEN_MS : BY_HAND_MS} onClose={onClose}>
        {outcome === 'copied' ? (
          <span data-testid="shared">
            <Trans>The link to the dish has been copied.</Trans>
          </span>
        ) : (
          <Trans>
            Link to the dish: <span className={styles.address}>{address}</span>
          </Trans>
        )}
      </Toast>
    </div>
  );
};
