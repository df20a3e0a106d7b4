import { Trans } from '@lingui/react/macro';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { ButtonLink } from '#ui/form/button.tsx';
import { info } from '#ui/look/icons.ts';
import { qrCode } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';

/**
 * failed     the table's code was bad: the menu is there to look at
 * replaced   the table has a newer code
 * retired    the table is out of use
 * memory     the browser keeps nothing: all goes on, with a network
 * plainHttp  there is no worker on plain http: the page must stay open until an order has gone
 */
type DeviceNoticeKind = 'failed' | 'replaced' | 'retired' | 'memory' | 'plainHttp';

/** Leads to the page that reads a table's code by the camera, or typed. */
const ScanAgain = () => {
  const { place } = useMenu();
  return (
    // As joinHref says: an import would fetch a bundle of the order with this notice.
    <ButtonLink small look="ink" href={`/join?place=${place.slug}`}>
      <Trans>Scan again</Trans>
    </ButtonLink>
  );
};

/** A refused scan changes nothing: a phone that has a table stays there, and its guest may have moved meanwhile. */
const StillAt = () => {
  const table = useSession().session?.table;
  return table === undefined ? null : (
    <>
      {' '}
      <Trans comment="after a refused scan, on a phone that has another table">
        What you order still goes to table {table}.
      </Trans>
    </>
  );
};

/** Limits of this device for its guest, and the features that still work; shown once its texts are loaded. */
export const DeviceNotice = ({ kind }: { readonly kind: DeviceNoticeKind }) => {
  const isSaid = useServiceCatalog();
  if (!isSaid) return null;
  switch (kind) {
    case 'failed':
      return (
        <div data-testid="scan-notice">
          <Notice icon={qrCode} title={<Trans>Please scan again!</Trans>} action={<ScanAgain />}>
            <Trans>The code is no longer valid. You can look at the menu meanwhile.</Trans>
            <StillAt />
          </Notice>
        </div>
      );
    case 'replaced':
      return (
        <div data-testid="scan-notice">
          <Notice icon={qrCode} title={<Trans>This code was replaced</Trans>} action={<ScanAgain />}>
            <Trans>The table has a new one. Scan that, or ask the staff. You can look at the menu meanwhile.</Trans>
            <StillAt />
          </Notice>
        </div>
      );
    case 'retired':
      return (
        <div data-testid="scan-notice">
          <Notice icon={qrCode} title={<Trans>This table is out of use</Trans>} action={<ScanAgain />}>
            <Trans>Scan the code of the table where you sit. You can look at the menu meanwhile.</Trans>
            <StillAt />
          </Notice>
        </div>
      );
    case 'memory':
      return (
        <div data-testid="storage-notice">
          <Notice icon={info} title={<Trans>This browser does not store anything</Trans>}>
            <Trans>
              You can order as usual while there is a connection. Without one, this page would forget your choice.
            </Trans>
          </Notice>
        </div>
      );
    case 'plainHttp':
      return (
        <div data-testid="plain-http-notice">
          <Notice icon={info} title={<Trans>You need a connection here</Trans>}>
            <Trans>You can order as usual. Please keep this page open until the kitchen has your order.</Trans>
          </Notice>
        </div>
      );
  }
};
