import { Trans } from '@lingui/react/macro';
import type { OrderCardPayment } from '#domain/payment/card-payment.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { ButtonLink } from '#ui/form/button.tsx';
import { useMoney } from '#ui/words/money.tsx';

/** Title of an order that the kitchen gets after payment. */
export const AwaitedTitle = () => <Trans>Not paid yet</Trans>;

export const AwaitedText = () => <Trans>The kitchen gets it as soon as it is paid.</Trans>;

/** Text for a rejected order that was paid by card. */
export const PaidBackText = ({ payment: { paid, refunded } }: { readonly payment: OrderCardPayment }) => {
  const money = useMoney();
  const back = money.main(refunded > 0 ? refunded : paid);
  return <Trans>{back} go back to your card.</Trans>;
};

/** Link to the payment of an order that waits for it. */
export const PaymentLink = ({ href, total }: { readonly href: string; readonly total: Minor }) => {
  const money = useMoney();
  return (
    <ButtonLink href={href} look="primary" wide sum={money.main(total)} data-testid="to-payment">
      <Trans>To the payment</Trans>
    </ButtonLink>
  );
};
