import { Trans } from '@lingui/react/macro';

/** Replaces the button of an offline kiosk: a late order without a name would be cooked for nobody. */
export const OfflineKioskText = () => (
  <Trans>
    There is no connection now, so the kitchen would not see your order. Please tell the staff. Your choice stays here.
  </Trans>
);
