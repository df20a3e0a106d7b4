import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { PaymentMethod } from '#domain/order/checkout/payment-method.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { CheckoutFormControl } from '#state/order/use-checkout-form.ts';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { contactless, money } from '#ui/look/service-icons.ts';
import styles from './checkout.module.css';
import { Problem } from './problem.tsx';
import { Section } from './section.tsx';

/** How an order is paid on receipt. */
export const PaymentName = ({
  method,
  orderType,
}: {
  readonly method: PaymentMethod;
  readonly orderType: OrderType;
}) => {
  if (orderType === 'delivery') {
    return method === 'cash' ? <Trans>In cash to the courier</Trans> : <Trans>By card to the courier</Trans>;
  }
  return method === 'cash' ? <Trans>In cash on receipt</Trans> : <Trans>By card on receipt</Trans>;
};

const PaymentWords = (props: { readonly method: PaymentMethod; readonly orderType: OrderType }) => (
  <>
    <Icon path={props.method === 'cash' ? money : contactless} />
    <PaymentName {...props} />
  </>
);

/** How the order is paid when it is received; one way alone is told, not asked. [S2.50, S3.31] */
export const PaymentRows = ({
  control,
  orderType,
  methods,
}: {
  readonly control: CheckoutFormControl;
  readonly orderType: OrderType;
  readonly methods: readonly PaymentMethod[];
}) => {
  const problem = useId();
  const { payment } = control.form;
  const only = methods.length === 1 ? methods[0] : undefined;
  const at = payment ? methods.indexOf(payment) : -1;
  return (
    <Section field="payment" title={<Trans>Payment</Trans>}>
      {(heading) =>
        only ? (
          <p className={styles.payment} data-testid="only-payment">
            <PaymentWords method={only} orderType={orderType} />
          </p>
        ) : (
          <>
            <Problem id={problem} field="payment" fault={control.faultOf('payment')} />
            <RadioCards
              labelledBy={heading}
              describedBy={problem}
              look="rows"
              value={at === -1 ? undefined : at}
              onChange={(value) => control.change({ payment: methods[value] })}
              options={methods.map((method, value) => ({
                value,
                label: (
                  <span className={styles.payment}>
                    <PaymentWords method={method} orderType={orderType} />
                  </span>
                ),
              }))}
            />
          </>
        )
      }
    </Section>
  );
};
