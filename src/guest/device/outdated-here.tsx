import { Trans } from '@lingui/react/macro';
import { useIsOutdated } from '#shared/device/use-is-outdated.ts';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { Button } from '#ui/form/button.tsx';
import { info } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';

/** This app is older than its venue requires, and no newer build is available. */
const OutdatedNotice = ({ onLoad }: { readonly onLoad: () => void }) => (
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

/** Updates an app older than `oldest`, and says so when that is impossible. */
export const OutdatedHere = ({ oldest }: { readonly oldest: string }) => {
  const isOutdated = useIsOutdated(oldest);
  const hasCatalog = useServiceCatalog();
  return isOutdated && hasCatalog ? <OutdatedNotice onLoad={() => window.location.reload()} /> : null;
};
