import { Trans } from '@lingui/react/macro';
import { type DeliveryAddress, streetLine } from '#domain/delivery/address.ts';
import { isThere } from '#domain/delivery/house.ts';
import type { Said } from '#domain/language/translated.ts';

/** An address as the guest typed it: street and number, town, then entrance, floor and flat, and its delivery zone. */
export const AddressText = ({
  address,
  zone,
}: {
  readonly address: DeliveryAddress;
  readonly zone?: Said | undefined;
}) => {
  const { entrance, floor, apartment, bell } = address;
  return (
    <>
      <bdi>{streetLine(address)}</bdi>
      {isThere(entrance) && (
        <>
          {', '}
          <Trans>entrance {entrance}</Trans>
        </>
      )}
      {isThere(floor) && (
        <>
          {', '}
          <Trans>floor {floor}</Trans>
        </>
      )}
      {isThere(apartment) && (
        <>
          {', '}
          <Trans>flat {apartment}</Trans>
        </>
      )}
      {isThere(bell) && (
        <>
          {', '}
          <Trans>bell {bell}</Trans>
        </>
      )}
      {zone && (
        <>
          {' · '}
          <strong lang={zone.language}>{zone.text}</strong>
        </>
      )}
    </>
  );
};
