import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { Stand, StartFailure } from '#domain/payment/paying.ts';
import { VenueMark } from '#guest/layout/venue-mark.tsx';
import { StatusText } from '#shared/order/status-text.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { hourglass } from '#ui/look/icons.ts';
import { check, warningCircle } from '#ui/look/icons-later.ts';
import { bank, basket, comesBack, creditCard } from '#ui/look/service-icons.ts';
import { StitchBorder } from '#ui/look/stitch-border.tsx';
import { formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import { Notice } from '#ui/words/notice.tsx';
import { usePageTitle } from '#ui/words/page-head.tsx';
import { useFocusedPage } from '#ui/words/use-announced-page.ts';
import { FailureText } from './failure-text.tsx';
import { PaymentFoot, type PaymentMethods } from './payment-foot.tsx';
import styles from './payment-screen.module.css';
import { PaymentText, PaymentTitle, Waits } from './payment-text.tsx';
import { amountOf, isDeclinedThere, isUnheard, type PaymentView } from './payment-view.ts';

export interface PaymentScreenProps extends PaymentMethods {
  readonly view: PaymentView;
  readonly placeName: string;
  readonly placeLanguage: Language;
  readonly homeHref: string;
  /** Why switching to payment on receipt failed; `undefined` when not requested or successful. */
  readonly notReleased?: StartFailure | undefined;
  /** Why cancelling the payment failed; `undefined` when not requested or successful. */
  readonly notCancelled?: StartFailure | undefined;
  /** Seat, dishes and rest of the bill, when paid; `undefined` when unknown. */
  readonly paid?: ReactNode;
  /** The network indicator. */
  readonly connection: ReactNode;
}

const ICONS: Readonly<Record<Stand, string>> = {
  starting: bank,
  redirected: bank,
  pending: hourglass,
  processing: creditCard,
  failed: creditCard,
  success: check,
  timedOut: hourglass,
};

const Row = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const OrderName = ({ label }: { readonly label: string | undefined }) =>
  label === undefined ? <Trans>Amount</Trans> : <Trans>Order {label}</Trans>;

/** Amounts of the payment. */
const Facts = ({ view, paid }: { readonly view: PaymentView; readonly paid: ReactNode }) => {
  const money = useMoney();
  const { paying, stand, label, timeZone } = view;
  const { told } = paying;
  const amount = amountOf(paying);
  if (stand === 'pending') {
    return (
      <dl className={styles.rows}>
        <Row name={<OrderName label={label} />}>{money.main(amount)}</Row>
        {told && <Row name={<Trans>Payment started</Trans>}>{formatTime(told.startedAt, timeZone)}</Row>}
        <Row name={<Trans>Last answer</Trans>}>
          {formatTime(paying.at, timeZone)},{' '}
          {view.isLeftOpen ? (
            <Trans comment="the bank’s answer: nobody has paid yet">not paid</Trans>
          ) : (
            <Trans comment="the bank’s answer: not yet">waiting</Trans>
          )}
        </Row>
      </dl>
    );
  }
  if (stand !== 'success') return null;
  const second = money.second(amount);
  return (
    <div className={styles.receipt}>
      <StitchBorder className={styles.stitches} />
      {paying.way.kind === 'instrument' && label !== undefined && (
        <p className={styles.seat}>
          <OrderName label={label} />
        </p>
      )}
      {paid}
      <dl className={styles.rows}>
        <Row name={paying.way.kind === 'instrument' ? paying.way.name : <OrderName label={label} />}>
          {money.main(amount)}
          {second !== undefined && <span className={styles.second}>{second}</span>}
        </Row>
        {told && told.tip > 0 && <Row name={<Trans>Tip</Trans>}>{money.main(told.tip)}</Row>}
        {told && told.refunded > 0 && (
          <Row name={<Trans comment="money that was sent back">Returned</Trans>}>{money.main(told.refunded)}</Row>
        )}
      </dl>
      <p className={styles.hint}>
        <Trans>This is not a fiscal receipt.</Trans>
      </p>
    </div>
  );
};

const Notices = ({ view }: { readonly view: PaymentView }) => {
  const { stand, isUnreached, paying, isCooked } = view;
  if (isUnreached && stand !== 'success')
    return (
      <Notice icon={warningCircle} title={<Trans>The bank cannot be asked now</Trans>}>
        <Trans>It is asked again as soon as there is a network.</Trans>
      </Notice>
    );
  if (stand === 'redirected')
    return (
      <Notice icon={comesBack} title={<Trans>Afterwards you come back here by yourself.</Trans>}>
        <Waits {...view} />
      </Notice>
    );
  const isOver =
    (stand === 'failed' || (stand === 'timedOut' && !isUnheard(paying))) && paying.failure?.kind !== 'order';
  return isOver && !isCooked ? (
    <Notice icon={basket} title={<Trans>Your order is whole.</Trans>}>
      <Waits {...view} />
    </Notice>
  ) : null;
};

/** A card payment: its state, what happened to the money, and the next steps. [S2.07] */
export const PaymentScreen = ({
  view,
  placeName,
  placeLanguage,
  homeHref,
  paid,
  connection,
  notReleased,
  notCancelled,
  ...ways
}: PaymentScreenProps) => {
  const { t } = useLingui();
  const { stand, paying } = view;
  const isDeclined = isDeclinedThere(view);
  usePageTitle(t`Payment`);
  useFocusedPage(stand);
  return (
    <div className={styles.screen} data-testid="payment" data-stand={stand}>
      <header className={styles.head}>
        <VenueMark placeName={placeName} placeLanguage={placeLanguage} homeHref={homeHref} connection={connection} />
      </header>
      <main className={styles.main}>
        {paying.told?.isDemo && (
          <p className={styles.demo}>
            <Trans>This is a demonstration: there is no bank, and no money moves.</Trans>
          </p>
        )}
        <span className={styles.disc} data-stand={isDeclined ? 'failed' : stand} data-testid="payment-disc">
          <Icon path={isDeclined ? warningCircle : ICONS[stand]} size="2rem" />
        </span>
        <div aria-live="polite">
          <h1 className={styles.title}>
            <PaymentTitle {...view} />
          </h1>
          <p className={styles.words}>
            <PaymentText {...view} />
          </p>
          {stand === 'success' && view.order && (
            <p className={styles.words} data-testid="paid-stage">
              <StatusText status={view.order.status} facts={view.order.facts} />
            </p>
          )}
        </div>
        <Facts view={view} paid={paid} />
        <Notices view={view} />
        {notCancelled && stand === 'pending' && (
          <div role="alert" data-testid="not-cancelled">
            <Notice icon={warningCircle} title={<FailureText failure={notCancelled} />}>
              <Trans>The payment was not cancelled. The bank’s page is still open.</Trans>
            </Notice>
          </div>
        )}
        {notReleased && (
          <div role="alert" data-testid="not-released">
            <Notice icon={warningCircle} title={<FailureText failure={notReleased} />}>
              <Trans>The order still waits to be paid.</Trans>
            </Notice>
          </div>
        )}
      </main>
      <footer className={styles.foot}>
        <PaymentFoot view={view} menuHref={homeHref} {...ways} />
      </footer>
    </div>
  );
};
