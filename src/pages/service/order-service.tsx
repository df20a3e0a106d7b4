import { Suspense } from 'react';
import { useCart } from '#state/cart/cart-context.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useUser } from '#state/session/use-user.ts';
import { accountParts } from '../lazy/lazy-spend.tsx';
import { OrderWithdrawalHere } from '../order/withdrawal-here.tsx';
import { PromoHere } from './promo-here.tsx';
import { ServiceBar } from './service-bar.tsx';

/** What stands below the order: what of it may be withdrawn from, the field for a code, where one is still chosen and the place takes one; what a customer pays with what they have collected; the service at the table. */
export const OrderService = ({ isSent = false }: { readonly isSent?: boolean }) => {
  const { place } = useMenu();
  const { cart, price } = useCart();
  const hasUser = useUser() !== undefined;
  return (
    <>
      {!isSent && <OrderWithdrawalHere lines={cart.lines} />}
      {!isSent && place.takesPromoCodes && cart.lines.length > 0 && <PromoHere />}
      {!isSent && hasUser && cart.lines.length > 0 && (
        <Suspense>
          <accountParts.SpendHere price={price} />
        </Suspense>
      )}
      <ServiceBar />
    </>
  );
};
