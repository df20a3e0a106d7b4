import { Trans } from '@lingui/react/macro';

/** About how long an order takes: a range, which is never counted down. */
export const UsualMinutesWords = ({ from, to }: { readonly from: number; readonly to: number }) => (
  <Trans>
    At this time of day, it usually takes about {from}–{to} minutes.
  </Trans>
);
