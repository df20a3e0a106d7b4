import type { CartLine } from '#domain/cart/cart.ts';
import { withdrawable } from '#domain/order/checkout/withdrawal.ts';
import { DishWithdrawal, OrderWithdrawal } from '#guest/orders/later/withdrawal-notice.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useServiceWords } from '#shared/service/use-service-words.ts';

/** Says of the shown dish that its buyer may withdraw; once its words are here. */
export const DishWithdrawalHere = () => useServiceWords() && <DishWithdrawal />;

/** From what of these lines of an order its guest may withdraw; once its words are here. */
export const OrderWithdrawalHere = ({ lines }: { readonly lines: readonly CartLine[] }) => {
  const isSaid = useServiceWords();
  const { place, index } = useMenu();
  return isSaid && <OrderWithdrawal {...withdrawable(index, lines)} contact={place.email || place.phone} />;
};
