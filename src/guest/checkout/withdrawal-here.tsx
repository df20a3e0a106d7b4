import type { CartLine } from '#domain/cart/cart.ts';
import { withdrawable } from '#domain/order/checkout/withdrawal.ts';
import { DishWithdrawal, OrderWithdrawal } from '#guest/orders/later/withdrawal-notice.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';

/** Withdrawal notice of the shown dish, once its texts are loaded. */
export const DishWithdrawalHere = () => useServiceCatalog() && <DishWithdrawal />;

/** Withdrawal notice for these order lines, once its texts are loaded. */
export const OrderWithdrawalHere = ({ lines }: { readonly lines: readonly CartLine[] }) => {
  const isSaid = useServiceCatalog();
  const { place, index } = useMenu();
  return isSaid && <OrderWithdrawal {...withdrawable(index, lines)} contact={place.email || place.phone} />;
};
