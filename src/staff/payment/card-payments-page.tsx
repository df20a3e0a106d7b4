import { useState } from 'react';
import { dayAt } from '#domain/owner/calendar-day.ts';
import type { StaffPayment } from '#domain/payment/staff-payment.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { CardPaymentsScreen } from '#staff/card-payments/card-payments-screen.tsx';
import { JudgeSheet } from '#staff/card-payments/judge-sheet.tsx';
import { RefundSheet } from '#staff/card-payments/refund-sheet.tsx';
import { freshRefundId, useCardPayments } from '#staff/card-payments/use-card-payments.ts';
import { useStaff } from '#staff/frame/staff-context.tsx';
import { useOrderMoney } from '#staff/orders/order-money.ts';
import { ReceiptsHere } from './receipts-here.tsx';

/** Card payments of any day, for the place's manager. */
export const CardPaymentsPage = () => {
  const { place } = useMenu();
  const { serverNow } = useTabl();
  const staff = useStaff();
  const today = dayAt(serverNow(), place.timeZone).day;
  const [day, setDay] = useState(today);
  const { found, problem, again, refund, settle, judge } = useCardPayments(day);
  const money = useOrderMoney(place.currency);
  const [asked, setAsked] = useState<{ readonly payment: StaffPayment; readonly id: string }>();
  const [doubted, setDoubted] = useState<StaffPayment>();
  const [isBusy, setBusy] = useState(false);
  const [isIssuing, setIssuing] = useState(false);
  return (
    <>
      <CardPaymentsScreen
        day={day}
        today={today}
        found={found?.day === day ? found : undefined}
        why={problem?.why}
        money={money}
        timeZone={place.timeZone}
        onDay={setDay}
        setUpHref={staff?.may('PLACE_ADMIN') ? `/${place.slug}/staff/settings?section=service` : undefined}
        codesHref={`/${place.slug}/staff/codes`}
        onRefund={(payment) => setAsked({ payment, id: freshRefundId() })}
        onSettle={({ id }) => void settle(id)}
        onJudge={setDoubted}
        onReceipts={() => setIssuing(true)}
      />
      {isIssuing && <ReceiptsHere onTicked={() => void again()} onClose={() => setIssuing(false)} />}
      {asked && (
        <RefundSheet
          payment={asked.payment}
          money={money}
          isBusy={isBusy}
          onRefund={({ amount, reason }) => {
            setBusy(true);
            void refund({ key: asked.payment.key, id: asked.id, amount, reason }).then((isDone) => {
              setBusy(false);
              if (isDone) setAsked(undefined);
            });
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {doubted && (
        <JudgeSheet
          payment={doubted}
          money={money}
          isBusy={isBusy}
          onJudge={(isPaid) => {
            setBusy(true);
            void judge({ key: doubted.key, isPaid }).then((isDone) => {
              setBusy(false);
              if (isDone) setDoubted(undefined);
            });
          }}
          onClose={() => setDoubted(undefined)}
        />
      )}
    </>
  );
};
