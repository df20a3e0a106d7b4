import { Trans } from '@lingui/react/macro';
import type { PlacedOrder } from '#domain/order/order.ts';
import { usualNow } from '#domain/order/usual-now.ts';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';

/** Approximate duration of an order: a range without a countdown. */
const UsualMinutesText = ({ from, to }: { readonly from: number; readonly to: number }) => (
  <Trans>
    At this time of day, it usually takes about {from}–{to} minutes.
  </Trans>
);

/** Usual duration of a waiting order, hidden once it is exceeded. */
export const UsualHere = ({ order, now }: { readonly order: PlacedOrder; readonly now: number }) => {
  const isSaid = useServiceCatalog();
  const usual = usualNow(order, now);
  return isSaid && usual ? <UsualMinutesText {...usual} /> : null;
};
