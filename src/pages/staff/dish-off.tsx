import type { ProductId } from '#domain/ids.ts';
import { DishOffSheet } from '#screens/staff/availability/dish-off-sheet.tsx';
import { useDishOff } from '#state/staff/use-dish-off.ts';

/** Takes a dish off, from wherever staff see it. What is pressed waits in the outbox where the network is away. */
export const DishOff = ({ productId, onClose }: { readonly productId: ProductId; readonly onClose: () => void }) => {
  const off = useDishOff(productId);
  if (!off) return null;
  const { product, change, ...shown } = off;
  return (
    <DishOffSheet
      open
      {...shown}
      name={product.name}
      language={product.textLanguage}
      onChange={change}
      onClose={onClose}
    />
  );
};
