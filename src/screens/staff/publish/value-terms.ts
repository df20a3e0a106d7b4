import type { Json } from '#domain/owner/venue-file.ts';
import { parseAmount } from '#domain/pricing/money.ts';
import { formatMoney } from '#ui/words/format-money.ts';
import type { MoneyTerms } from '#view/pricing/money-terms.ts';
import type { MenuLanguages } from '../settings/words-fields.tsx';

/** In which money and words a change is told. */
export interface ValueTerms {
  readonly money: MoneyTerms;
  readonly languages: MenuLanguages;
}

/** A price of the file, which is in the place's own currency, as it is written everywhere else; undefined: it is none. */
export const priceWords = (value: Json | undefined, { currency, language, suffix }: MoneyTerms): string | undefined => {
  const amount = typeof value === 'string' ? parseAmount(value, currency) : undefined;
  return amount === undefined ? undefined : formatMoney(amount, currency, language, suffix);
};
