import { Trans } from '@lingui/react/macro';
import type { CardPaymentState } from '#domain/payment/card-payment.ts';
import type { RefundReason, RefundState } from '#domain/payment/refund.ts';
import type { StaffPayment } from '#domain/payment/staff-payment.ts';
import type { PaymentAlarm } from '#domain/payment/truth.ts';
import { formatTime } from '#ui/words/format-time.ts';

/** State of a card payment, for staff. */
export const CardStateText = ({ state }: { readonly state: CardPaymentState }) => {
  switch (state) {
    case 'success':
      return <Trans comment="a card payment">paid</Trans>;
    case 'starting':
    case 'redirected':
    case 'pending':
    case 'processing':
      return <Trans comment="a card payment">waiting for the bank</Trans>;
    case 'failed':
      return <Trans comment="a card payment">refused by the bank</Trans>;
    case 'timed_out':
      return <Trans comment="a card payment">not paid in time</Trans>;
    case 'cancelled':
      return <Trans comment="a card payment">cancelled</Trans>;
  }
};

export const RefundStateText = ({ state }: { readonly state: RefundState }) => {
  switch (state) {
    case 'asked':
      return <Trans comment="money that goes back to a card">on its way back</Trans>;
    case 'done':
      return <Trans comment="money that went back to a card">returned</Trans>;
    case 'failed':
      return <Trans comment="money that goes back to a card">the provider did not return it</Trans>;
    case 'manual':
      return <Trans comment="money that goes back to a card">to be returned by hand</Trans>;
  }
};

export const RefundReasonText = ({ reason }: { readonly reason: RefundReason }) => {
  switch (reason) {
    case 'order_refused':
      return <Trans comment="why money goes back">the order was not taken</Trans>;
    case 'late_payment':
      return <Trans comment="why money goes back">it was paid too late</Trans>;
    case 'paid_twice':
      return <Trans comment="why money goes back">it was paid twice</Trans>;
    case 'booking_cancelled':
      return <Trans comment="why money goes back">the booking was cancelled</Trans>;
    case 'quality':
      return <Trans comment="why money goes back">the guest was not content</Trans>;
    case 'missing':
      return <Trans comment="why money goes back">something was missing</Trans>;
    case 'too_late':
      return <Trans comment="why money goes back">it came too late</Trans>;
    case 'staff':
      return <Trans comment="why money goes back">decided by staff</Trans>;
  }
};

export const AlarmText = ({ alarm }: { readonly alarm: PaymentAlarm }) => {
  switch (alarm) {
    case 'wrong_amount':
      return <Trans>The provider names another amount. Please compare with its own list.</Trans>;
    case 'wrong_currency':
      return <Trans>The provider names another currency. Please compare with its own list.</Trans>;
    case 'contradiction':
      return <Trans>The provider’s answers contradict each other. Please compare with its own list.</Trans>;
  }
};

/** Fiscal receipt of a payment, issued by staff: by whom, or that it is missing. */
export const ReceiptText = ({
  receipt,
  timeZone,
}: { readonly timeZone: string } & Required<Pick<StaffPayment, 'receipt'>>) => {
  if (!receipt?.issued) return <Trans>Fiscal receipt still to be issued</Trans>;
  const { at } = receipt.issued;
  const by = <bdi>{receipt.issued.by}</bdi>;
  const time = formatTime(at, timeZone);
  return (
    <Trans>
      Fiscal receipt issued at {time} by {by}
    </Trans>
  );
};
