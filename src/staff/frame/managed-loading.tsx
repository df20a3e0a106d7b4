import { Trans } from '@lingui/react/macro';
import styles from './manage.module.css';

/** Placeholder while managed data is loading; a failure is reported elsewhere. */
export const ManagedLoading = ({ why }: { readonly why: string | undefined }) => (
  <p className={styles.note} role="status">
    {why === undefined && <Trans>Reading…</Trans>}
  </p>
);
