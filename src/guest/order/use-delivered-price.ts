import type { Minor } from '#domain/pricing/money.ts';
import type { OrderPrice } from '#domain/pricing/pricing.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useCheckoutPrice, useOrderedCart } from './use-checkout-price.ts';
import { useKeptDelivery } from './use-kept-checkout.ts';

/**
 * Price of the cart with its delivery, once the guest has chosen delivery. `deliveryFrom`: lowest delivery fee, which the
 * price does not contain while the address is unknown; `undefined`: none is to come.
 */
export function useDeliveredPrice(): { readonly price: OrderPrice; readonly deliveryFrom?: Minor | undefined } {
  const { orderType, pricedAs, isToGo } = useSession();
  const { price } = useCart();
  const { address, wantedAt } = useKeptDelivery() ?? {};
  const priced = useCheckoutPrice(useOrderedCart(), { orderType: pricedAs, address, wantedAt, isToGo });
  if (orderType !== undefined || pricedAs !== 'delivery' || !priced?.ahead) return { price };
  if (priced.delivery?.facts) return { price: { ...price, steps: priced.price.steps, total: priced.price.total } };
  return { price, deliveryFrom: priced.ahead.fee?.amount };
}
