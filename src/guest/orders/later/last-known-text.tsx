import { Trans } from '@lingui/react/macro';

/** State of an order on an offline device. `time`: when it was last known; `undefined`: no time can be named. */
export const LastKnownText = ({ time }: { readonly time: string | undefined }) =>
  time === undefined ? (
    <Trans>There is no connection now: this was known last.</Trans>
  ) : (
    <Trans>Last known at {time}. There is no connection now.</Trans>
  );
