import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { mapPin } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';

/** Notice that staff moved the party with its orders to another table. Stays until dismissed. */
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
