import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#ui/layout/link.tsx';
import styles from './order-tabs.module.css';

export interface OrderTabsProps {
  readonly current: 'cart' | 'orders';
  readonly cartHref: string;
  readonly ordersHref: string;
  /** Dishes that are chosen and not sent. */
  readonly chosen: number;
  /** Orders that were sent, from here and by others at the table. */
  readonly sent: number;
}

/** The two tabs of a guest's order: what is chosen, and what was sent. [S2.49] */
export const OrderTabs = ({ current, cartHref, ordersHref, chosen, sent }: OrderTabsProps) => {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Chosen and sent`} className={styles.tabs} data-testid="order-tabs">
      <Link href={cartHref} className={styles.tab} aria-current={current === 'cart' ? 'page' : undefined}>
        <Trans context="dishes of an order">Chosen</Trans> <span className={styles.count}>{chosen}</span>
      </Link>
      <Link
        href={ordersHref}
        className={styles.tab}
        aria-current={current === 'orders' ? 'page' : undefined}
        data-testid="orders-link"
      >
        <Trans context="orders">Sent</Trans> <span className={styles.count}>{sent}</span>
      </Link>
    </nav>
  );
};
