import { Trans } from '@lingui/react/macro';

/** Order types without a table that are offered here; at least one is. */
export interface WithoutTable {
  readonly delivery: boolean;
  readonly pickup: boolean;
}

/** How to order without a table. */
export const WithoutTableText = ({ delivery, pickup }: WithoutTable) => {
  if (delivery && pickup) return <Trans>You can order from here: have it delivered, or pick it up.</Trans>;
  return delivery ? (
    <Trans>You can order from here and have it delivered.</Trans>
  ) : (
    <Trans>You can order from here and pick it up.</Trans>
  );
};

/** Beside the order types without a table, at a venue with codes. */
export const CodeIsEnough = ({ hasRooms }: { readonly hasRooms: boolean }) =>
  hasRooms ? (
    <Trans>Are you at a table or in a room here? Then its code is enough.</Trans>
  ) : (
    <Trans>Are you at a table here? Then its code is enough.</Trans>
  );
