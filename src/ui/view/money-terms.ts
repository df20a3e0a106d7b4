import type { Language } from '#domain/language/language.ts';
import type { Currency, Minor } from '#domain/pricing/money.ts';

/** The currencies and the spelling of prices at the open place, for this guest. */
export interface MoneyTerms {
  readonly language: Language;
  readonly currency: Currency;
  readonly suffix: string | undefined;
  /** The second currency beside the place's own. The rules work its amounts out, never a screen. */
  readonly second:
    | {
        readonly currency: string;
        readonly suffix: string | undefined;
        /** The second currency is written large, the place's own small. */
        readonly first: boolean;
        readonly convert: (amount: Minor) => Minor;
      }
    | undefined;
}
