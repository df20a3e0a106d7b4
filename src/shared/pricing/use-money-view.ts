// Currencies and price format of the open place for this guest. [S1.10, S9.01]
import { useCallback, useMemo } from 'react';
import type { Language } from '#domain/language/language.ts';
import { placeTime } from '#domain/place/hours.ts';
import { convert } from '#domain/pricing/money.ts';
import { toSecondCurrency } from '#domain/pricing/second-currency.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import type { MoneyTerms } from '#ui/view/money-terms.ts';

export function useMoneyTerms(language: Language): MoneyTerms {
  const { place, settings } = useMenu();
  const { serverNow } = useTabl();
  const { timeZone } = place;
  const today = useMinute(useCallback(() => placeTime(serverNow(), timeZone).date, [serverNow, timeZone]));
  return useMemo(() => {
    const { currency } = place;
    const own = { language, currency, suffix: settings.currencySuffix };
    // A Swiss guest sees converted francs beside the place's currency, never the place's amount labelled CHF.
    if (language === 'fr-CH' && currency !== 'CHF' && settings.chfRate !== undefined) {
      const rate = settings.chfRate;
      return {
        ...own,
        second: {
          currency: 'CHF',
          suffix: 'CHF',
          first: false,
          convert: (amount) => convert(amount, rate, currency, 'CHF'),
        },
      };
    }
    const second = settings.secondCurrency;
    const holds =
      second && (second.from === undefined || today >= second.from) && (second.to === undefined || today <= second.to);
    const toSecond = holds ? toSecondCurrency(currency, second.currency, second.rate) : undefined;
    if (!second || !toSecond) return { ...own, second: undefined };
    return {
      ...own,
      second: { currency: second.currency, suffix: second.suffix, first: second.first, convert: toSecond },
    };
  }, [place, settings, language, today]);
}
