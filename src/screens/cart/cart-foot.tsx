import { Trans } from '@lingui/react/macro';
import { minor } from '#domain/pricing/money.ts';
import type { PriceStep } from '#domain/pricing/price-steps.ts';
import { Button } from '#ui/form/button.tsx';
import { useMoney } from '#ui/words/money.tsx';
import { TableWays } from '../join/table-ways.tsx';
import { SEND_WORDS } from '../order/reason-words.tsx';
import { DiscountName } from '../pricing/discount-name.tsx';
import type { CartProps } from './cart-content.tsx';
import styles from './cart-foot.module.css';

/** Of the steps of a price discounts alone are below zero. */
const DiscountLine = ({ kind, amount, cause }: PriceStep) => {
  const money = useMoney();
  if (amount >= 0) return null;
  const percent = 'valueType' in cause && cause.valueType === 'percent' ? cause.value : undefined;
  return (
    <div className={styles.row} data-testid={`discount-${kind}`}>
      <dt>
        <DiscountName discount={{ percent, code: 'code' in cause ? cause.code : undefined }} />
      </dt>
      <dd className={styles.figure}>−{money.main(minor(-amount))}</dd>
    </div>
  );
};

/** The sum with its discounts, and the one button that sends it. */
export const CartFoot = ({
  cart,
  price,
  sendState,
  offline,
  onSend,
  warning,
  joinHref,
  narrow = false,
}: CartProps & {
  /** In the panel of a tablet: shorter words. */
  readonly narrow?: boolean;
}) => {
  const money = useMoney();
  if (cart.lines.length === 0) return null;
  const second = money.second(price.total);
  const complete = price.lines.every((line) => line !== undefined);
  return (
    <div className={styles.foot}>
      <dl className={styles.sums}>
        {price.steps.map((step) => (
          <DiscountLine key={step.kind} {...step} />
        ))}
        <div className={styles.total}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd className={styles.figure} data-testid="cart-total">
            {money.main(price.total)}
            {second !== undefined && <span className={styles.second}>{second}</span>}
          </dd>
        </div>
      </dl>
      {sendState === 'ready' || sendState === 'sending' ? (
        <>
          {offline && (
            <p className={styles.hint}>
              <Trans>Offline. Sent now, your order waits here until we are back.</Trans>
            </p>
          )}
          {warning}
          <Button
            look="primary"
            wide
            sum={money.main(price.total)}
            data-testid="send-order"
            aria-disabled={sendState === 'sending' || !complete}
            onClick={() => sendState === 'ready' && complete && onSend()}
          >
            {sendState === 'sending' ? (
              <Trans>Sending…</Trans>
            ) : narrow ? (
              <Trans>Send</Trans>
            ) : (
              <Trans>Send to kitchen</Trans>
            )}
          </Button>
        </>
      ) : (
        <div>
          <p className={styles.blocked} role="status" data-testid="cannot-send">
            {SEND_WORDS[sendState]}
          </p>
          {sendState === 'no_table' && <TableWays joinHref={joinHref} />}
        </div>
      )}
    </div>
  );
};
