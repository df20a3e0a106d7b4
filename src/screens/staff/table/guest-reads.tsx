import { Trans } from '@lingui/react/macro';
import type { RejectReason } from '#domain/order/reject-reason.ts';

/** What a guest reads of a refusal, in the language of whoever refuses. `dishes`: those that have run out. */
export const GuestReads = ({
  reason: { code, text },
  dishes,
}: {
  readonly reason: RejectReason;
  readonly dishes: readonly string[];
}) => {
  const names = dishes.join(', ');
  switch (code) {
    case 'sold_out':
      return names === '' ? <Trans>Something in it has sold out.</Trans> : <Trans>Sold out: {names}.</Trans>;
    case 'kitchen_closed':
      return <Trans>The kitchen is closed.</Trans>;
    case 'too_busy':
      return <Trans>The kitchen has too many orders now.</Trans>;
    case 'out_of_reach':
      return <Trans>We cannot get there.</Trans>;
    case 'other':
      return text === '' ? <Trans>We cannot take this order.</Trans> : text;
  }
};
