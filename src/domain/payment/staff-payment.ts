// A card payment as staff see it, and the payments of a day.
import type { OrderId, PaymentKey } from '../ids.ts';
import { addMoney, type Minor, ZERO } from '../pricing/money.ts';
import type { CardPaymentState, OrderCardPayment } from './card-payment.ts';
import type { FiscalReceipt } from './fiscal-receipt.ts';
import type { PaymentProvider } from './providers.ts';
import type { ReceiptSale } from './receipt-sale.ts';
import type { Refund } from './refund.ts';
import type { PaymentAlarm } from './truth.ts';

export interface StaffPayment {
  readonly key: PaymentKey;
  readonly provider: PaymentProvider;
  readonly state: CardPaymentState;
  readonly amount: Minor;
  readonly tip: Minor;
  readonly currency: string;
  /** Epoch ms of the server's clock. */
  readonly startedAt: number;
  readonly paidAt?: number | undefined;
  /** Subject: an order by its label, or a share of a table's bill. */
  readonly orderId?: OrderId | undefined;
  readonly label?: string | undefined;
  readonly table?: string | undefined;
  /** Deposit of a booking: the guest's name, else what was booked; "": no longer known. */
  readonly booking?: string | undefined;
  /** The provider's reference number. */
  readonly reference?: string | undefined;
  readonly refunds: readonly Refund[];
  /** The provider sends refunds; false: a person does. */
  readonly refundsItself: boolean;
  readonly alarm?: PaymentAlarm | undefined;
  /**
   * Fiscal receipt that staff issue; absent: the till was notified, nothing is paid, or an older server took the payment.
   */
  readonly receipt?: FiscalReceipt | undefined;
  /**
   * Lines of the receipt beside its sum, only in the list of receipts. Absent from an older server, and when nothing was
   * ordered.
   */
  readonly sale?: ReceiptSale | undefined;
  readonly isDemo: boolean;
}

/** Card payment of an order, as staff see it beside the order. */
export interface StaffCardPayment extends OrderCardPayment {
  /** Fiscal receipt that staff issue; absent: the till was notified, or nothing is paid. */
  readonly receipt?: FiscalReceipt | undefined;
}

export interface PaymentFigures {
  readonly provider: PaymentProvider;
  readonly paid: Minor;
  readonly tips: Minor;
  readonly refunded: Minor;
  /** Payments, not refunds. */
  readonly count: number;
}

/** Sums received and refunded by a provider in one currency; they match the provider's statement of the day. */
export const paymentFigures = (
  moves: readonly {
    readonly provider: PaymentProvider;
    readonly kind: 'paid' | 'refunded';
    readonly amount: Minor;
    readonly tip: Minor;
  }[],
): readonly PaymentFigures[] => {
  const providers = [...new Set(moves.map(({ provider }) => provider))];
  return providers.map((provider) => {
    const own = moves.filter((move) => move.provider === provider);
    const paid = own.filter(({ kind }) => kind === 'paid');
    const back = own.filter(({ kind }) => kind === 'refunded');
    return {
      provider,
      paid: addMoney(ZERO, ...paid.map(({ amount }) => amount)),
      tips: addMoney(ZERO, ...paid.map(({ tip }) => tip)),
      refunded: addMoney(ZERO, ...back.map(({ amount }) => amount)),
      count: paid.length,
    };
  });
};
