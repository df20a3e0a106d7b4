import { Trans } from '@lingui/react/macro';

/** Instead of the button of a kiosk that is offline: the number that an order is fetched by comes from the server. */
export const NoNumberWords = () => (
  <Trans>
    There is no connection now, so we cannot give you a number. Please tell the staff. Your choice stays here.
  </Trans>
);
