import type { Currency, Minor } from '#domain/pricing/money.ts';
import { useTextLanguage } from '#staff/frame/use-text-language.ts';
import { formatMoney } from '#ui/words/format-money.ts';

const SUFFIXES: Readonly<Record<string, string>> = { EUR: '€', BGN: 'lv.' };

/** Formats an order's amounts in its own currency, even if the place's currency has changed. */
export function useOrderMoney(currency: Currency): (amount: Minor) => string {
  const language = useTextLanguage();
  return (amount) => formatMoney(amount, currency, language, SUFFIXES[currency]);
}
