import { Trans } from '@lingui/react/macro';
import { minor } from '#domain/pricing/money.ts';
import type { PriceStep } from '#domain/pricing/price-steps.ts';
import { Button } from '#ui/form/button.tsx';
import { useMoney } from '#ui/words/money.tsx';
import { TableWays } from '../join/table-ways.tsx';
import { SEND_WORDS } from '../order/reason-words.tsx';
import { DiscountName } from '../pricing/discount-name.tsx';
import { STEP_WORDS } from '../pricing/step-words.tsx';
import type { CartProps } from './cart-content.tsx';
import styles from './cart-foot.module.css';

/** What a step adds or takes off, under its name. */
const StepLine = ({ kind, amount, cause }: PriceStep) => {
  const money = useMoney();
  const percent = 'valueType' in cause && cause.valueType === 'percent' ? cause.value : undefined;
  const isDiscount = amount < 0;
  return (
    <div
      className={isDiscount ? styles.discount : styles.row}
      data-testid={`${isDiscount ? 'discount' : 'step'}-${kind}`}
    >
      <dt>
        {isDiscount ? (
          <DiscountName discount={{ percent, code: 'code' in cause ? cause.code : undefined }} />
        ) : (
          STEP_WORDS[kind]
        )}
      </dt>
      <dd className={styles.figure}>
        {isDiscount ? '−' : ''}
        {money.main(minor(Math.abs(amount)))}
      </dd>
    </div>
  );
};

/** The sum with all that it is made of, where that is more than the dishes, and the one button that sends it. */
export const CartFoot = ({
  cart,
  price,
  sendState,
  offline,
  onSend,
  warning,
  question,
  opens,
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
        {price.steps.length > 1 && price.steps.map((step) => <StepLine key={step.kind} {...step} />)}
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
          {question || (
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
          )}
        </>
      ) : (
        <div>
          <p className={styles.blocked} role="status" data-testid="cannot-send">
            {SEND_WORDS[sendState]} {sendState === 'place_closed' && opens}
          </p>
          {sendState === 'no_table' && <TableWays joinHref={joinHref} />}
        </div>
      )}
    </div>
  );
};
