import type { Language } from '#domain/language/language.ts';
import type { Currency, Minor } from '#domain/pricing/money.ts';

/** How the open place writes its prices for this guest. */
export interface MoneyTerms {
  readonly language: Language;
  readonly currency: Currency;
  readonly suffix: string | undefined;
  /** The second currency beside it; the sum is worked out by the rules, never by a screen. */
  readonly second:
    | {
        readonly currency: string;
        readonly suffix: string | undefined;
        /** The second currency is the large one, the place's own the small one. */
        readonly first: boolean;
        readonly convert: (amount: Minor) => Minor;
      }
    | undefined;
}
