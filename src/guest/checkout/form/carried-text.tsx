import { Trans } from '@lingui/react/macro';
import type { DeliveryVerdict } from '#domain/delivery/judge-delivery.ts';

/** Reason why an address gets no delivery, in one sentence. [S8.09] */
export const CarriedText = ({ verdict }: { readonly verdict: DeliveryVerdict | undefined }) => {
  if (!verdict || verdict.kind === 'carried') return null;
  if (verdict.kind === 'not_now') {
    const { activeFrom: from, activeTo: to } = verdict.hours;
    return (
      <Trans>
        We deliver there from {from} to {to}.
      </Trans>
    );
  }
  return <Trans>Check the delivery address or enter it again.</Trans>;
};
