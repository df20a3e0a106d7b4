// People of a bill that is split by dish: those who ordered, in share order, then those without a phone.
import type { TableGuest } from '../session/guest-name.ts';
import { payerKey, type SentOrder } from './payers.ts';

export interface BillPerson {
  /** Position among the shares, from 1. */
  readonly person: number;
  /** Shown number: a guest's own number at the table, else the next number that no guest has. */
  readonly number: number;
  readonly name: string | undefined;
  /** Whether the person has ordered by phone, so that the others know them by this number. */
  readonly isGuest: boolean;
  readonly isReader: boolean;
}

/** The payers as people, and further people up to `people`. `own`: orders of this device. */
export const personsOf = (
  payers: readonly SentOrder[],
  own: ReadonlySet<string>,
  people: number,
): readonly BillPerson[] => {
  const guestAt = (at: number): TableGuest | undefined => {
    const payer = payers[at];
    return payer?.orderer.kind === 'staff' ? undefined : payer?.guest;
  };
  const used = new Set(Array.from({ length: people }, (_, at) => guestAt(at)?.number));
  let next = 0;
  const free = () => {
    do next += 1;
    while (used.has(next));
    return next;
  };
  return Array.from({ length: people }, (_, at) => {
    const payer = payers[at];
    const guest = guestAt(at);
    return {
      person: at + 1,
      number: guest?.number ?? free(),
      name: guest?.name,
      isGuest: guest !== undefined,
      isReader: payer !== undefined && payer.orderer.kind !== 'staff' && (guest?.isMine ?? own.has(payer.id)),
    };
  });
};

/** The person who ordered, by order id; orders of the staff and of unnamed others have none. */
export const orderersOf = (
  orders: readonly SentOrder[],
  payers: readonly SentOrder[],
  persons: readonly BillPerson[],
  own: ReadonlySet<string>,
): ReadonlyMap<string, BillPerson> => {
  const byKey = new Map(payers.map((payer, at) => [payerKey(payer, own), persons[at]]));
  return new Map(
    orders.flatMap((order): [string, BillPerson][] => {
      const one = byKey.get(payerKey(order, own));
      return one && (one.isGuest || one.isReader) ? [[order.id, one]] : [];
    }),
  );
};
