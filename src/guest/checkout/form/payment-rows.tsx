import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { PaymentMethod } from '#domain/order/checkout/payment-method.ts';
import type { PaymentInstrument } from '#domain/payment/instrument.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { CheckoutFormControl } from '#guest/order/use-checkout-form.ts';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { bed, contactless, creditCard, money } from '#ui/look/service-icons.ts';
import styles from './checkout.module.css';
import { Problem } from './problem.tsx';
import { Section } from './section.tsx';

/** Name of a payment method. */
export const PaymentName = ({
  method,
  orderType,
}: {
  readonly method: PaymentMethod;
  readonly orderType: OrderType;
}) => {
  if (method === 'online') return <Trans>By card, online</Trans>;
  if (method === 'room') return <Trans>With the room’s bill</Trans>;
  if (orderType === 'delivery') {
    return method === 'cash' ? <Trans>In cash to the courier</Trans> : <Trans>By card to the courier</Trans>;
  }
  return method === 'cash' ? <Trans>In cash on receipt</Trans> : <Trans>By card on receipt</Trans>;
};

const ICONS: Readonly<Record<PaymentMethod, string>> = {
  cash: money,
  card: contactless,
  online: creditCard,
  room: bed,
};

/** A payment method, or with `card` a saved card. */
interface Choice {
  readonly method: PaymentMethod;
  readonly card?: PaymentInstrument;
}

/** At a kiosk the guest pays at the pickup counter. */
const CounterName = ({ method, orderType }: Parameters<typeof PaymentName>[0]) => {
  if (method === 'online') return <PaymentName method={method} orderType={orderType} />;
  return method === 'cash' ? <Trans>In cash, at the counter</Trans> : <Trans>By card, at the counter</Trans>;
};

const ChoiceText = ({
  choice,
  orderType,
  Name,
}: {
  readonly choice: Choice;
  readonly orderType: OrderType;
  readonly Name: typeof PaymentName;
}) => (
  <>
    <Icon path={ICONS[choice.method]} />
    {choice.card ? (
      <span>
        {choice.card.name}
        <span className={styles.hint}>
          {' · '}
          <Trans comment="how a saved card is charged">with one tap</Trans>
        </span>
      </span>
    ) : (
      <Name method={choice.method} orderType={orderType} />
    )}
  </>
);

/** Saves a new card only if the guest ticks the box, which is never preticked, and for this order only. */
const SaveCard = ({ control, savesWith }: { readonly control: CheckoutFormControl; readonly savesWith: string }) => {
  const id = useId();
  return (
    <div className={styles.agreement}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        data-testid="save-card"
        checked={control.form.savesCard ?? false}
        onChange={({ target }) => control.change({ savesCard: target.checked })}
      />
      <label htmlFor={id}>
        <Trans>Save the card with {savesWith} for next time. It can be removed in your profile.</Trans>
      </label>
    </div>
  );
};

/** Payment of the order; a single method is shown, not asked. [S2.50, S3.31] */
export const PaymentRows = ({
  control,
  orderType,
  methods,
  cards = [],
  savesWith,
  look = 'rows',
  children,
}: {
  readonly control: CheckoutFormControl;
  readonly orderType: OrderType;
  readonly methods: readonly PaymentMethod[];
  /** The guest's saved cards, charged with one tap; omitted: none. */
  readonly cards?: readonly PaymentInstrument[];
  /** Provider that can save a new card, if our page has to ask for consent. */
  readonly savesWith?: string | undefined;
  /** `tiles`: for a kiosk. */
  readonly look?: 'rows' | 'tiles';
  /** Reason why the online payment did not start. */
  readonly children?: ReactNode;
}) => {
  const problem = useId();
  const { payment, card } = control.form;
  const choices = methods.flatMap((method): readonly Choice[] =>
    method === 'online' ? [...cards.map((one) => ({ method, card: one })), { method }] : [{ method }],
  );
  const only = choices.length === 1 ? choices[0] : undefined;
  const isChosen = (choice: Choice) =>
    choice.method === payment &&
    (payment !== 'online' || choice.card?.key === (cards.some(({ key }) => key === card) ? card : undefined));
  const at = choices.findIndex(isChosen);
  const chosen = only ?? choices[at];
  const isKiosk = look === 'tiles';
  const Name = isKiosk ? CounterName : PaymentName;
  return (
    <Section field="payment" title={isKiosk ? <Trans>How will you pay?</Trans> : <Trans>Payment</Trans>}>
      {(heading) => (
        <>
          {only ? (
            <p className={styles.payment} data-testid="only-payment">
              <ChoiceText choice={only} orderType={orderType} Name={Name} />
            </p>
          ) : (
            <>
              <Problem id={problem} field="payment" fault={control.faultOf('payment')} />
              <RadioCards
                labelledBy={heading}
                describedBy={problem}
                look={look}
                value={at === -1 ? undefined : at}
                onChange={(value) =>
                  control.change({ payment: choices[value]?.method, card: choices[value]?.card?.key })
                }
                options={choices.map((choice, value) => ({
                  value,
                  label: (
                    <span className={styles.payment}>
                      <ChoiceText choice={choice} orderType={orderType} Name={Name} />
                    </span>
                  ),
                }))}
              />
            </>
          )}
          {savesWith !== undefined && chosen?.method === 'online' && !chosen.card && (
            <SaveCard control={control} savesWith={savesWith} />
          )}
          {children}
        </>
      )}
    </Section>
  );
};
