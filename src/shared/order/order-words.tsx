import { Trans } from '@lingui/react/macro';
import styles from './order-words.module.css';

/**
 * Label of a guest's order button, for every kind and way of payment: it says that a press obliges to pay. The sum
 * stands above the button and never in it.
 */
export const OrderWords = () => (
  <span className={styles.words}>
    <Trans>Order with obligation to pay</Trans>
  </span>
);
