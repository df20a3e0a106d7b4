import { Trans } from '@lingui/react/macro';
import type { PlacedOrder } from '#domain/order/order.ts';
import { type Expected, expectedOf } from '#domain/order/times/expected.ts';
import { usualNow } from '#domain/order/usual-now.ts';
import type { OrderType } from '#domain/place/place.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { formatTime } from '#ui/words/format-time.ts';

/** Approximate duration of an order: a range without a countdown. */
const UsualMinutesText = ({ from, to }: { readonly from: number; readonly to: number }) => (
  <Trans>
    At this time of day, it usually takes about {from}–{to} minutes.
  </Trans>
);

/**
 * When a delivery, a pickup or an order to a room is expected. The minutes count from the order on, so the text stays true
 * while the guest waits.
 */
export const ExpectedText = ({
  expected,
  orderType,
  timeZone,
}: {
  readonly expected: Expected;
  readonly orderType: OrderType;
  readonly timeZone: string;
}) => {
  if (expected.kind === 'late') return <Trans comment="a delivery or pickup">It takes longer than planned.</Trans>;
  const time = formatTime(expected.at, timeZone);
  const isBrought = orderType === 'delivery';
  // The guest may have ordered to the pool.
  const isInHotel = orderType === 'room';
  if (!expected.minutes)
    return isInHotel ? (
      <Trans>Expected with you at about {time}.</Trans>
    ) : isBrought ? (
      <Trans>Expected at your door at about {time}.</Trans>
    ) : (
      <Trans>Expected to be ready at about {time}.</Trans>
    );
  const { from, to } = expected.minutes;
  return isInHotel ? (
    <Trans>
      About {from}–{to} minutes from your order: expected with you at about {time}.
    </Trans>
  ) : isBrought ? (
    <Trans>
      About {from}–{to} minutes from your order: expected at your door at about {time}.
    </Trans>
  ) : (
    <Trans>
      About {from}–{to} minutes from your order: expected to be ready at about {time}.
    </Trans>
  );
};

/** Time or usual duration of a waiting order; the usual duration is hidden once it is exceeded. */
export const UsualHere = ({ order, now }: { readonly order: PlacedOrder; readonly now: number }) => {
  const isSaid = useServiceCatalog();
  const { place, settings } = useMenu();
  if (!isSaid) return null;
  const expected = expectedOf(order, settings.times, now);
  if (expected) return <ExpectedText expected={expected} orderType={order.orderType} timeZone={place.timeZone} />;
  const usual = usualNow(order, now);
  return usual ? <UsualMinutesText {...usual} /> : null;
};
