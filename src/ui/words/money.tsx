import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Minor } from '#domain/pricing/money.ts';
import type { MoneyTerms } from '#ui/view/money-terms.ts';
import { formatMoney } from './format-money.ts';

export interface MoneyText {
  /** Formats the charged amount. */
  readonly main: (amount: Minor) => string;
  /** Formats the amount in the second currency, if the place shows one. */
  readonly second: (amount: Minor) => string | undefined;
}

const plain = (amount: Minor) => formatMoney(amount, 'EUR', 'bg', '€');

const MoneyContext = createContext<MoneyText>({ main: plain, second: () => undefined });

/** Sets the price format for everything below. */
export const MoneyProvider = ({ view, children }: { readonly view: MoneyTerms; readonly children: ReactNode }) => {
  const words = useMemo<MoneyText>(() => {
    const own = (amount: Minor) => formatMoney(amount, view.currency, view.language, view.suffix);
    const { second } = view;
    if (!second) return { main: own, second: () => undefined };
    const other = (amount: Minor) => formatMoney(second.convert(amount), second.currency, view.language, second.suffix);
    return second.first ? { main: other, second: own } : { main: own, second: other };
  }, [view]);
  return <MoneyContext value={words}>{children}</MoneyContext>;
};

/** Price formats of the open place. */
export const useMoney = (): MoneyText => useContext(MoneyContext);
