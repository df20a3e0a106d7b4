import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { addMoney, type Minor, ZERO } from '#domain/pricing/money.ts';
import type { OrderPrice } from '#domain/pricing/pricing.ts';
import styles from '#guest/checkout/form/checkout.module.css';
import { OrderText } from '#shared/order/order-text.tsx';
import { STEP_WORDS } from '#shared/pricing/step-text.tsx';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { useMoney } from '#ui/words/money.tsx';

/** The total with fees and address, and the order button below it or its replacement. */
export const CheckoutFoot = ({
  price: { total: priced, steps },
  to,
  deliveryFrom = ZERO,
  blocked,
  isEmpty,
  toMinimum,
  minimum,
  menuHref,
  ordersHref,
  isSending,
  offline,
  question,
  scan,
  withdrawal,
  onBack,
  onPress,
}: {
  readonly price: Pick<OrderPrice, 'total' | 'steps'>;
  /** The delivery address as text, for a delivery. */
  readonly to: string | undefined;
  /** The lowest delivery fee while the address is unknown; `undefined`: no fee is to come. */
  readonly deliveryFrom?: Minor | undefined;
  /** Reason why the order cannot be sent now. */
  readonly blocked: ReactNode;
  readonly isEmpty: boolean;
  /** Amount missing to the minimum order, and the text about it. */
  readonly toMinimum: Minor;
  readonly minimum?: ReactNode;
  readonly menuHref: string;
  /** Link to the guest's orders; `undefined` when none was sent. */
  readonly ordersHref?: string | undefined;
  readonly isSending: boolean;
  readonly offline: boolean;
  /** Question that replaces the button. */
  readonly question: ReactNode;
  /** Every order type here needs a code first: the address of its scan, and whether a room's code is one of them. */
  readonly scan?: { readonly href: string; readonly inRoom: boolean } | undefined;
  /** Parts of the order with a right of withdrawal; empty when none. */
  readonly withdrawal?: ReactNode;
  /** Kiosk only: goes back to the menu. The order button then shows the sum, because its guest is in the venue. */
  readonly onBack?: (() => void) | undefined;
  readonly onPress: () => void;
}) => {
  const money = useMoney();
  // The total contains the lowest delivery fee, as in the cart.
  const total = addMoney(priced, deliveryFrom);
  const second = money.second(total);
  const from = (sum: string) => (deliveryFrom > 0 ? <Trans>from {sum}</Trans> : sum);
  const fees = steps.filter(({ kind, amount }) => kind !== 'lines' && amount > 0);
  // A kiosk lists its price steps above.
  const includes = (to !== undefined || fees.length > 0 || deliveryFrom > 0) && !onBack && (
    <span className={styles.hint} data-testid="checkout-includes">
      {to !== undefined && <span>{to}</span>}
      {fees.map(({ kind, amount }, at) => (
        <span key={kind}>
          {(to !== undefined || at > 0) && ' · '}
          {STEP_WORDS[kind]} {money.main(amount)}
        </span>
      ))}
      {deliveryFrom > 0 && (
        <span>
          {(to !== undefined || fees.length > 0) && ' · '}
          {STEP_WORDS.delivery} {from(money.main(deliveryFrom))}
        </span>
      )}
    </span>
  );
  const sum = (
    <div className={styles.sum}>
      <Trans>Total</Trans>
      <span className={styles.total} data-testid="checkout-total">
        {from(money.main(total))}
        {second !== undefined && <span className={styles.hint}>{second}</span>}
      </span>
      {includes}
    </div>
  );
  const row = (action: ReactNode) =>
    onBack ? (
      <div className={styles.footRow}>
        <Button look="secondary" data-testid="kiosk-back" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        {action}
      </div>
    ) : (
      action
    );
  if (blocked) {
    return (
      <>
        {!isEmpty && sum}
        <p className={styles.blocked} role="status" data-testid="cannot-send">
          {blocked}
        </p>
        {row(null)}
      </>
    );
  }
  // The order leaves the cart before the server answers.
  if (isEmpty && !isSending) {
    return (
      <>
        {ordersHref !== undefined && (
          <ButtonLink href={ordersHref} look="primary" wide data-testid="checkout-orders">
            <Trans>See your orders</Trans>
          </ButtonLink>
        )}
        <ButtonLink href={menuHref} look={ordersHref === undefined ? 'ink' : 'secondary'} wide>
          <Trans>Browse the menu</Trans>
        </ButtonLink>
      </>
    );
  }
  if (scan) {
    return (
      <>
        {sum}
        <p className={styles.blocked} role="status" data-testid="cannot-send">
          {scan.inRoom ? (
            <Trans>To order, scan the code in your room or on your table.</Trans>
          ) : (
            <Trans>To order, scan the code on your table.</Trans>
          )}
        </p>
        {row(
          <ButtonLink href={scan.href} look="primary" wide data-testid="checkout-scan">
            <Trans>Scan the code</Trans>
          </ButtonLink>,
        )}
      </>
    );
  }
  if (toMinimum > 0) {
    return (
      <>
        {minimum}
        {sum}
        {row(
          <ButtonLink href={menuHref} look="primary" wide sum={money.main(toMinimum)} data-testid="below-minimum">
            <Trans>Add for</Trans>
          </ButtonLink>,
        )}
      </>
    );
  }
  return (
    <>
      {offline && (
        <p className={styles.hint}>
          <Trans>Offline. If you send now, your order waits here until we are back.</Trans>
        </p>
      )}
      {withdrawal && (
        <p className={styles.hint} data-testid="withdrawal-line">
          {withdrawal}
        </p>
      )}
      {sum}
      {question ||
        row(
          <Button
            look="primary"
            wide
            sum={onBack && !isSending ? money.main(total) : undefined}
            data-testid="send-checkout"
            aria-disabled={isSending}
            aria-busy={isSending}
            onClick={onPress}
          >
            {isSending ? <Trans>Sending…</Trans> : <OrderText />}
          </Button>,
        )}
    </>
  );
};
