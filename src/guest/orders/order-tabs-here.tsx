import { countItems } from '#domain/cart/cart.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useEntries, useTableOrders } from '#shared/outbox/use-outbox.ts';
import { OrderTabs, type OrderTabsProps } from './order-tabs.tsx';

/** The tabs of the open place; nothing until something was sent. */
export const OrderTabsHere = ({ current }: Pick<OrderTabsProps, 'current'>) => {
  const { place } = useMenu();
  const { cart } = useCart();
  const sent = useEntries().length + useTableOrders().length;
  if (sent === 0) return null;
  return (
    <OrderTabs
      current={current}
      cartHref={`/${place.slug}?show=cart`}
      ordersHref={`/${place.slug}?show=orders`}
      chosen={countItems(cart)}
      sent={sent}
    />
  );
};
