import { lineNames } from '#domain/order/line-names.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { VoidedDishes } from '#shared/service/voided-dishes.tsx';

/** Dishes that the venue took off an order, in the guest's language; empty when none. */
export const VoidedHere = ({ order }: { readonly order: PlacedOrder }) => {
  const { place, index } = useMenu();
  const isSaid = useServiceCatalog();
  const { lines, facts, status } = order;
  const gone = lines.flatMap((line, at) =>
    line.voided === undefined
      ? []
      : { name: lineNames(index, place, line)?.name ?? line.name, quantity: line.quantity, reason: facts?.voids?.[at] },
  );
  const isServed = facts?.servedAt !== undefined;
  return !isSaid || gone.length === 0 || status === 'rejected' ? null : (
    <VoidedDishes {...{ isServed }} dishes={gone} />
  );
};
