import { Trans } from '@lingui/react/macro';
import type { OrderType } from '#domain/place/place.ts';

/** Purpose of a table's code. */
export const KindText = ({ kind, room }: { readonly kind: OrderType; readonly room?: string | undefined }) => {
  switch (kind) {
    case 'room':
      return room === undefined ? <Trans>Room</Trans> : <Trans>Room {room}</Trans>;
    case 'spot_browse':
      return <Trans>Looking only</Trans>;
    case 'tablet_mode':
      return <Trans>Tablet on the table</Trans>;
    case 'served_on_spot':
      return <Trans>Served at the place</Trans>;
    default:
      return <Trans>Ordering at the table</Trans>;
  }
};
