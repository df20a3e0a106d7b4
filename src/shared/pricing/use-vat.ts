// The tax that an order's price contains at the open place.
import { useMemo } from 'react';
import type { OrderType } from '#domain/place/place.ts';
import type { OrderPrice } from '#domain/pricing/pricing.ts';
import { type VatPart, vatParts, vatRate } from '#domain/pricing/vat.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';

/** Rate by rate; empty where the place names none. `as`: the way it is ordered, where that is chosen; else as the session says. */
export function useVat({ steps }: Pick<OrderPrice, 'steps'>, as?: OrderType): readonly VatPart[] {
  const { place, index } = useMenu();
  const { orderedAs } = useSession();
  const orderType = as ?? orderedAs;
  return useMemo(
    () => vatParts(steps, (id) => vatRate(place.vat, index.productById.get(id)?.vat, orderType)),
    [steps, place, index, orderType],
  );
}
