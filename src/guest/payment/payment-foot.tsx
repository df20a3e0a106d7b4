import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ReceiptMethod } from '#domain/order/checkout/payment-method.ts';
import { mayCancel, type Paying } from '#domain/payment/paying.ts';
import type { PaymentRefusalCode } from '#domain/payment/payment-refusal.ts';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { outwards } from '#ui/look/icons.ts';
import { useMoney } from '#ui/words/money.tsx';
import { PaymentName } from '../checkout/form/payment-rows.tsx';
import styles from './payment-screen.module.css';
import { amountOf, isCutShare, type PaymentView, providerOf } from './payment-view.ts';

/** Rejections after which the chosen share cannot be paid. */
const LOST: readonly PaymentRefusalCode[] = [
  'repriced',
  'share_taken',
  'nothing_to_pay',
  'unknown_order',
  'below_minimum',
];

export interface PaymentMethods {
  /** Link to the orders, or to the menu when this device has none to pay. */
  readonly ordersHref: string;
  /** Link to the order page, with everything still chosen. */
  readonly checkoutHref: string;
  readonly onLeave: () => void;
  readonly onLook: () => void;
  /** Closes the bank's page without payment. */
  readonly onCancel: () => void;
  /** Starts the payment again. */
  readonly onAgain: () => void;
  /** Pays on the provider's page with any card. */
  readonly onOtherCard: () => void;
  readonly onSignIn: () => void;
  /** Switches the order to payment on receipt. */
  readonly onReceipt: (method: ReceiptMethod) => void;
}

const BankPage = ({
  view,
  look,
  onLeave,
}: { readonly view: PaymentView; readonly look: 'primary' | 'secondary' } & Pick<PaymentMethods, 'onLeave'>) => {
  const provider = providerOf(view.paying);
  if (view.paying.told?.page === undefined) return null;
  return (
    <Button look={look} wide icon={<Icon path={outwards} />} data-testid="to-bank" onClick={onLeave}>
      {view.isLeftOpen ? (
        <Trans>Continue paying</Trans>
      ) : provider === undefined ? (
        <Trans>To the bank’s page</Trans>
      ) : (
        <Trans>To {provider}</Trans>
      )}
    </Button>
  );
};

/** Link back to what is paid. */
const ToPaid = ({ paying, isPaid = false }: { readonly paying: Paying; readonly isPaid?: boolean }) => {
  if (paying.bookingKey !== undefined) return <Trans>To your booking</Trans>;
  if (paying.isShare) return <Trans>Back to your table</Trans>;
  return isPaid ? <Trans>Follow your order</Trans> : <Trans>To your order</Trans>;
};

/** Buttons to pay on receipt instead. */
const OnReceipt = ({ view, onReceipt }: { readonly view: PaymentView } & Pick<PaymentMethods, 'onReceipt'>) =>
  view.receipt.map((method) => (
    <Button key={method} wide data-testid={`on-receipt-${method}`} onClick={() => onReceipt(method)}>
      <PaymentName method={method} orderType={view.orderType} />
    </Button>
  ));

/** The guest's next steps: always another way to pay, unless money may already be on its way. */
export const PaymentFoot = ({
  view,
  menuHref,
  ...ways
}: { readonly view: PaymentView; readonly menuHref: string } & PaymentMethods): ReactNode => {
  const money = useMoney();
  const { stand, paying } = view;
  const sum = money.main(amountOf(paying));
  const toOrder = (
    <ButtonLink href={ways.ordersHref} wide>
      <ToPaid paying={paying} />
    </ButtonLink>
  );
  const again = (
    <Button look="primary" wide sum={sum} data-testid="pay-again" onClick={ways.onAgain}>
      {isCutShare(paying) ? <Trans>Pay by card</Trans> : <Trans>Try again</Trans>}
    </Button>
  );
  switch (stand) {
    case 'starting':
    case 'processing':
      // The title says it. While the bank is asked nothing else is to be done; without an answer there is a way back.
      return stand === 'starting' || view.isUnreached ? toOrder : null;
    case 'redirected':
      return (
        <>
          <BankPage view={view} look="primary" onLeave={ways.onLeave} />
          {toOrder}
        </>
      );
    case 'pending':
      if (view.isLeftOpen)
        return (
          <>
            <BankPage view={view} look="primary" onLeave={ways.onLeave} />
            {mayCancel(paying) && (
              <Button wide data-testid="cancel-payment" disabled={view.isCancelling} onClick={ways.onCancel}>
                {view.isCancelling ? <Trans>One moment…</Trans> : <Trans>Cancel this payment</Trans>}
              </Button>
            )}
            {mayCancel(paying) && <OnReceipt view={view} onReceipt={ways.onReceipt} />}
            {toOrder}
          </>
        );
      return (
        <>
          <Button wide data-testid="check-now" onClick={ways.onLook}>
            <Trans>Check now</Trans>
          </Button>
          <BankPage view={view} look="secondary" onLeave={ways.onLeave} />
          {toOrder}
          <p className={styles.hint}>
            <Trans>You may close this page. We keep the answer.</Trans>
          </p>
        </>
      );
    case 'success':
      return (
        <>
          <ButtonLink href={ways.ordersHref} look="primary" wide data-testid="follow-order">
            <ToPaid paying={paying} isPaid />
          </ButtonLink>
          <ButtonLink href={menuHref} wide>
            <Trans>To the menu</Trans>
          </ButtonLink>
        </>
      );
    case 'timedOut':
    case 'failed': {
      if (paying.failure?.kind === 'order')
        return (
          <ButtonLink href={ways.checkoutHref} look="ink" wide>
            <Trans>Back to your order</Trans>
          </ButtonLink>
        );
      // A share or time that is lost cannot be paid, so the guest chooses again.
      if (
        (paying.isShare || paying.bookingKey) &&
        paying.failure?.kind === 'refused' &&
        LOST.includes(paying.failure.refusal.code) &&
        !isCutShare(paying)
      )
        return toOrder;
      const needsLogin =
        paying.failure?.kind === 'refused' && paying.failure.refusal.code === 'card_payment_requires_login';
      return (
        <>
          {needsLogin ? (
            <Button look="primary" wide data-testid="sign-in-to-pay" onClick={ways.onSignIn}>
              <Trans>Sign in</Trans>
            </Button>
          ) : (
            again
          )}
          <div className={styles.pair}>
            <Button wide data-testid="other-card" onClick={ways.onOtherCard}>
              <Trans>Another card</Trans>
            </Button>
            {toOrder}
          </div>
          <OnReceipt view={view} onReceipt={ways.onReceipt} />
        </>
      );
    }
  }
};
