import { Trans } from '@lingui/react/macro';
import styles from './manage.module.css';

/** Until what is managed has been read; why it could not be is said elsewhere. */
export const ManagedLoading = ({ why }: { readonly why: string | undefined }) => (
  <p className={styles.note} role="status">
    {why === undefined && <Trans>Reading…</Trans>}
  </p>
);
