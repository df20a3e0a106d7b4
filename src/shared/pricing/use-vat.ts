// Tax contained in an order's price at the open place.
import { useMemo } from 'react';
import type { OrderType } from '#domain/place/place.ts';
import type { OrderPrice } from '#domain/pricing/pricing.ts';
import { type VatPart, vatParts, vatRate } from '#domain/pricing/vat.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';

/**
 * One part per rate; empty when the place has no rates. `as`: the chosen order type, by default the session's. `isToGo`: the
 * answer of a kiosk's guest; undefined: not asked.
 */
export function useVat({ steps }: Pick<OrderPrice, 'steps'>, as?: OrderType, isToGo?: boolean): readonly VatPart[] {
  const { place, index } = useMenu();
  const { orderedAs } = useSession();
  const orderType = as ?? orderedAs;
  return useMemo(
    () => vatParts(steps, (id) => vatRate(place.vat, index.productById.get(id)?.vat, { orderType, isToGo })),
    [steps, place, index, orderType, isToGo],
  );
}
