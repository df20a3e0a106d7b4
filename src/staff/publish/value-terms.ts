import type { Json } from '#domain/owner/venue-file.ts';
import { parseAmount } from '#domain/pricing/money.ts';
import type { MenuLanguages } from '#staff/settings/words-fields.tsx';
import type { MoneyTerms } from '#ui/view/money-terms.ts';
import { formatMoney } from '#ui/words/format-money.ts';

/** Currency and language for showing a change. */
export interface ValueTerms {
  readonly money: MoneyTerms;
  readonly languages: MenuLanguages;
}

/** A price of the file in the usual format and the place's own currency; `undefined` when it is no price. */
export const priceText = (value: Json | undefined, { currency, language, suffix }: MoneyTerms): string | undefined => {
  const amount = typeof value === 'string' ? parseAmount(value, currency) : undefined;
  return amount === undefined ? undefined : formatMoney(amount, currency, language, suffix);
};
