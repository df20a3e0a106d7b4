import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { mapPin } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';

/** Notice that staff have put the party at another table: its orders came along. Stays until it is read. */
export const MovedNotice = ({ table, onSeen }: { readonly table: string; readonly onSeen: () => void }) => (
  <Notice
    icon={mapPin}
    title={<Trans>You are at table {table} now.</Trans>}
    action={
      <Button small onClick={onSeen}>
        <Trans comment="a button under something that was read">Got it</Trans>
      </Button>
    }
  >
    <Trans>The staff have changed your table. Your orders came along.</Trans>
  </Notice>
);
