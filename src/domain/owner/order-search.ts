// Searches the orders of a day by label, number, table, guest, phone, dish, amount or the person who took it.
import { lineWithoutPackaging } from '../order/standing/placed-packaging.ts';
import { currencyDecimals, type Minor } from '../pricing/money.ts';
import { fold } from '../search/search-fold.ts';
import { spellingKey } from '../search/spelling-key.ts';
import type { StaffOrder } from '../service/board.ts';

type Searched = Pick<
  StaffOrder,
  'label' | 'number' | 'table' | 'room' | 'orderType' | 'details' | 'lines' | 'total' | 'currency' | 'takenBy'
>;

const AMOUNT = /^(\d{1,9})(?:[.,](\d{1,3}))?$/;

/** "18,40" and "18.4" are 1840 in a currency with two decimals; "18" is a whole amount too. */
const amountOf = (asked: string, currency: string): Minor | undefined => {
  const [, whole, fraction = ''] = AMOUNT.exec(asked.replace(/\s*(?:€|lv\.?|лв\.?|[A-Za-z]{3})$/iu, '')) ?? [];
  const decimals = currencyDecimals(currency);
  if (whole === undefined || fraction.length > decimals) return undefined;
  return Number(whole + fraction.padEnd(decimals, '0')) as Minor;
};

/** A phone number, or a part of it, as people write it. */
const PHONE = /^\+?[\d\s()/-]+$/;
/** Number of digits from which on a part of a phone number is enough, as its last four. */
const PHONE_FROM = 4;

/** Digits of a phone number; the zeros before it stand for a country code. */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^0+/, '');

/** "0888 123 456", "+359 888…" and "3456" are the phone "+359888123456". */
const isPhone = (phone: string, asked: string): boolean =>
  PHONE.test(asked) && digitsOf(asked).length >= PHONE_FROM && digitsOf(phone).includes(digitsOf(asked));

/** Words for the place of an order in the list, in the languages of its readers. */
export const PLACE_WORDS = {
  table: ['Table', 'Маса', 'Mesa', 'Tisch'],
  room: ['Room', 'Стая', 'Habitación', 'Zimmer', 'Chambre'],
  delivery: ['Delivery', 'Доставка', 'Envío', 'Lieferung', 'Livraison'],
  pickup: ['Pickup', 'Вземане от място', 'Recogida', 'Abholung', 'À emporter'],
  none: ['No table', 'Без маса', 'Sin mesa', 'Ohne Tisch', 'Sans table'],
} as const;
/** Letters from which on the beginning of such a word is enough. */
const WORD_FROM = 3;

/** The words of an order's place, and the name after them. */
const placeOf = ({ table, room, orderType, details }: Searched): readonly [words: readonly string[], name: string] => {
  if (orderType === 'room' && room) return [PLACE_WORDS.room, room];
  if (table) return [PLACE_WORDS.table, table];
  if (orderType === 'delivery') return [PLACE_WORDS.delivery, ''];
  if (orderType === 'preorder') return [details?.isToGo === false ? [] : PLACE_WORDS.pickup, ''];
  return [PLACE_WORDS.none, ''];
};

/** Whether the search is the place of an order as the list shows it, or the beginning of its word: "Table 5", "table". */
const isPlace = (order: Searched, folded: string): boolean => {
  const [words, name] = placeOf(order);
  return words.some(
    (word) =>
      fold(`${word} ${name}`).trim() === folded || (folded.length >= WORD_FROM && fold(word).startsWith(folded)),
  );
};

/** Whether an order matches the search. An empty search matches all. */
export const isAskedFor = (order: Searched, asked: string): boolean => {
  const text = asked.trim();
  if (text === '') return true;
  const number = text.replace(/^(?:№|#|no\.?)\s*/iu, '');
  if (number === String(order.number)) return true;
  const amount = amountOf(text, order.currency);
  const isLine = (line: Searched['lines'][number]) =>
    line.total === amount || lineWithoutPackaging(line).total === amount;
  if (amount !== undefined && (order.total === amount || order.lines.some(isLine))) return true;
  const folded = fold(text).trim();
  if (folded === '') return false;
  const isNamed = (name: string | undefined) => name !== undefined && fold(name) === folded;
  if (isNamed(order.table) || isNamed(order.room)) return true;
  if (isPlace(order, folded)) return true;
  if (fold(order.label).startsWith(folded)) return true;
  if (isPhone(order.details?.phone ?? '', text)) return true;
  // A number alone does not search dish names, since too many contain a digit.
  if (/^\d+$/.test(folded)) return false;
  const key = spellingKey(text);
  return [order.takenBy ?? '', order.details?.name ?? '', ...order.lines.map(({ name }) => name)].some(
    (name) => fold(name).includes(folded) || (key !== '' && spellingKey(name).includes(key)),
  );
};
