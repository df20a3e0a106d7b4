import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Minor } from '#domain/pricing/money.ts';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { useMoney } from '#ui/words/money.tsx';
import { OrderWords } from '../cart/cart-foot.tsx';
import styles from './form/checkout.module.css';

/** The total, and right under it the button that orders; or what stands in its place. */
export const CheckoutFoot = ({
  total,
  blocked,
  isEmpty,
  toMinimum,
  menuHref,
  isSending,
  offline,
  question,
  onPress,
}: {
  readonly total: Minor;
  /** Why nothing can be sent now. */
  readonly blocked: ReactNode;
  readonly isEmpty: boolean;
  /** What the order lacks to the least that is carried there. */
  readonly toMinimum: Minor;
  readonly menuHref: string;
  readonly isSending: boolean;
  readonly offline: boolean;
  /** In the place of the button. */
  readonly question: ReactNode;
  readonly onPress: () => void;
}) => {
  const money = useMoney();
  const second = money.second(total);
  const sum = (
    <div className={`${styles.headingRow} ${styles.strong}`}>
      <span>
        <Trans>Total</Trans>
      </span>
      <span className={styles.total} data-testid="checkout-total">
        {money.main(total)}
        {second !== undefined && <span className={styles.hint}>{second}</span>}
      </span>
    </div>
  );
  if (blocked) {
    return (
      <>
        {!isEmpty && sum}
        <p className={styles.blocked} role="status" data-testid="cannot-send">
          {blocked}
        </p>
      </>
    );
  }
  if (isEmpty) {
    return (
      <ButtonLink href={menuHref} look="ink" wide>
        <Trans>Browse the menu</Trans>
      </ButtonLink>
    );
  }
  if (toMinimum > 0) {
    return (
      <>
        {sum}
        <ButtonLink href={menuHref} look="primary" wide sum={money.main(toMinimum)} data-testid="below-minimum">
          <Trans>Add for</Trans>
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {offline && (
        <p className={styles.hint}>
          <Trans>Offline. Sent now, your order waits here until we are back.</Trans>
        </p>
      )}
      {sum}
      {question || (
        <Button look="primary" wide data-testid="send-checkout" aria-disabled={isSending} onClick={onPress}>
          {isSending ? <Trans>Sending…</Trans> : <OrderWords />}
        </Button>
      )}
    </>
  );
};
