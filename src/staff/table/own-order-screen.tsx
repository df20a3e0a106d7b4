import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import { isWithGuests } from '#domain/order/order-status.ts';
import type { StaffCardPayment } from '#domain/payment/staff-payment.ts';
import { CardStateText } from '#staff/card-payments/card-state-text.tsx';
import { usePartTitle } from '#staff/frame/use-part-title.ts';
import { WhereText } from '#staff/kitchen/where-text.tsx';
import { PaymentsNote } from '#staff/payment/payments-sheet.tsx';
import { TableSums } from '#staff/payment/table-sums.tsx';
import { TillText } from '#staff/payment/tender-text.tsx';
import { StaleNotice } from '#staff/tables/stale-notice.tsx';
import type { BoardTime } from '#staff/tables/tables-view.ts';
import type { OwnOrderView } from '#staff/take-order/own-order-views.ts';
import { Button } from '#ui/form/button.tsx';
import { IconLink } from '#ui/form/icon-button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { caretLeft } from '#ui/look/icons-later.ts';
import { money as notes } from '#ui/look/staff-icons.ts';
import { useMoney } from '#ui/words/money.tsx';
import { ActionRow } from './action-row.tsx';
import { type OrderPresses, TableOrder } from './table-order.tsx';
import styles from './table-screen.module.css';

export interface OwnOrderScreenProps extends OrderPresses {
  /** `undefined`: the board no longer has it. */
  readonly own: OwnOrderView | undefined;
  /** Its table and that table's page, once assigned; `undefined`: no table. */
  readonly seated?: { readonly table: string; readonly href: string } | undefined;
  readonly time: BoardTime;
  readonly heardAt: number | undefined;
  readonly orderLanguage: Language;
  readonly backHref: string;
  readonly onPay: () => void;
  /** Opens its payments, part by part. */
  readonly onPayments: () => void;
  readonly notices?: ReactNode;
  /** Confirms what was just done. */
  readonly toast?: ReactNode;
}

/** State of an order's card payment, and its refunds. */
const CardPaymentLines = ({
  card: { state, paid, refunded, receipt },
  timeZone,
}: {
  readonly card: StaffCardPayment;
  readonly timeZone: string;
}) => {
  const money = useMoney();
  const [sum, back] = [money.main(paid), money.main(refunded)];
  return (
    <p className={styles.note} data-testid="card-payment">
      {paid > 0 ? (
        <Trans>By card: {sum}</Trans>
      ) : (
        state && (
          <>
            <Trans>By card:</Trans> <CardStateText state={state} />
          </>
        )
      )}
      {refunded > 0 && (
        <>
          {' · '}
          <Trans comment="money that went back to a card">returned: {back}</Trans>
        </>
      )}
      {paid > refunded && (
        <>
          {' · '}
          <TillText receipt={receipt} timeZone={timeZone} />
        </>
      )}
    </p>
  );
};

/** An order without a table: its order type, guest and dishes, with the payment at the bottom. */
export const OwnOrderScreen = (props: OwnOrderScreenProps) => {
  const { own, seated, time, heardAt, orderLanguage, backHref } = props;
  const { t } = useLingui();
  const [order] = own?.orders ?? [];
  const table = seated?.table;
  const label = order?.label ?? '';
  usePartTitle(label === '' ? t`Order` : t`Order ${label}`);
  return (
    <div className={styles.frame}>
      <div className={styles.screen} data-testid="own-order-screen">
        <div className={styles.orders}>
          <header className={styles.head}>
            <IconLink href={backHref} icon={caretLeft} label={t`Back to the tables`} look="soft" />
            <h1 className={styles.title}>
              {own ? (
                <WhereText table={undefined} room={undefined} orderType={own.orderType} details={order?.details} />
              ) : (
                <Trans>Order</Trans>
              )}
            </h1>
          </header>
          {time.isStale && <StaleNotice heardAt={heardAt} timeZone={time.timeZone} />}
          {props.notices}
          {order ? (
            <TableOrder
              order={order}
              time={time}
              orderLanguage={orderLanguage}
              onAccept={props.onAccept}
              onShown={props.onShown}
              onMove={props.onMove}
              onMore={props.onMore}
            />
          ) : (
            <p className={styles.none}>
              {seated ? (
                <Link href={seated.href} data-testid="own-order-seated">
                  <Trans>The order stands at table {table} now.</Trans>
                </Link>
              ) : (
                <Trans>The order is done and no longer in the list.</Trans>
              )}
            </p>
          )}
          {/* A payment may end the order, which then has no foot. */}
          {!order && props.toast}
        </div>
        {own && order && (
          <aside className={styles.actions}>
            {own.payments.length > 0 && (
              <ul>
                <ActionRow icon={notes} testId="payments" note={<PaymentsNote />} onPress={props.onPayments}>
                  <Trans comment="heading: what was paid of an order">Payments</Trans>
                </ActionRow>
              </ul>
            )}
            <div className={styles.foot}>
              {props.toast}
              {own.cardPayment && <CardPaymentLines card={own.cardPayment} timeZone={time.timeZone} />}
              <TableSums table={own} />
              {own.rest > 0 && (
                <Button look="primary" wide data-testid="pay" onClick={props.onPay}>
                  <Trans context="button: a waiter takes the guests’ money">Payment</Trans>
                </Button>
              )}
              {own.rest <= 0 && isWithGuests({ status: order.status, orderType: own.orderType }) && (
                <Button look="primary" wide data-testid="handed-over" onClick={() => props.onMove(order, 'paid')}>
                  <Trans comment="an order that was paid before is with its guest now">Handed over</Trans>
                </Button>
              )}
            </div>
          </aside>
        )}
      </div>
    </div>
  );
};
