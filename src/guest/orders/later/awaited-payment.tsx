import { Trans } from '@lingui/react/macro';
import type { OrderCardPayment } from '#domain/payment/card-payment.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { ButtonLink } from '#ui/form/button.tsx';
import { useMoney } from '#ui/words/money.tsx';

interface AwaitedProps {
  /** The card may have been charged, and the bank's answer is missing. */
  readonly awaitsBank: boolean;
}

/** Title of an order that the kitchen gets after payment. */
export const AwaitedTitle = ({ awaitsBank }: AwaitedProps) =>
  awaitsBank ? <Trans>Waiting for the bank</Trans> : <Trans>Not paid yet</Trans>;

export const AwaitedText = ({ awaitsBank }: AwaitedProps) =>
  awaitsBank ? (
    <Trans>The kitchen gets it as soon as the bank confirms your payment. Please do not pay again.</Trans>
  ) : (
    <Trans>The kitchen gets it as soon as it is paid.</Trans>
  );

/** Text for a rejected order that was paid by card. */
export const PaidBackText = ({ payment: { paid, refunded } }: { readonly payment: OrderCardPayment }) => {
  const money = useMoney();
  const back = money.main(refunded > 0 ? refunded : paid);
  return <Trans>{back} go back to your card.</Trans>;
};

/** Link to the payment of an order that waits for it; it names no sum while the bank's answer is missing. */
export const PaymentLink = ({
  href,
  total,
  awaitsBank,
}: AwaitedProps & { readonly href: string; readonly total: Minor }) => {
  const money = useMoney();
  const due = awaitsBank ? {} : ({ look: 'primary', sum: money.main(total) } as const);
  return (
    <ButtonLink href={href} wide {...due} data-testid="to-payment">
      <Trans>To the payment</Trans>
    </ButtonLink>
  );
};
