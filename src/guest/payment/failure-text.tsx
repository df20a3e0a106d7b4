import { Trans } from '@lingui/react/macro';
import type { StartFailure } from '#domain/payment/paying.ts';
import { useMoney } from '#ui/words/money.tsx';
import { DeclinedText } from './declined-text.tsx';

/** Reason why a payment did not start. [S8.07, S8.23, S8.28] */
export const FailureText = ({ failure }: { readonly failure: StartFailure }) => {
  const money = useMoney();
  if (failure.kind === 'other') return failure.words ?? <Trans>An error occurred during payment</Trans>;
  if (failure.kind !== 'refused')
    return failure.kind === 'offline' ? (
      <Trans>There is no network now.</Trans>
    ) : (
      <Trans>The order was not taken, so there is nothing to pay.</Trans>
    );
  const { code, minimum, due, declined } = failure.refusal;
  if (declined) return <DeclinedText declined={declined} />;
  switch (code) {
    case 'card_payment_requires_login':
      return <Trans>To pay online, please log in.</Trans>;
    case 'payments_off':
      return <Trans>Cards cannot be charged online here now.</Trans>;
    case 'nothing_to_pay':
      return <Trans>There is nothing left to pay.</Trans>;
    case 'already_paying':
      return <Trans>A payment of it is under way already, perhaps on another device.</Trans>;
    case 'repriced': {
      if (due === undefined) return <Trans>The price has changed.</Trans>;
      const sum = money.main(due);
      return <Trans>The price has changed: it is {sum} now.</Trans>;
    }
    case 'below_minimum': {
      if (minimum === undefined) return <Trans>That is less than can be charged to a card.</Trans>;
      const sum = money.main(minimum);
      return <Trans>A card can be charged with {sum} or more.</Trans>;
    }
    case 'unknown_instrument':
      return <Trans>This card is no longer saved.</Trans>;
    case 'share_taken':
      return <Trans>Somebody else is paying a part of it.</Trans>;
    case 'provider_unreachable':
      return <Trans>The bank does not answer now.</Trans>;
    case 'unknown_order':
    case 'payment_failed':
    case 'not_offered':
      return <Trans>An error occurred during payment</Trans>;
  }
};
