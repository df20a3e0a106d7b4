// Payment providers for cards, with their abilities.
import { type Currency, type Minor, minor } from '../pricing/money.ts';

/** Persisted: values are added and never renamed. */
export const PAYMENT_PROVIDERS = ['stripe', 'epay', 'epay_onetouch'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

export interface ProviderTraits {
  /** Name on receipts and statements; never translated. */
  readonly name: string;
  /** Our server can poll its payment status; false: the provider only calls us, so our server needs a public address. */
  readonly isPolled: boolean;
  /** Supports refunds; false: staff send money back by hand. */
  readonly refunds: boolean;
  /** Supports saved cards. */
  readonly savesCards: boolean;
  /** Our page asks whether to save the card; false: the provider's page asks. */
  readonly asksToSave: boolean;
  /** An open payment page can be cancelled; false: it only expires. */
  readonly cancels: boolean;
  /** Guests must be signed in to pay with this provider, whatever the place sets. [S5.18] */
  readonly needsLogin: boolean;
  /** Lifetime of a payment page, ms. */
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

/** Minimum amounts by currency, in minor units; other currencies are not accepted. */
const MINIMA: Readonly<Record<PaymentProvider, Readonly<Record<string, number>>>> = {
  stripe: { EUR: 50, BGN: 100, CHF: 50, GBP: 30, USD: 50, RON: 200 },
  epay: { EUR: 2 },
  epay_onetouch: { EUR: 2 },
};

/** undefined: the provider does not accept the currency. */
export const minimumOf = (provider: PaymentProvider, currency: Currency): Minor | undefined => {
  const least = MINIMA[provider][currency];
  return least === undefined ? undefined : minor(least);
};

/** Whether a guest must be signed in to pay. `placeWants`: the place's setting for all card payments. [S5.18] */
export const needsLogin = (provider: PaymentProvider, placeWants: boolean): boolean =>
  placeWants || PROVIDER_TRAITS[provider].needsLogin;

/** A provider as offered by a place now. */
export interface OfferedProvider {
  readonly key: PaymentProvider;
  readonly needsLogin: boolean;
  readonly savesCards: boolean;
  readonly minimum: Minor;
  /** A tip may be added to a share of a bill; absent: an older server, or the place takes no tips. */
  readonly takesTips?: boolean | undefined;
  /** A demonstration without a bank. */
  readonly isDemo: boolean;
}
