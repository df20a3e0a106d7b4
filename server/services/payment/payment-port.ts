// Port to a payment provider. Its adapter only speaks the provider's protocol: it makes no decisions and writes no data.
import type { CardDecline } from '#domain/payment/card-decline.ts';
import type { CardPaymentState } from '#domain/payment/card-payment.ts';
import type { PaymentInstrument } from '#domain/payment/instrument.ts';
import type { PaymentProvider } from '#domain/payment/providers.ts';
import type { PaymentAlarm } from '#domain/payment/truth.ts';
import type { Minor } from '#domain/pricing/money.ts';
import type { KeptPayment } from '../../store/payment/card-payments.ts';
import type { KeptRefund } from '../../store/payment/card-refunds.ts';
import type { KeptInstrument } from '../../store/payment/instruments.ts';

/** A payment to be started. */
export interface PaymentWish {
  readonly payment: KeptPayment;
  /** Text on the provider's page: "Neven, order 41". */
  readonly description: string;
  readonly language: string;
  /** Return address of the guest; contains the payment's key. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** The provider's id of the signed-in customer. */
  readonly customer?: string | undefined;
  /** Saved card to charge. */
  readonly instrument?: KeptInstrument | undefined;
  /** The customer has agreed to save the card. */
  readonly saves?: boolean | undefined;
}

export type SavedWith = Pick<PaymentInstrument, 'kind' | 'name' | 'expires'> & { readonly reference: unknown };

/** A provider's report on a payment. A missing field keeps its present value. */
export interface ProviderReport {
  readonly state: CardPaymentState;
  readonly amount?: Minor | undefined;
  readonly currency?: string | undefined;
  readonly reference?: string | undefined;
  readonly page?: string | undefined;
  readonly memory?: unknown;
  readonly endsAt?: number | undefined;
  readonly alarm?: PaymentAlarm | undefined;
  /** Reason of the last declined card; `null`: none, or none that a guest may read. */
  readonly declined?: CardDecline | null | undefined;
  /** The guest has saved the card with this payment. */
  readonly saved?: SavedWith | undefined;
}

/** Unknown whether the request arrived; it is repeated with the same key. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}
/** The provider has refused for good. */
export class ProviderRefused extends Error {
  override readonly name: string = 'ProviderRefused';
  /** Reason of a declined saved card, when a guest may read it. */
  readonly declined: CardDecline | undefined;
  constructor(message: string, declined?: CardDecline) {
    super(message);
    this.declined = declined;
  }
}
/** The saved card can no longer be charged: it was removed at the provider, or its token has expired. */
export class CardGone extends ProviderRefused {
  override readonly name = 'CardGone';
}

/**
 * A notification with a verified signature. `word` absent: only an event, and the provider must be polled. `id`: id of the
 * notification; a repeat has the same id.
 */
export interface Notice {
  readonly id: string;
  readonly reference?: string | undefined;
  readonly paymentKey?: string | undefined;
  readonly word?: ProviderReport | undefined;
}

export interface RefundReport {
  readonly state: 'asked' | 'done' | 'failed';
  readonly reference?: string | undefined;
}

export interface PaymentPort {
  readonly provider: PaymentProvider;
  readonly isDemo: boolean;
  /** Creates the provider's reference where the server may choose it; called before the row is written. */
  readonly nameIt?: ((now: number) => Pick<KeptPayment, 'reference' | 'memory'>) | undefined;
  /**
   * Fetches the provider's reference before any charge. Its `memory` is stored before `start` is called, so that a start
   * with a lost answer asks about the same payment.
   */
  readonly prepare?: ((wish: PaymentWish) => Promise<unknown>) | undefined;
  readonly start: (wish: PaymentWish) => Promise<ProviderReport>;
  /** Polls the payment's state; throws ProviderUnreachable. An adapter without a status call returns the stored state. */
  readonly status: (payment: KeptPayment, now: number) => Promise<ProviderReport>;
  /** Closes the provider's page and returns the payment's state afterwards. */
  readonly cancel?: ((payment: KeptPayment) => Promise<ProviderReport>) | undefined;
  readonly refund?: ((payment: KeptPayment, refund: KeptRefund) => Promise<RefundReport>) | undefined;
  readonly makeCustomer?: ((accountId: string) => Promise<string>) | undefined;
  /** Removes a saved card at the provider; an unknown card is no error. */
  readonly forget?: ((instrument: KeptInstrument) => Promise<void>) | undefined;
  /** Parses a notification from its raw bytes; `undefined` when it is not the provider's. */
  readonly hear?:
    | ((raw: Buffer, headers: Readonly<Record<string, unknown>>, now: number) => readonly Notice[] | undefined)
    | undefined;
  /** Answer that the provider expects to its notices; `known`: outcomes by id. Absent: the status only. */
  readonly answer?:
    | ((notices: readonly { readonly notice: Notice; readonly outcome: NoticeOutcome }[]) => string)
    | undefined;
  /** Answer to bytes that are not the provider's. */
  readonly refusal?: string | undefined;
}

/** taken: booked now or before · unknown: no such payment · later: not possible now, and may be repeated */
export type NoticeOutcome = 'taken' | 'unknown' | 'later';

/** Providers available at a place, preferred first; empty: none. */
export type PaymentPorts = (slug: string) => readonly PaymentPort[];
