import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { receipt } from '#ui/look/icons-later.ts';
import { WaitNotice } from './wait-notice.tsx';

/** "3 fiscal receipts are still to be issued". */
export const ReceiptsTitle = ({ count }: { readonly count: number }) => (
  <Plural value={count} one="# fiscal receipt is still to be issued" other="# fiscal receipts are still to be issued" />
);

/** Guests have paid by card online and the till does not know, so staff must issue the receipts. */
export const ReceiptsNotice = ({ count, onOpen }: { readonly count: number; readonly onOpen: () => void }) => (
  <WaitNotice
    icon={receipt}
    testId="receipts-due"
    title={<ReceiptsTitle count={count} />}
    action={
      <Button small onClick={onOpen}>
        <Trans context="receipts">Show them</Trans>
      </Button>
    }
  >
    <Trans>Guests paid by card online; the till has not heard of it.</Trans>
  </WaitNotice>
);
