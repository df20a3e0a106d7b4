import { Suspense } from 'react';
import { OrderWithdrawalHere } from '#guest/checkout/withdrawal-here.tsx';
import { accountParts } from '#guest/lazy/lazy-spend.tsx';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useUser } from '#shared/session/use-user.ts';
import { AwaitedBank } from './awaited-bank.tsx';
import { PromoHere } from './promo-here.tsx';
import { ServiceBar } from './service-bar.tsx';

/**
 * Parts below the order: right of withdrawal, promo code field if the place uses codes, payment with points and money, table
 * service.
 */
export const OrderService = ({ isSent = false }: { readonly isSent?: boolean }) => {
  const { place } = useMenu();
  const { cart, price } = useCart();
  const hasUser = useUser() !== undefined;
  return (
    <>
      <AwaitedBank />
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
