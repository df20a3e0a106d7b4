import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';
import { RefusalReason, type RefusedEntry } from './refusal-text.tsx';

/** Why the order was rejected, on the page where it is fixed; one press takes an available time. */
export const RefusedNotice = ({
  entry,
  timeZone,
  now,
  onTakeTime,
}: {
  readonly entry: RefusedEntry;
  /** Time zone of the place. */
  readonly timeZone: string;
  /** Epoch ms of the server's clock; `undefined` when unknown. */
  readonly now?: number | undefined;
  readonly onTakeTime: (at: number) => void;
}) => {
  const nextAt = entry.refusal?.nextAt;
  return (
    <div data-testid="refused-notice">
      <Notice
        icon={warningCircle}
        title={<Trans>The kitchen did not get it</Trans>}
        action={
          nextAt !== undefined && (
            <Button look="secondary" small data-testid="take-next-time" onClick={() => onTakeTime(nextAt)}>
              <Trans>Take this time</Trans>
            </Button>
          )
        }
      >
        <RefusalReason entry={entry} timeZone={timeZone} now={now} />
      </Notice>
    </div>
  );
};
