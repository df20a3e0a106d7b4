import { type ReactNode, Suspense } from 'react';
import { countItems } from '#domain/cart/cart.ts';
import { CartBar } from '#guest/layout/cart-bar.tsx';
import { BarPictures } from '#guest/lazy/lazy-kiosk.tsx';
import { pages } from '#guest/lazy/lazy-pages.tsx';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { useLastSent } from '#shared/outbox/use-outbox.ts';
import { useSession } from '#shared/session/session-context.tsx';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import { useShowOrder } from './show-order.ts';

/** Bottom bar where the cart has no panel: the cart, the bell and the last sent order; `undefined` when empty. */
export function usePlaceBar(device: DeviceKind): ReactNode {
  const { cart, price } = useCart();
  const { isBrowseOnly } = useOrdering();
  const { session } = useSession();
  const sent = useLastSent();
  const showOrder = useShowOrder();
  const count = countItems(cart);
  const hasCart = count > 0 && !isBrowseOnly;
  // Loaded only by guests at a table or with a sent order.
  const beside = (session || sent) && (
    <Suspense>
      <pages.FootHere sent={sent} isBeside={hasCart} />
    </Suspense>
  );
  if (!hasCart) return beside;
  return (
    <CartBar
      count={count}
      total={price.total}
      pictures={
        device === 'kiosk' && (
          <Suspense>
            <BarPictures />
          </Suspense>
        )
      }
      beside={beside}
      onOpen={showOrder}
    />
  );
}
