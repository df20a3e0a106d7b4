import { Trans } from '@lingui/react/macro';
import type { DeliveryLater } from '#domain/order/times/time-slots.ts';
import type { Place } from '#domain/place/place.ts';
import { useLaterTimeTexts } from '#guest/checkout/wanted-time-text.ts';
import styles from './address-dialog.module.css';

/** Note at an address or region without delivery now. */
export const StartsAgain = ({
  later,
  place,
  now,
}: {
  readonly later: DeliveryLater | undefined;
  readonly place: Pick<Place, 'timeZone'>;
  readonly now: number;
}) => {
  const when = useLaterTimeTexts(place.timeZone, now)(later?.at);
  if (!later) return null;
  return (
    <span className={styles.note}>
      <Trans>Delivery starts again: {when}</Trans>
    </span>
  );
};
