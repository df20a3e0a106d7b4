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

/**
 * The bar at the lower edge, where the order has no panel of its own: the chosen dishes, and beside them the bell and
 * the order that was sent last; undefined: there is nothing to show.
 */
export function usePlaceBar(device: DeviceKind): ReactNode {
  const { cart, price } = useCart();
  const { isBrowseOnly } = useOrdering();
  const { session } = useSession();
  const sent = useLastSent();
  const showOrder = useShowOrder();
  const count = countItems(cart);
  const hasCart = count > 0 && !isBrowseOnly;
  // Guests at a table and guests who have ordered have loaded this part; all others need nothing of it.
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
