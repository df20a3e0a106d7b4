import { Trans } from '@lingui/react/macro';
import type { StaffRefusal } from '#domain/service/staff-command.ts';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { Button } from '#ui/form/button.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { formatTime } from '#ui/words/format-time.ts';

const Why = ({ refusal, timeZone }: { readonly refusal: StaffRefusal; readonly timeZone: string }) => {
  const { code, by, at } = refusal;
  const when = at === undefined ? '' : formatTime(at, timeZone);
  if (code === 'moved_on' && refusal.status === 'rejected' && by && when) {
    return (
      <Trans>
        {by} refused the order at {when}.
      </Trans>
    );
  }
  if ((code === 'moved_on' || code === 'done_already') && by && when) {
    return (
      <Trans>
        {by} was first, at {when}.
      </Trans>
    );
  }
  if (code === 'moved_on' || code === 'done_already') return <Trans>Somebody else was first.</Trans>;
  if (code === 'too_late') return <Trans>It went out more than half an hour ago.</Trans>;
  if (code === 'unknown_order') return <Trans>The order is not there any more.</Trans>;
  if (code === 'forbidden') return <Trans>This screen may not do that.</Trans>;
  return <Trans>The server did not take it.</Trans>;
};

/** Presses of this screen that failed, until somebody has read them. */
export const NotDone = (props: {
  /** undefined: the order is no longer on the board. */
  readonly label: string | undefined;
  readonly refusal: StaffRefusal;
  readonly timeZone: string;
  readonly onRead: () => void;
}) => {
  const { label, refusal, timeZone, onRead } = props;
  return (
    <WaitNotice
      icon={warningCircle}
      testId="not-done"
      isAlert
      title={
        <>
          {label === undefined ? <Trans>Not done.</Trans> : <Trans>{label}: not done.</Trans>}{' '}
          <Why refusal={refusal} timeZone={timeZone} />
        </>
      }
      quick={
        <Button small onClick={onRead}>
          <Trans>I see</Trans>
        </Button>
      }
    />
  );
};
