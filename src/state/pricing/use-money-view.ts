// The currencies and the spelling of prices at the open place, for this guest. [S1.10, S9.01]
import { useMemo } from 'react';
import type { Language } from '#domain/language/language.ts';
import { placeTime } from '#domain/place/hours.ts';
import { convert } from '#domain/pricing/money.ts';
import type { MoneyTerms } from '#view/pricing/money-terms.ts';
import { useMenu } from '../menu/menu-context.tsx';
import { useTabl } from '../tabl-context.tsx';

export function useMoneyTerms(language: Language): MoneyTerms {
  const { place, settings } = useMenu();
  const { serverNow } = useTabl();
  return useMemo(() => {
    const { currency } = place;
    const own = { language, currency, suffix: settings.currencySuffix };
    // A Swiss guest sees francs beside the place's own money, never the place's amount with CHF behind it.
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
    const today = placeTime(serverNow(), place.timeZone).date;
    const holds =
      second && (second.from === undefined || today >= second.from) && (second.to === undefined || today <= second.to);
    if (!second || !holds) return { ...own, second: undefined };
    return {
      ...own,
      second: {
        currency: second.currency,
        suffix: second.suffix,
        first: second.first,
        convert: (amount) => convert(amount, second.rate, currency, second.currency),
      },
    };
  }, [place, settings, language, serverNow]);
}
