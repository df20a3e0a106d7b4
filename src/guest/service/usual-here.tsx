import type { PlacedOrder } from '#domain/order/order.ts';
import { usualNow } from '#domain/order/usual-now.ts';
import { useServiceWords } from '#shared/service/use-service-words.ts';
import { UsualMinutesWords } from './usual-minutes.tsx';

/** How long an order that waits usually takes, as long as that may still be so. */
export const UsualHere = ({ order, now }: { readonly order: PlacedOrder; readonly now: number }) => {
  const isSaid = useServiceWords();
  const usual = usualNow(order, now);
  return isSaid && usual ? <UsualMinutesWords {...usual} /> : null;
};
