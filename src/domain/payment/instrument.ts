// A card that a customer has saved with a provider. Its number never comes near us.
import type { PaymentProvider } from './providers.ts';

/** Kinds of account behind an instrument. Persisted. */
export const INSTRUMENT_KINDS = ['card', 'account'] as const;

export interface PaymentInstrument {
  /** Ours; the provider's own name for it stays on the server. */
  readonly key: string;
  readonly provider: PaymentProvider;
  readonly kind: (typeof INSTRUMENT_KINDS)[number];
  /** As the provider calls it: "Visa •••• 4242". */
  readonly name: string;
  /** "2028-03"; absent: it is not known, or it does not expire. */
  readonly expires?: string | undefined;
  readonly isDemo: boolean;
}

/** Whether its last month is over. `month`: "2026-11", of the place's day. */
export const isExpiredInstrument = ({ expires }: Pick<PaymentInstrument, 'expires'>, month: string): boolean =>
  expires !== undefined && expires < month;
