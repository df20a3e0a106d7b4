// The tax that an order's price contains at the open place.
import { useMemo } from 'react';
import type { OrderPrice } from '#domain/pricing/pricing.ts';
import { type VatPart, vatParts, vatRate } from '#domain/pricing/vat.ts';
import { useMenu } from '../menu/menu-context.tsx';
import { useSession } from '../session/session-context.tsx';

/** Rate by rate; empty where the place names none. */
export function useVat({ steps }: Pick<OrderPrice, 'steps'>): readonly VatPart[] {
  const { place, index } = useMenu();
  const { orderedAs } = useSession();
  return useMemo(
    () => vatParts(steps, (id) => vatRate(place.vat, index.productById.get(id)?.vat, orderedAs)),
    [steps, place, index, orderedAs],
  );
}
