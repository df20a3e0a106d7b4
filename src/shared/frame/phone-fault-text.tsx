import { Trans } from '@lingui/react/macro';

/** Message for an invalid phone number, on each page that asks for one. */
export const PhoneFaultText = () => (
  <>
    <Trans>Enter a valid phone number</Trans>{' '}
    <span>
      <Trans>(from abroad: with + and the country code)</Trans>
    </span>
  </>
);
