import { Trans } from '@lingui/react/macro';

/** Instead of the button of a kiosk that is offline: an order that nobody is named for, and that comes late, is cooked for nobody. */
export const OfflineKioskWords = () => (
  <Trans>
    There is no connection now, so the kitchen would not see your order. Please tell the staff. Your choice stays here.
  </Trans>
);
