import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { info } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';

/** This app is older than its venue needs, and no newer one could be had. */
export const OutdatedNotice = ({ onLoad }: { readonly onLoad: () => void }) => (
  <div data-testid="outdated-notice">
    <Notice
      icon={info}
      title={<Trans>This page is out of date</Trans>}
      action={
        <Button small onClick={onLoad}>
          <Trans>Load again</Trans>
        </Button>
      }
    >
      <Trans>It could not be renewed yet. If something does not work, please order from the staff.</Trans>
    </Notice>
  </div>
);
