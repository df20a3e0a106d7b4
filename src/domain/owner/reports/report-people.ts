// Payments and tips of a report by tender, by hotel room and by the person who noted them, and orders by the person who took
// them.
import { TENDERS, type Tender } from '../../bill/payment.ts';
import { type Currency, type Minor, minor } from '../../pricing/money.ts';
import type { DayOrder, Sum } from '../day-figures.ts';

/** A recorded payment, or its reversal with negative amounts. */
export interface PaymentMove {
  readonly tender: Tender;
  readonly currency: Currency;
  /** Money received for the bill, with cash rounding and without the tip. */
  readonly amount: Minor;
  readonly tip: Minor;
  /** Hotel room whose bill takes the payment; absent: none, or not known. */
  readonly room?: string | undefined;
  /** Name of the person who noted the payment, also on its reversal; empty: a guest paid online. */
  readonly by: string;
  readonly isReversal: boolean;
}

/** Amounts by means of payment. */
export interface TenderSum extends Sum {
  readonly tender: Tender;
}

/** Payments on the bill of a hotel room in the days of a report. */
export interface RoomSum {
  readonly room: string;
  /** With tips, less reversed payments. */
  readonly sums: readonly Sum[];
}

/** Work of one staff member in the days of a report. */
export interface PersonFigures {
  readonly name: string;
  /** Orders that the person took for guests, without rejected ones. */
  readonly orders: number;
  /** Noted payments that were not reversed in these days. */
  readonly payments: number;
  readonly paid: readonly Sum[];
  readonly tips: readonly Sum[];
}

const sumBy = (moves: readonly PaymentMove[], of: (move: PaymentMove) => Minor): readonly TenderSum[] => {
  const sums = new Map<string, TenderSum>();
  for (const move of moves) {
    const { tender, currency } = move;
    const key = `${tender} ${currency}`;
    sums.set(key, { tender, currency, amount: minor((sums.get(key)?.amount ?? 0) + of(move)) });
  }
  return [...sums.values()].toSorted((a, b) => TENDERS.indexOf(a.tender) - TENDERS.indexOf(b.tender));
};

/** One sum for each currency; a currency that comes to nothing is absent. */
export const addSums = (sums: readonly Sum[]): readonly Sum[] => {
  const all = new Map<Currency, Minor>();
  for (const { currency, amount } of sums) all.set(currency, minor((all.get(currency) ?? 0) + amount));
  return [...all].flatMap(([currency, amount]) => (amount === 0 ? [] : [{ currency, amount }]));
};

/** Payments less reversals, by tender. */
export const paidByTender = (moves: readonly PaymentMove[]): readonly TenderSum[] =>
  sumBy(moves, ({ amount }) => amount);

/** Tips that staff noted less reversed ones, by tender; a tender without tips is absent. */
export const tipsByTender = (moves: readonly PaymentMove[]): readonly TenderSum[] =>
  sumBy(moves, ({ tip }) => tip).filter(({ amount }) => amount !== 0);

/** Hotel rooms with what is on their bills, in the order of their numbers; a room that comes to nothing is absent. */
export const roomsOf = (moves: readonly PaymentMove[]): readonly RoomSum[] => {
  const names = [...new Set(moves.flatMap(({ room }) => room ?? []))];
  return names
    .toSorted((a, b) => a.localeCompare(b, undefined, { numeric: true }))
    .map((room) => {
      const own = moves.filter((move) => move.room === room);
      return {
        room,
        sums: addSums(own.map(({ currency, amount, tip }) => ({ currency, amount: minor(amount + tip) }))),
      };
    })
    .filter(({ sums }) => sums.length > 0);
};

/** Each person who took an order or noted a payment, by name. */
export const peopleOf = (
  orders: readonly (Pick<DayOrder, 'status'> & { readonly takenBy?: string | undefined })[],
  moves: readonly PaymentMove[],
): readonly PersonFigures[] => {
  const taken = orders.flatMap(({ status, takenBy }) => (status === 'rejected' || !takenBy ? [] : [takenBy]));
  const noted = moves.filter(({ by }) => by !== '');
  const names = [...new Set([...taken, ...noted.map(({ by }) => by)])].toSorted((a, b) => a.localeCompare(b));
  return names.map((name) => {
    const own = noted.filter(({ by }) => by === name);
    const count = own.reduce((sum, { isReversal }) => sum + (isReversal ? -1 : 1), 0);
    return {
      name,
      orders: taken.filter((by) => by === name).length,
      // A payment of an earlier day can be reversed in these days.
      payments: Math.max(0, count),
      paid: addSums(paidByTender(own)),
      tips: addSums(tipsByTender(own)),
    };
  });
};
