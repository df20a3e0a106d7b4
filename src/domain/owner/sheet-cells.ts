// Parsers of a sheet's non-text cells, tolerant of owners' and spreadsheets' notation such as "7,9" for "7.90".
import { DIETS, EU_ALLERGENS } from '../menu/menu.ts';
import { parseFileAmount } from '../pricing/file-amount.ts';
import { formatAmountPlain } from '../pricing/money.ts';
import { typedAmountText } from '../pricing/typed-amount.ts';
import { ASK, NONE } from './menu-sheet.ts';
import { withoutOwnSign } from './sheets/currency-signs.ts';
import { isObject, type Json, listOf, nameOf, type VenueFile } from './venue-file.ts';

export type CellFault = 'amount' | 'percent' | 'category' | 'allergen' | 'diet' | 'longer';

type Read = { readonly to: Json } | { readonly fault: CellFault };

/** Accepts a decimal comma. */
const pointed = (text: string): string => text.trim().replace(',', '.');

/** An amount with the currency's decimals; the sign of this currency is allowed, another sign is a fault. */
export const readAmount =
  (currency: string) =>
  (text: string): Read => {
    const amount = parseFileAmount(typedAmountText(withoutOwnSign(text, currency), currency), currency);
    return amount === undefined ? { fault: 'amount' } : { to: formatAmountPlain(amount, currency) };
  };

/** A price: an amount, or the text for asking the waiter. */
export const readPrice =
  (currency: string) =>
  (text: string): Read =>
    text.trim().toLowerCase() === ASK ? { to: null } : readAmount(currency)(text);

/** A percentage from 0 to 100, with or without the percent sign. */
export const readPercent = (text: string): Read => {
  const bare = pointed(text.replace('%', ''));
  const percent = Number(bare);
  return /^\d+(?:\.\d+)?$/.test(bare) && percent <= 100 ? { to: percent } : { fault: 'percent' };
};

const KNOWN: Readonly<
  Record<string, { readonly fault: CellFault; readonly in: (file: VenueFile) => readonly string[] }>
> = {
  categories: { fault: 'category', in: (file) => listOf(file, 'categories').flatMap((one) => nameOf(one) ?? []) },
  diets: { fault: 'diet', in: () => DIETS },
};

const allergensIn = (file: VenueFile): readonly string[] => [
  ...EU_ALLERGENS,
  ...Object.keys(isObject(file.allergens) ? file.allergens : {}),
];

/** Codes separated by spaces, commas or semicolons; the venue must have each of them. */
export const readList = (file: VenueFile, field: string) => {
  const { fault, in: known } = KNOWN[field] ?? { fault: 'allergen', in: allergensIn };
  const codes = new Set(known(file));
  return (text: string): Read => {
    const said =
      text.trim() === NONE && field !== 'categories' ? [] : text.split(/[\s,;]+/).filter((one) => one !== '');
    const list = [...new Set(said)];
    return list.every((code) => codes.has(code)) ? { to: list } : { fault };
  };
};
