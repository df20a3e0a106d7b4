import type { Variant } from '#domain/menu/menu.ts';
import { ZERO } from '#domain/pricing/money.ts';
import { leavesTheVenue } from '#domain/pricing/order-place.ts';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { VariantSheet, type VariantSheetProps } from '#shared/product/variant-sheet.tsx';
import { useSession } from '#shared/session/session-context.tsx';

/** The sizes of a dish with the packaging that this guest's order adds. */
export const VariantSheetHere = (props: Omit<VariantSheetProps, 'packagingOf'>) => {
  const { orderType } = useOrdering();
  const { isToGo } = useSession();
  const isPacked = leavesTheVenue(orderType, isToGo);
  return (
    <VariantSheet {...props} packagingOf={({ additionalPrice }: Variant) => (isPacked ? additionalPrice : ZERO)} />
  );
};
