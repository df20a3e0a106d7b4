import { useMemo } from 'react';
import type { ProductId } from '#domain/ids.ts';
import { useCart } from './cart-context.tsx';

/** Quantity of each dish in the cart. */
export function useQuantities(): ReadonlyMap<ProductId, number> {
  const { cart } = useCart();
  return useMemo(() => {
    const quantities = new Map<ProductId, number>();
    for (const { productId, quantity } of cart.lines)
      quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
    return quantities;
  }, [cart]);
}
