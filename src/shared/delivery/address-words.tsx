import { Trans } from '@lingui/react/macro';
import { type DeliveryAddress, isThere, streetLine } from '#domain/delivery/address.ts';

/** An address in words, as the guest typed them: the street with its number, the town, then the way inside the house. */
export const AddressWords = ({ address }: { readonly address: DeliveryAddress }) => {
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
