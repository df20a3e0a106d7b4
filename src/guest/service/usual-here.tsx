import { Trans } from '@lingui/react/macro';
import type { PlacedOrder } from '#domain/order/order.ts';
import { usualNow } from '#domain/order/usual-now.ts';
import { useServiceWords } from '#shared/service/use-service-words.ts';

/** About how long an order takes: a range, which is never counted down. */
const UsualMinutesWords = ({ from, to }: { readonly from: number; readonly to: number }) => (
  <Trans>
    At this time of day, it usually takes about {from}–{to} minutes.
  </Trans>
);

/** How long an order that waits usually takes, as long as that may still be so. */
export const UsualHere = ({ order, now }: { readonly order: PlacedOrder; readonly now: number }) => {
  const isSaid = useServiceWords();
  const usual = usualNow(order, now);
  return isSaid && usual ? <UsualMinutesWords {...usual} /> : null;
};
