import { Trans } from '@lingui/react/macro';
import { warningCircle } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';

export interface HouseNoticesProps {
  /** lost: the device has no key any more; no_table: where it stands is out of use. */
  readonly trouble: 'lost' | 'no_table' | undefined;
  readonly isStopped: boolean;
}

/** Reason why a shared device takes no orders, for the guest before it. */
export const HouseNotices = ({ trouble, isStopped }: HouseNoticesProps) => (
  <>
    {trouble !== undefined && (
      <Notice icon={warningCircle} title={<Trans>Please tell the staff: this screen must be set up again.</Trans>}>
        {trouble === 'no_table' ? (
          <Trans>Its table is not in use any more. The menu can still be read.</Trans>
        ) : (
          <Trans>It has lost its key. The menu can still be read.</Trans>
        )}
      </Notice>
    )}
    {isStopped && (
      <Notice icon={warningCircle} title={<Trans>No orders are taken on this screen now.</Trans>}>
        <Trans>The menu can still be read. Please order from the staff.</Trans>
      </Notice>
    )}
  </>
);
