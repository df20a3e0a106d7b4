import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isPaidOnline, type Payment } from '#domain/bill/payment.ts';
import type { Language } from '#domain/language/language.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import { chargesWithPackaging, lineWithoutPackaging } from '#domain/order/standing/placed-packaging.ts';
import type { WholeOrder } from '#domain/owner/order-history.ts';
import { minor } from '#domain/pricing/money.ts';
import { allergiesOf } from '#domain/service/order-stage.ts';
import { DiscountName } from '#shared/pricing/discount-name.tsx';
import { ChargeName } from '#shared/pricing/step-text.tsx';
import { VatName } from '#shared/pricing/vat-text.tsx';
import { ApprovedBy } from '#staff/frame/approved-by.tsx';
import manage from '#staff/frame/manage.module.css';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import { WhereText } from '#staff/kitchen/where-text.tsx';
import { PaymentRow } from '#staff/payment/payment-row.tsx';
import { PaymentsName } from '#staff/payment/payments-sheet.tsx';
import { DishDetails, DishName, LinePrice } from '#staff/table/dish-name.tsx';
import { GuestNote } from '#staff/table/guest-note.tsx';
import { DetailNotes } from '#staff/take-order/detail-notes.tsx';
import { Button } from '#ui/form/button.tsx';
import { IconLink } from '#ui/form/icon-button.tsx';
import { caretLeft } from '#ui/look/icons-later.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { OwnText } from '#ui/words/own-text.tsx';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { LeftText } from './left-text.tsx';
import { useOrderMoney } from './order-money.ts';
import styles from './order-screen.module.css';
import { paymentEvents } from './payment-events.tsx';
import { StatusText } from './status-text.tsx';
import { StepText } from './step-text.tsx';

export interface OrderScreenProps {
  /** `undefined`: not loaded yet. */
  readonly whole: WholeOrder | undefined;
  readonly why: string | undefined;
  readonly timeZone: string;
  readonly dishLanguage: Language;
  readonly backHref: string;
  /** Reverses a payment of the order's table that was noted by mistake. */
  readonly onTakeBack: (payment: Payment) => void;
  /** Ids of payments whose reversal has not reached the server. */
  readonly takingBack: ReadonlySet<string>;
  /** Actions on the sender's device. */
  readonly sender?: ReactNode;
}

type Money = ReturnType<typeof useOrderMoney>;

const Line = ({
  line,
  isRefused,
  money,
  dishLanguage,
}: {
  line: PlacedOrderLine;
  /** Its whole order was refused. */
  isRefused: boolean;
  money: Money;
  dishLanguage: Language;
}) => {
  const own = useReaderTexts().lineNames(line);
  const isOff = isRefused || line.voided !== undefined;
  return (
    <li className={styles.line}>
      <span className={styles.quantity}>{line.quantity}</span>
      <span className={styles.what}>
        <span className={styles.name}>
          <DishName name={line.name} kitchenLanguage={dishLanguage} own={own} isVoided={isOff} />
        </span>
        <DishDetails line={line} kitchenLanguage={dishLanguage} own={own} className={styles.detail} />
        {line.comment !== undefined && (
          <span className={styles.detail}>
            <OwnText>{line.comment}</OwnText>
          </span>
        )}
      </span>
      <span>
        <LinePrice line={lineWithoutPackaging(line)} isOff={isOff} money={money} />
      </span>
    </li>
  );
};

const By = ({ by }: { readonly by: string }) =>
  by === '' ? null : (
    <span className={styles.by}>
      {' · '}
      <bdi>{by}</bdi>
    </span>
  );

/** `takenBy`: the waiter who took the order; `undefined`: a guest sent it. */
const PlacedBy = ({ takenBy }: { readonly takenBy: string | undefined }) =>
  takenBy !== undefined ? (
    <By by={takenBy} />
  ) : (
    <span className={styles.by}>
      {' · '}
      <Trans comment="who sent an order">by a guest</Trans>
    </span>
  );

const StepRow = ({
  at,
  timeZone,
  children,
}: {
  readonly at: number;
  readonly timeZone: string;
  readonly children: ReactNode;
}) => (
  <li className={styles.step} data-testid="order-step">
    <time className={styles.time}>{formatTime(at, timeZone)}</time>
    <span>{children}</span>
  </li>
);

interface StepsProps extends Pick<OrderScreenProps, 'timeZone' | 'dishLanguage'> {
  readonly whole: WholeOrder;
  readonly money: Money;
}

/** Steps of an order, with the payments of its bill among the steps, by time. */
const Steps = ({ whole: { order, steps, payments }, money, timeZone, dishLanguage }: StepsProps) => {
  const events: readonly { readonly at: number; readonly text: ReactNode }[] = [
    ...steps.map((step) => ({
      at: step.at,
      text: (
        <>
          <StepText step={step} lines={order.lines} dishLanguage={dishLanguage} />
          {step.kind === 'placed' ? <PlacedBy takenBy={order.takenBy} /> : <By by={step.by} />}
          {(step.kind === 'status' || step.kind === 'fact') && (
            <span className={styles.by}>
              <ApprovedBy name={step.approvedBy} />
            </span>
          )}
        </>
      ),
    })),
    ...payments.flatMap((payment) => paymentEvents(payment, order.sessionId !== undefined, money)),
  ];
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans comment="heading over what was done with an order, with times">What happened</Trans>
      </h2>
      <ol className={styles.steps}>
        {events
          .toSorted((one, other) => one.at - other.at)
          .map(({ at, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a journal is only ever added to.
            <StepRow key={index} at={at} timeZone={timeZone}>
              {text}
            </StepRow>
          ))}
      </ol>
    </section>
  );
};

const Payments = ({
  isOfTable,
  payments,
  money,
  timeZone,
  onTakeBack,
  takingBack,
}: Pick<OrderScreenProps, 'timeZone' | 'onTakeBack' | 'takingBack'> & {
  readonly isOfTable: boolean;
  readonly payments: readonly Payment[];
  readonly money: Money;
}) => (
  <section data-testid="order-payments">
    <h2 className={styles.heading}>
      <PaymentsName isOfTable={isOfTable} />
    </h2>
    <ol className={styles.steps}>
      {payments.map((payment, index) => (
        <PaymentRow
          // biome-ignore lint/suspicious/noArrayIndexKey: payments are only ever added.
          key={index}
          payment={payment}
          money={money}
          timeZone={timeZone}
          waits={takingBack.has(payment.id) ? 'reversal' : undefined}
          action={
            !payment.reversed &&
            !isPaidOnline(payment) &&
            !takingBack.has(payment.id) && (
              <Button small data-testid="take-back" onClick={() => onTakeBack(payment)}>
                <Trans comment="a payment that was noted wrongly">Cancel payment</Trans>
              </Button>
            )
          }
        />
      ))}
    </ol>
    {isOfTable && (
      <p className={styles.by}>
        <Trans>The bill of the table may hold other orders too.</Trans>
      </p>
    )}
  </section>
);

const Whole = ({
  whole,
  timeZone,
  dishLanguage,
  onTakeBack,
  takingBack,
}: Pick<OrderScreenProps, 'timeZone' | 'dishLanguage' | 'onTakeBack' | 'takingBack'> & {
  readonly whole: WholeOrder;
}) => {
  const { order, payments } = whole;
  const money = useOrderMoney(order.currency);
  const isRefused = order.status === 'rejected';
  const priced = (sum: ReactNode) => (isRefused ? <del>{sum}</del> : sum);
  return (
    <>
      <p className={styles.facts}>
        <WhereText {...order} /> · {formatTime(order.placedAt, timeZone)} ·{' '}
        <strong>
          <StatusText status={order.status} facts={order.facts} />
        </strong>
        <LeftText order={order} />
      </p>
      {order.details && <DetailNotes details={order.details} placedAt={order.placedAt} timeZone={timeZone} />}
      <GuestNote avoids={allergiesOf(order)} diets={order.guestNote?.diets ?? []} />
      {order.personRemovedAt !== undefined && (
        <p className={styles.by} data-testid="person-removed">
          <Trans comment="of an old order">
            The guest’s name, phone, address and note were removed when their days were over.
          </Trans>
        </p>
      )}
      <div className={styles.columns}>
        <ul className={styles.lines}>
          {order.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: frozen when it was placed.
            <Line key={at} {...{ line, isRefused, money, dishLanguage }} />
          ))}
          {order.discounts?.map((discount) => (
            <li key={discount.kind} className={styles.discount}>
              <span>
                <DiscountName discount={discount} />
              </span>
              <span>{priced(<>−{money(minor(-discount.amount))}</>)}</span>
            </li>
          ))}
          {chargesWithPackaging(order).map(({ kind, percent, amount }) => (
            <li key={kind} className={styles.charge}>
              <span>
                <ChargeName kind={kind} percent={percent} />
              </span>
              <span>{priced(money(amount))}</span>
            </li>
          ))}
          <li className={styles.total}>
            <span>
              <Trans>Total</Trans>
            </span>
            <span>{priced(money(order.total))}</span>
          </li>
          {order.breakdown?.vat.map(({ rate, vat }) => (
            <li key={rate} className={styles.charge}>
              <span>
                <VatName rate={rate} />
              </span>
              <span>{priced(money(vat))}</span>
            </li>
          ))}
        </ul>
        <div className={styles.side}>
          <Steps {...{ whole, money, timeZone, dishLanguage }} />
          {payments.length > 0 && (
            <Payments
              isOfTable={order.sessionId !== undefined}
              {...{ payments, money, timeZone, onTakeBack, takingBack }}
            />
          )}
        </div>
      </div>
    </>
  );
};

/** One order with its full history. */
export const OrderScreen = (props: OrderScreenProps) => {
  const { whole, why, timeZone, dishLanguage, backHref, onTakeBack, takingBack, sender } = props;
  const { t } = useLingui();
  const label = whole?.order.label;
  const title = label === undefined ? t`Order` : t`Order ${label}`;
  useAnnouncedPage(title);
  return (
    <section className={styles.page} data-testid="order-screen">
      <header className={styles.head}>
        <IconLink icon={caretLeft} label={t`All orders of the day`} href={backHref} look="soft" />
        <h1 className={manage.title} id="page-title">
          {title}
        </h1>
      </header>
      <ManageProblemText why={why} />
      {whole && <Whole {...{ whole, timeZone, dishLanguage, onTakeBack, takingBack }} />}
      {whole && sender}
    </section>
  );
};
