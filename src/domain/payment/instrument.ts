// A card saved by a customer with a provider. Its number never reaches us.
import type { PaymentProvider } from './providers.ts';

/** Kinds of account behind a saved instrument. Persisted. */
export const INSTRUMENT_KINDS = ['card', 'account'] as const;

export interface PaymentInstrument {
  /** Our key; the provider's own id stays on the server. */
  readonly key: string;
  readonly provider: PaymentProvider;
  readonly kind: (typeof INSTRUMENT_KINDS)[number];
  /** The provider's name for the card: "Visa •••• 4242". */
  readonly name: string;
  /** "2028-03"; absent: unknown, or the card does not expire. */
  readonly expires?: string | undefined;
  readonly isDemo: boolean;
}

/** Whether its last month has passed. `month`: the place's current month, "2026-11". */
export const isExpiredInstrument = ({ expires }: Pick<PaymentInstrument, 'expires'>, month: string): boolean =>
  expires !== undefined && expires < month;
