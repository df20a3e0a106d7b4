// Searches the orders of a day by label, number, table, dish or amount.
import { currencyDecimals, type Minor } from '../pricing/money.ts';
import { fold } from '../search/search-fold.ts';
import type { StaffOrder } from '../service/board.ts';

type Searched = Pick<StaffOrder, 'label' | 'number' | 'table' | 'room' | 'lines' | 'total' | 'currency'>;

const AMOUNT = /^(\d{1,9})(?:[.,](\d{1,3}))?$/;

/** "18,40" and "18.4" are 1840 in a currency with two decimals; "18" is a whole amount too. */
const amountOf = (asked: string, currency: string): Minor | undefined => {
  const [, whole, fraction = ''] = AMOUNT.exec(asked.replace(/\s*(?:€|lv\.?|лв\.?|[A-Za-z]{3})$/iu, '')) ?? [];
  const decimals = currencyDecimals(currency);
  if (whole === undefined || fraction.length > decimals) return undefined;
  return Number(whole + fraction.padEnd(decimals, '0')) as Minor;
};

/** Whether an order matches the search. An empty search matches all. */
export const isAskedFor = (order: Searched, asked: string): boolean => {
  const text = asked.trim();
  if (text === '') return true;
  const number = text.replace(/^(?:№|#|no\.?)\s*/iu, '');
  if (number === String(order.number)) return true;
  const amount = amountOf(text, order.currency);
  if (amount !== undefined && (order.total === amount || order.lines.some(({ total }) => total === amount)))
    return true;
  const folded = fold(text).trim();
  if (folded === '') return false;
  const isNamed = (name: string | undefined) => name !== undefined && fold(name) === folded;
  if (isNamed(order.table) || isNamed(order.room)) return true;
  if (fold(order.label).startsWith(folded)) return true;
  // A number alone does not search dish names, since too many contain a digit.
  return !/^\d+$/.test(folded) && order.lines.some(({ name }) => fold(name).includes(folded));
};
