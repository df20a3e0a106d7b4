import { Trans } from '@lingui/react/macro';
import { discountsAmong } from '#domain/order/order-discounts.ts';
import { addMoney, type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import type { PriceStep } from '#domain/pricing/price-steps.ts';
import type { OrderPrice } from '#domain/pricing/pricing.ts';
import type { VatPart } from '#domain/pricing/vat.ts';
import { useMoney } from '#ui/words/money.tsx';
import { DiscountName } from './discount-name.tsx';
import styles from './price-steps.module.css';
import { STEP_WORDS, StepName } from './step-text.tsx';
import { VatText } from './vat-text.tsx';

/** Tells several discounts apart: by hours, or by the guest's order number. */
const DiscountWhy = ({ step: { cause } }: { readonly step: PriceStep }) => {
  if ('activeFrom' in cause && cause.activeFrom !== undefined) return ` · ${cause.activeFrom}–${cause.activeTo}`;
  if (!('orderNumber' in cause)) return null;
  const label = cause.orderNumber;
  return (
    <>
      {' · '}
      <Trans>
        Order <strong>{label}</strong>
      </Trans>
    </>
  );
};

/** Amount that a step adds or deducts, below its name. */
const StepLine = ({ step }: { readonly step: PriceStep }) => {
  const money = useMoney();
  const { kind, amount, cause } = step;
  const percent = 'valueType' in cause && cause.valueType === 'percent' ? cause.value : undefined;
  const isDiscount = amount < 0;
  return (
    <div
      className={isDiscount ? styles.discount : styles.row}
      data-testid={`${isDiscount ? 'discount' : 'step'}-${kind}`}
    >
      <dt>
        {isDiscount ? (
          <>
            <DiscountName discount={discountsAmong([step])[0] ?? { percent }} />
            <DiscountWhy step={step} />
          </>
        ) : (
          <StepName step={step} />
        )}
      </dt>
      <dd className={styles.figure}>
        {isDiscount ? '−' : ''}
        {money.main(minor(Math.abs(amount)))}
      </dd>
    </div>
  );
};

/** Price steps of an order when there is more than dishes, then the total and its tax. */
export const PriceSteps = ({
  price,
  vat = [],
  deliveryFrom = ZERO,
  isTotalBelow = false,
}: {
  readonly price: Pick<OrderPrice, 'steps' | 'total'>;
  /** Tax contained in the total; omitted when unknown. */
  readonly vat?: readonly VatPart[] | undefined;
  /** Lowest delivery fee while the address is unknown; absent: none is to come. */
  readonly deliveryFrom?: Minor | undefined;
  /** The total is shown directly above the order button instead. */
  readonly isTotalBelow?: boolean;
}) => {
  const money = useMoney();
  const total = addMoney(price.total, deliveryFrom);
  const second = money.second(total);
  const from = (sum: string) => (deliveryFrom > 0 ? <Trans>from {sum}</Trans> : sum);
  const tax = vat.length > 0 && (
    <span className={styles.note} data-testid="price-vat">
      <VatText parts={vat} />
    </span>
  );
  return (
    <>
      <dl className={styles.sums}>
        {(price.steps.length > 1 || deliveryFrom > 0) &&
          price.steps.map((step) => <StepLine key={step.kind} step={step} />)}
        {deliveryFrom > 0 && (
          <div className={styles.row} data-testid="step-delivery">
            <dt>{STEP_WORDS.delivery}</dt>
            <dd className={styles.figure}>{from(money.main(deliveryFrom))}</dd>
          </div>
        )}
        {!isTotalBelow && (
          <div className={styles.total}>
            <dt>
              <Trans>Total</Trans>
              {tax}
            </dt>
            <dd className={styles.figure} data-testid="cart-total">
              {from(money.main(total))}
              {second !== undefined && <span className={styles.second}>{second}</span>}
            </dd>
          </div>
        )}
      </dl>
      {isTotalBelow && tax && <p>{tax}</p>}
    </>
  );
};
