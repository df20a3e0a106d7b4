import { Trans } from '@lingui/react/macro';
import { phoneAddress } from '#guest/place/venue-addresses.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';

/** The venue's number; a venue's own screen cannot dial it. */
const VenueNumber = () => {
  const { place } = useMenu();
  const isHouse = useIsSharedDevice();
  const href = isHouse ? undefined : phoneAddress(place.phone);
  return href === undefined ? place.phone : <a href={href}>{place.phone}</a>;
};

/** Text for an unseen order without a table, whose guest is not at the venue to wave to staff, with the venue's number. */
export const UnheardText = () => (
  <>
    <Trans>Nobody in the kitchen has seen it yet. Please call the venue.</Trans> <VenueNumber />
  </>
);

/** Text for an order without a table that waits for the kitchen: who calls whom, if something is unclear. */
export const FarText = () => {
  const { place } = useMenu();
  const number = <VenueNumber />;
  return place.phone === '' ? (
    <Trans>We call you if something is unclear.</Trans>
  ) : (
    <Trans>We call you if something is unclear. You reach us at {number}.</Trans>
  );
};
