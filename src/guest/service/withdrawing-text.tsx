import { Trans } from '@lingui/react/macro';
import styles from './service.module.css';

export const WithdrawingTitle = () => <Trans>Cancelling your request</Trans>;

/** State of a withdrawn call or bill request that the staff may still see. */
export const WithdrawingText = ({ offline }: { readonly offline: boolean }) => (
  <p className={styles.lead}>
    {offline ? (
      <Trans>
        There is no connection now. It may have reached us: we cancel it as soon as there is one, and somebody may come
        until then.
      </Trans>
    ) : (
      <Trans>We are waiting for an answer.</Trans>
    )}
  </p>
);
