import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Minor } from '#domain/pricing/money.ts';
import type { MoneyTerms } from '#view/pricing/money-terms.ts';
import { formatMoney } from './format-money.ts';

export interface MoneyWords {
  /** The amount as it is charged. */
  readonly main: (amount: Minor) => string;
  /** The same in the other currency, where one is shown. */
  readonly second: (amount: Minor) => string | undefined;
}

const plain = (amount: Minor) => formatMoney(amount, 'EUR', 'bg', '€');

const MoneyContext = createContext<MoneyWords>({ main: plain, second: () => undefined });

/** Everything below writes its prices in this way. */
export const MoneyProvider = ({ view, children }: { readonly view: MoneyTerms; readonly children: ReactNode }) => {
  const words = useMemo<MoneyWords>(() => {
    const own = (amount: Minor) => formatMoney(amount, view.currency, view.language, view.suffix);
    const { second } = view;
    if (!second) return { main: own, second: () => undefined };
    const other = (amount: Minor) => formatMoney(second.convert(amount), second.currency, view.language, second.suffix);
    return second.first ? { main: other, second: own } : { main: own, second: other };
  }, [view]);
  return <MoneyContext value={words}>{children}</MoneyContext>;
};

/** The words for amounts at the open place. */
export const useMoney = (): MoneyWords => useContext(MoneyContext);
