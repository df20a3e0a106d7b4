import type { Language } from '#domain/language/language.ts';
import type { Currency, Minor } from '#domain/pricing/money.ts';

/** Currencies and price format of the open place for this guest. */
export interface MoneyTerms {
  readonly language: Language;
  readonly currency: Currency;
  readonly suffix: string | undefined;
  /** The second currency beside the place's own. Domain rules compute its amounts, never a screen. */
  readonly second:
    | {
        readonly currency: string;
        readonly suffix: string | undefined;
        /** The second currency is shown large, the place's own small. */
        readonly first: boolean;
        readonly convert: (amount: Minor) => Minor;
      }
    | undefined;
}
