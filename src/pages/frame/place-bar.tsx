import { type ReactNode, Suspense } from 'react';
import { useCart } from '#state/cart/cart-context.tsx';
import { useOrdering } from '#state/order/ordering-context.tsx';
import { useLastSent } from '#state/outbox/use-outbox.ts';
import type { DeviceKind } from '#view/device/device-kind.ts';
import { pages } from '../lazy/lazy-pages.tsx';

/** The bar at the lower edge, where the order has no panel of its own; undefined: there is nothing to show. */
export function usePlaceBar(device: DeviceKind): ReactNode {
  const { cart } = useCart();
  const { isBrowseOnly } = useOrdering();
  const sent = useLastSent();
  if (!sent && (cart.lines.length === 0 || isBrowseOnly)) return undefined;
  return (
    <Suspense>
      <pages.OrderBar device={device} />
    </Suspense>
  );
}
