import { OrdersBar } from '#screens/menu-layout/orders-bar.tsx';
import { HouseBadge } from '#screens/service/house-badge.tsx';
import type { useLastSent } from '#state/outbox/use-outbox.ts';
import { useServiceWords } from '#state/service/use-service-words.ts';

/** The way to the sent orders: how far the house is with the last one, once it has it and its words are here. */
export const SentBar = ({
  href,
  last,
  small = false,
}: NonNullable<ReturnType<typeof useLastSent>> & { readonly small?: boolean }) => {
  const isSaid = useServiceWords();
  const order = last?.state === 'received' ? last.order : undefined;
  return (
    <OrdersBar
      href={href}
      last={last}
      small={small}
      badge={isSaid && order ? <HouseBadge order={order} small={small} /> : undefined}
    />
  );
};
