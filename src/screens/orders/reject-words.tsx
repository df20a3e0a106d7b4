import { Trans } from '@lingui/react/macro';
import type { RejectReason } from '#domain/order/reject-reason.ts';

const Code = ({ code }: Pick<RejectReason, 'code'>) => {
  switch (code) {
    case 'sold_out':
      return <Trans>Something of it has sold out.</Trans>;
    case 'kitchen_closed':
      return <Trans>The kitchen is closed.</Trans>;
    case 'too_busy':
      return <Trans>There are too many orders right now.</Trans>;
    case 'out_of_reach':
      return <Trans>We cannot bring it there.</Trans>;
    case 'other':
      return null;
  }
};

/** Why the staff turned an order down, in the guest's language; their own words as they wrote them. */
export const RejectWords = ({ reason }: { readonly reason: RejectReason | undefined }) =>
  reason ? (
    <>
      <Code code={reason.code} />
      {reason.text !== '' && <> {reason.text}</>}
    </>
  ) : null;
