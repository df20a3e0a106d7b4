import { useLingui } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { Currency, Minor } from '#domain/pricing/money.ts';
import { formatMoney } from '#ui/words/format-money.ts';

const SUFFIXES: Readonly<Record<string, string>> = { EUR: '€', BGN: 'lv.' };

/** Formats an order's amounts in its own currency, even if the place's currency has changed. */
export function useOrderMoney(currency: Currency): (amount: Minor) => string {
  const { i18n } = useLingui();
  return (amount) => formatMoney(amount, currency, i18n.locale as Language, SUFFIXES[currency]);
}
