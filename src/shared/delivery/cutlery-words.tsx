import { Plural, Trans } from '@lingui/react/macro';

/** Where an order of a kiosk is eaten, for its guest and for whoever packs it or lays a tray. */
export const WhereEatenWords = ({ isToGo }: { readonly isToGo: boolean }) =>
  isToGo ? (
    <Trans comment="an order that is packed and taken away">To go</Trans>
  ) : (
    <Trans comment="an order that is eaten at the venue">To eat here</Trans>
  );

/** How many sets of cutlery go with an order, for its guest and for whoever packs it. */
export const CutleryWords = ({ sets }: { readonly sets: number }) =>
  sets === 0 ? <Trans>No cutlery</Trans> : <Plural value={sets} one="# set of cutlery" other="# sets of cutlery" />;
