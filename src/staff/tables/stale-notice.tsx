import { Trans } from '@lingui/react/macro';
import { wifiSlash } from '#ui/look/icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { WaitNotice } from './wait-notice.tsx';

/** Notice of a stale board: its time, and what still works. `heardAt`: `undefined` when the server was never heard. */
export const StaleNotice = ({
  heardAt,
  timeZone,
}: {
  readonly heardAt: number | undefined;
  readonly timeZone: string;
}) => {
  const at = heardAt === undefined ? undefined : formatTime(heardAt, timeZone);
  return (
    <WaitNotice
      icon={wifiSlash}
      testId="stale"
      title={
        at === undefined ? (
          <Trans>There is no connection, and nothing was seen here before.</Trans>
        ) : (
          <Trans>You see the tables as of {at}.</Trans>
        )
      }
    >
      <Trans>What you do here is kept and sent automatically. Calls do not arrive: please walk round the tables.</Trans>
    </WaitNotice>
  );
};
