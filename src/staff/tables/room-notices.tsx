import { Trans } from '@lingui/react/macro';
import { clock } from '#ui/look/icons.ts';
import { warningCircle } from '#ui/look/icons-later.ts';
import { moon } from '#ui/look/service-icons.ts';
import { checkCircle } from '#ui/look/staff-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import type { TableView } from './table-view.ts';
import { WaitNotice } from './wait-notice.tsx';

/** State of a hotel room: "do not disturb", and whether its tablet was cleared after check-out. */
export const RoomNotices = ({
  table: { quietSince, tablet },
  timeZone,
}: {
  readonly table: Pick<TableView, 'quietSince' | 'tablet'>;
  readonly timeZone: string;
}) => {
  const since = quietSince === undefined ? undefined : formatTime(quietSince, timeZone);
  return (
    <>
      {since !== undefined && (
        <WaitNotice icon={moon} testId="room-quiet" title={<Trans>Do not disturb</Trans>}>
          <Trans comment="since a time of day: since 12:36">since {since}</Trans>
        </WaitNotice>
      )}
      {tablet && <TabletNotice {...tablet} at={formatTime(tablet.at, timeZone)} />}
    </>
  );
};

const TabletNotice = ({
  state,
  at,
}: {
  readonly state: NonNullable<TableView['tablet']>['state'];
  readonly at: string;
}) => {
  switch (state) {
    case 'told':
      return (
        <WaitNotice icon={clock} testId="tablet-told" title={<Trans>The room’s tablet is not cleared yet</Trans>}>
          <Trans>It was told at {at}, and clears itself as soon as it has a connection.</Trans>
        </WaitNotice>
      );
    case 'cleared':
      return (
        <WaitNotice icon={checkCircle} testId="tablet-cleared" title={<Trans>The room’s tablet is cleared</Trans>}>
          <Trans>It was told at {at}. The next guests find nothing of the last ones on it.</Trans>
        </WaitNotice>
      );
    case 'failed':
      return (
        <WaitNotice
          icon={warningCircle}
          testId="tablet-failed"
          title={<Trans>The room’s tablet could not be cleared</Trans>}
        >
          <Trans>It was told at {at}. Look at it before the next guests come, or check out once more.</Trans>
        </WaitNotice>
      );
  }
};
