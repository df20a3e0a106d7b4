import type { Json } from '#domain/owner/venue-file.ts';
import { parseAmount } from '#domain/pricing/money.ts';
import type { MenuLanguages } from '#staff/settings/words-fields.tsx';
import type { MoneyTerms } from '#ui/view/money-terms.ts';
import { formatMoney } from '#ui/words/format-money.ts';

/** Currency and words in which a change is told. */
export interface ValueTerms {
  readonly money: MoneyTerms;
  readonly languages: MenuLanguages;
}

/** A price of the file, which is in the place's own currency, as it is written everywhere else; undefined: it is none. */
export const priceWords = (value: Json | undefined, { currency, language, suffix }: MoneyTerms): string | undefined => {
  const amount = typeof value === 'string' ? parseAmount(value, currency) : undefined;
  return amount === undefined ? undefined : formatMoney(amount, currency, language, suffix);
};
