import type { PlacedOrder } from '#domain/order/order.ts';
import { VoidedDishes } from '#screens/order-more/voided-dishes.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { lineWords } from '#state/order/line-words.ts';
import { useServiceWords } from '#state/service/use-service-words.ts';

/** What the house took off an order, in the guest's language; nothing where all of it stands. */
export const VoidedHere = ({ order }: { readonly order: PlacedOrder }) => {
  const { place, index } = useMenu();
  const isSaid = useServiceWords();
  const { lines, facts, status } = order;
  const gone = lines.flatMap((line, at) =>
    line.voided === undefined
      ? []
      : { name: lineWords(index, place, line)?.name ?? line.name, reason: facts?.voids?.[at] },
  );
  return !isSaid || gone.length === 0 || status === 'rejected' ? null : <VoidedDishes dishes={gone} />;
};
