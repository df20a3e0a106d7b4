// A card payment as staff see it, and the list of a day.
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
  /** The paid thing: an order by its label, or a share of a table's bill. */
  readonly orderId?: OrderId | undefined;
  readonly label?: string | undefined;
  readonly table?: string | undefined;
  /** The deposit of a booking: in whose name, else what was booked; "": nobody knows any more. */
  readonly booking?: string | undefined;
  /** The number under which the provider knows it. */
  readonly reference?: string | undefined;
  readonly refunds: readonly Refund[];
  /** Money goes back through the provider; false: a person sends it. */
  readonly refundsItself: boolean;
  readonly alarm?: PaymentAlarm | undefined;
  /** The fiscal receipt that staff issue; absent: the till was told, nothing is paid, or an older server took the money. */
  readonly receipt?: FiscalReceipt | undefined;
  /**
   * Lines of the receipt beside its sum, in the list of receipts alone. Absent from an older server, and where nothing was
   * ordered.
   */
  readonly sale?: ReceiptSale | undefined;
  readonly isDemo: boolean;
}

/** Card payment of an order as staff read it beside the order. */
export interface StaffCardPayment extends OrderCardPayment {
  /** The fiscal receipt that staff issue; absent: the till was told, or nothing is paid. */
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

/**
 * Amounts that a provider has taken in and sent back, of one currency: its own statement of the same day adds up to them.
 */
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
