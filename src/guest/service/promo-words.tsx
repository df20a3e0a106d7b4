import { Trans } from '@lingui/react/macro';
import type { Minor } from '#domain/pricing/money.ts';
import type { PromoFault } from '#domain/promotion/promo-code.ts';
import { RequestLimitWords } from '#guest/orders/later/request-limit-words.tsx';
import { useMoney } from '#ui/words/money.tsx';

/** Why a code takes nothing off. `minimum`: where it is known. */
export const PromoTroubleWords = ({
  trouble,
  minimum,
}: {
  readonly trouble: PromoFault | 'offline' | 'limited' | 'other';
  readonly minimum?: Minor | undefined;
}) => {
  const money = useMoney();
  switch (trouble) {
    case 'unknown':
      return <Trans>We do not know this code. Please look at how it is spelt.</Trans>;
    case 'expired':
      return <Trans>This code is no longer valid.</Trans>;
    case 'not_yet':
      return <Trans>This code is not valid yet.</Trans>;
    case 'used_up':
      return <Trans>This code has been used as often as it may be.</Trans>;
    case 'used_by_guest':
      return <Trans>You have used this code already.</Trans>;
    case 'wrong_order_type':
      return <Trans>This code does not hold for orders from here.</Trans>;
    case 'below_minimum': {
      const least = minimum === undefined ? '' : money.main(minimum);
      return <Trans>This code holds for orders from {least} on.</Trans>;
    }
    case 'better_without':
      return <Trans>Your order has a better discount already, and the code does not add to it.</Trans>;
    case 'offline':
      return <Trans>No internet connection. A code can be entered as soon as there is one.</Trans>;
    case 'limited':
      return <RequestLimitWords />;
    case 'other':
      return <Trans>That did not work. Please try again.</Trans>;
  }
};
