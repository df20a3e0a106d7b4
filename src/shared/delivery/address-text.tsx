import { Trans } from '@lingui/react/macro';
import { type DeliveryAddress, streetLine } from '#domain/delivery/address.ts';
import { isThere } from '#domain/delivery/house.ts';

/** An address as the guest typed it: street and number, town, then entrance, floor and flat. */
export const AddressText = ({ address }: { readonly address: DeliveryAddress }) => {
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
    </>
  );
};
