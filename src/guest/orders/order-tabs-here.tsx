import { Trans, useLingui } from '@lingui/react/macro';
import { countItems } from '#domain/cart/cart.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useEntries, useTableOrders } from '#shared/outbox/use-outbox.ts';
import { Link } from '#ui/layout/link.tsx';
import styles from './order-tabs.module.css';

interface OrderTabsProps {
  readonly current: 'cart' | 'orders';
  readonly cartHref: string;
  readonly ordersHref: string;
  /** Number of dishes in the cart. */
  readonly chosen: number;
  /** Number of orders from here, sent or pending, and of others at the table, without rejected ones. */
  readonly orders: number;
}

/** The two tabs of a guest's order: the cart and the orders. [S2.49] */
export const OrderTabs = ({ current, cartHref, ordersHref, chosen, orders }: OrderTabsProps) => {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Chosen and ordered`} className={styles.tabs} data-testid="order-tabs">
      <Link href={cartHref} className={styles.tab} aria-current={current === 'cart' ? 'page' : undefined}>
        <Trans context="dishes of an order">Chosen</Trans> <span className={styles.count}>{chosen}</span>
      </Link>
      <Link
        href={ordersHref}
        className={styles.tab}
        aria-current={current === 'orders' ? 'page' : undefined}
        data-testid="orders-link"
      >
        <Trans comment="a tab: orders of a guest, sent or still waiting on the device">Orders</Trans>{' '}
        <span className={styles.count}>{orders}</span>
      </Link>
    </nav>
  );
};

/** Tabs of the open place; hidden until the first order. */
export const OrderTabsHere = ({ current }: Pick<OrderTabsProps, 'current'>) => {
  const { place } = useMenu();
  const { cart } = useCart();
  const own = useEntries();
  const others = useTableOrders();
  if (own.length + others.length === 0) return null;
  const taken = others.filter(({ status }) => status !== 'rejected');
  return (
    <OrderTabs
      current={current}
      cartHref={`/${place.slug}?show=cart`}
      ordersHref={`/${place.slug}?show=orders`}
      chosen={countItems(cart)}
      orders={own.length + taken.length}
    />
  );
};
