// A payment provider as our services see it. Its adapter speaks the provider's protocol, decides nothing and writes nothing.
import type { CardPaymentState } from '#domain/payment/card-payment.ts';
import type { PaymentInstrument } from '#domain/payment/instrument.ts';
import type { PaymentProvider } from '#domain/payment/providers.ts';
import type { PaymentAlarm } from '#domain/payment/truth.ts';
import type { Minor } from '#domain/pricing/money.ts';
import type { KeptPayment } from '../../store/payment/card-payments.ts';
import type { KeptRefund } from '../../store/payment/card-refunds.ts';
import type { KeptInstrument } from '../../store/payment/instruments.ts';

/** A payment that is to be started. */
export interface PaymentWish {
  readonly payment: KeptPayment;
  /** Text on the provider's page: "Neven, order 41". */
  readonly description: string;
  readonly language: string;
  /** Where the guest comes back to; it bears the payment's key. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** The provider's id of the customer, where one is signed in. */
  readonly customer?: string | undefined;
  /** A saved card that is charged. */
  readonly instrument?: KeptInstrument | undefined;
  /** The customer has agreed that the card is saved. */
  readonly saves?: boolean | undefined;
}

export type SavedWith = Pick<PaymentInstrument, 'kind' | 'name' | 'expires'> & { readonly reference: unknown };

/** A provider's word on a payment. A part that it does not say is left out, and stays as it was. */
export interface ProviderWord {
  readonly state: CardPaymentState;
  readonly amount?: Minor | undefined;
  readonly currency?: string | undefined;
  readonly reference?: string | undefined;
  readonly page?: string | undefined;
  readonly memory?: unknown;
  readonly endsAt?: number | undefined;
  readonly alarm?: PaymentAlarm | undefined;
  /** The guest has saved the card with it. */
  readonly saved?: SavedWith | undefined;
}

/** Whether it arrived is not known: it is asked again, with the same key. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}
/** The provider said no, for good. */
export class ProviderRefused extends Error {
  override readonly name: string = 'ProviderRefused';
}
/** The provider does not charge the saved card any more: it was taken away there, or its token has expired. */
export class CardGone extends ProviderRefused {
  override readonly name = 'CardGone';
}

/**
 * One notification, proved by its signature. `word` absent: it only says that something happened, and the provider is asked.
 * `id`: of the notification; a repeated one has the same.
 */
export interface Notice {
  readonly id: string;
  readonly reference?: string | undefined;
  readonly paymentKey?: string | undefined;
  readonly word?: ProviderWord | undefined;
}

export interface RefundWord {
  readonly state: 'asked' | 'done' | 'failed';
  readonly reference?: string | undefined;
}

export interface PaymentPort {
  readonly provider: PaymentProvider;
  readonly isDemo: boolean;
  /** Names the payment for the provider, where the name is ours to give; called before the row is written. */
  readonly nameIt?: ((now: number) => Pick<KeptPayment, 'reference' | 'memory'>) | undefined;
  /**
   * Fetches what the provider names a payment by, before anything is charged. Its `memory` is written down before `start` is
   * called, so that a start whose answer was lost asks about the same payment.
   */
  readonly prepare?: ((wish: PaymentWish) => Promise<unknown>) | undefined;
  readonly start: (wish: PaymentWish) => Promise<ProviderWord>;
  /** How it stands; throws ProviderUnreachable. A provider that is not asked says what we know. */
  readonly status: (payment: KeptPayment, now: number) => Promise<ProviderWord>;
  /** Shuts the provider's page, and says how the payment stands then. */
  readonly cancel?: ((payment: KeptPayment) => Promise<ProviderWord>) | undefined;
  readonly refund?: ((payment: KeptPayment, refund: KeptRefund) => Promise<RefundWord>) | undefined;
  readonly makeCustomer?: ((accountId: string) => Promise<string>) | undefined;
  /** Takes a saved card from the provider; one that it does not know is no mistake. */
  readonly forget?: ((instrument: KeptInstrument) => Promise<void>) | undefined;
  /** Reads a notification as its bytes came; undefined: it is not the provider's. */
  readonly hear?:
    | ((raw: Buffer, headers: Readonly<Record<string, unknown>>, now: number) => readonly Notice[] | undefined)
    | undefined;
  /** Answer to the notices that the provider expects; `known`: by their ids. Left out: nothing but the status. */
  readonly answer?:
    | ((notices: readonly { readonly notice: Notice; readonly outcome: NoticeOutcome }[]) => string)
    | undefined;
  /** The answer to bytes that are not the provider's. */
  readonly refusal?: string | undefined;
}

/** taken: it is done, now or before · unknown: there is no such payment · later: it could not be done, and may come again */
export type NoticeOutcome = 'taken' | 'unknown' | 'later';

/** Providers that take cards at a place, the first first; empty: none. */
export type PaymentPorts = (slug: string) => readonly PaymentPort[];
