import { Plural, Trans } from '@lingui/react/macro';

/** Eat-in or take-away of a kiosk order, for its guest and for the staff who pack it or lay a tray. */
export const WhereEatenText = ({ isToGo }: { readonly isToGo: boolean }) =>
  isToGo ? (
    <Trans comment="an order that is packed and taken away">To go</Trans>
  ) : (
    <Trans comment="an order that is eaten at the venue">To eat here</Trans>
  );

/** Number of cutlery sets that go with an order, for its guest and for the packer. */
export const CutleryText = ({ sets }: { readonly sets: number }) =>
  sets === 0 ? <Trans>No cutlery</Trans> : <Plural value={sets} one="# set of cutlery" other="# sets of cutlery" />;
