import type { Sum } from '#domain/owner/day-figures.ts';
import { type Currency, ZERO } from '#domain/pricing/money.ts';
import { useTextLanguage } from '#staff/frame/use-text-language.ts';
import { formatMoney } from '#ui/words/format-money.ts';
import { useMoney } from '#ui/words/money.tsx';

/** Amounts by currency, the place's own first: "912,40 €", or "912,40 € + 20,00 BGN" on the day of a currency change. */
export function useSums(own: Currency): (sums: readonly Sum[]) => string {
  const money = useMoney();
  const language = useTextLanguage();
  return (sums) => {
    const ours = sums.find(({ currency }) => currency === own)?.amount;
    const others = sums.filter(({ currency }) => currency !== own);
    const said = [
      ...(ours === undefined && others.length > 0 ? [] : [money.main(ours ?? ZERO)]),
      ...others.map(({ currency, amount }) => formatMoney(amount, currency, language, undefined)),
    ];
    return said.join(' + ');
  };
}
