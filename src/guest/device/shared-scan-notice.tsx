import { Trans } from '@lingui/react/macro';
import type { SharedDeviceKind } from '#domain/device/shared-device.ts';
import { Button } from '#ui/form/button.tsx';
import { qrCode } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';

/** A table code was scanned on a shared device, which orders only for its current guest. */
export const SharedScanNotice = ({
  kind,
  onSeen,
}: {
  readonly kind: SharedDeviceKind;
  readonly onSeen: () => void;
}) => (
  <div data-testid="house-scan-notice">
    <Notice
      icon={qrCode}
      title={
        kind === 'kiosk' ? (
          <Trans>This screen orders for no table</Trans>
        ) : (
          <Trans>This screen stays where it stands</Trans>
        )
      }
      action={
        <Button small onClick={onSeen}>
          <Trans>Understood</Trans>
        </Button>
      }
    >
      <Trans>To order for the table of that code, scan it with your own phone.</Trans>
    </Notice>
  </div>
);
