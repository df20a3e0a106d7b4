import { Trans } from '@lingui/react/macro';
import { phoneAddress } from '#guest/place/venue-addresses.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';

/**
 * Text for an unseen order without a table, whose guest is not at the venue to wave to staff, with the venue's number; a
 * venue's own screen cannot dial it.
 */
export const UnheardText = () => {
  const { place } = useMenu();
  const isHouse = useIsSharedDevice();
  const href = isHouse ? undefined : phoneAddress(place.phone);
  return (
    <>
      <Trans>Nobody in the kitchen has seen it yet. Please call the venue.</Trans>{' '}
      {href === undefined ? place.phone : <a href={href}>{place.phone}</a>}
    </>
  );
};
