import { Plural, Trans } from '@lingui/react/macro';

/** How many sets of cutlery go with an order, for its guest and for whoever packs it. */
export const CutleryWords = ({ sets }: { readonly sets: number }) =>
  sets === 0 ? <Trans>No cutlery</Trans> : <Plural value={sets} one="# set of cutlery" other="# sets of cutlery" />;
