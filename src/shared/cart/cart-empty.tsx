import { Trans } from '@lingui/react/macro';
import { Rosette } from '#ui/look/rosette.tsx';
import styles from './cart-empty.module.css';

/** Nothing chosen yet: says what will happen here. */
export const CartEmpty = () => (
  <div className={styles.empty}>
    <span className={styles.flower}>
      <Rosette name="tabl" radius={7} />
    </span>
    <p className={styles.title}>
      <Trans>Nothing chosen yet</Trans>
    </p>
    <p>
      <Trans>Tap + on a dish and it appears here.</Trans>
    </p>
  </div>
);
