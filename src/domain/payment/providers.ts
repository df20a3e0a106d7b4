// The providers that cards are paid through, and what each of them can do.
import { type Currency, type Minor, minor } from '../pricing/money.ts';

/** Persisted: they may be added to and never renamed. */
export const PAYMENT_PROVIDERS = ['stripe', 'epay', 'epay_onetouch'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

export interface ProviderTraits {
  /** Its name as it stands on receipts and statements; never translated. */
  readonly name: string;
  /** Our server can ask it how a payment stands; false: it only reports by itself, so our server needs a public address. */
  readonly isPolled: boolean;
  /** Money goes back through it; false: staff send it back by hand. */
  readonly refunds: boolean;
  /** Cards can be saved with it. */
  readonly savesCards: boolean;
  /** Our page asks whether the card is saved; false: the provider's own page asks. */
  readonly asksToSave: boolean;
  /** An open page of it can be shut; false: it ends by its own time alone. */
  readonly cancels: boolean;
  /** Guests must be signed in to pay through it, whatever the place wants. [S5.18] */
  readonly needsLogin: boolean;
  /** The life of an open page, ms. */
  readonly lastsMs: number;
}

const MINUTE = 60_000;

export const PROVIDER_TRAITS: Readonly<Record<PaymentProvider, ProviderTraits>> = {
  stripe: {
    name: 'Stripe',
    isPolled: true,
    refunds: true,
    savesCards: true,
    asksToSave: false,
    cancels: true,
    needsLogin: false,
    lastsMs: 31 * MINUTE,
  },
  epay: {
    name: 'ePay.bg',
    isPolled: false,
    refunds: false,
    savesCards: false,
    asksToSave: false,
    cancels: false,
    needsLogin: true,
    lastsMs: 15 * MINUTE,
  },
  epay_onetouch: {
    name: 'ePay.bg OneTouch',
    isPolled: true,
    refunds: false,
    savesCards: true,
    asksToSave: true,
    cancels: false,
    needsLogin: true,
    lastsMs: 30 * MINUTE,
  },
};

/** Smallest amount that the provider takes, by currency, in minor units; a currency that is not named is not taken. */
const MINIMA: Readonly<Record<PaymentProvider, Readonly<Record<string, number>>>> = {
  stripe: { EUR: 50, BGN: 100, CHF: 50, GBP: 30, USD: 50, RON: 200 },
  epay: { EUR: 2 },
  epay_onetouch: { EUR: 2 },
};

/** undefined: the provider does not take the currency. */
export const minimumOf = (provider: PaymentProvider, currency: Currency): Minor | undefined => {
  const least = MINIMA[provider][currency];
  return least === undefined ? undefined : minor(least);
};

/** Whether a guest must be signed in to pay. `placeWants`: of any card payment there. [S5.18] */
export const needsLogin = (provider: PaymentProvider, placeWants: boolean): boolean =>
  placeWants || PROVIDER_TRAITS[provider].needsLogin;

/** A provider as a place offers it now. */
export interface OfferedProvider {
  readonly key: PaymentProvider;
  readonly needsLogin: boolean;
  readonly savesCards: boolean;
  readonly minimum: Minor;
  /** A tip may be added to a share of a bill; absent: an older server, or the place takes none. */
  readonly takesTips?: boolean | undefined;
  /** No bank stands behind it: it is a demonstration. */
  readonly isDemo: boolean;
}
