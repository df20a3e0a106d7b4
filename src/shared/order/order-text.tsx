import { Trans } from '@lingui/react/macro';
import styles from './order-text.module.css';

/**
 * Label of every order button, for each order type and payment: it says that a press obliges to pay. The sum stands above
 * the button, never in it.
 */
export const OrderText = () => (
  <span className={styles.words}>
    <Trans>Order with obligation to pay</Trans>
  </span>
);
