// Payers of a bill that is split by person: each has one share.
import type { Orderer } from '../order/orderer.ts';
import type { TableGuest } from '../session/guest-name.ts';

/** Fields of an order that identify its sender. */
export interface SentOrder {
  readonly id: string;
  readonly orderer: Pick<Orderer, 'kind'>;
  readonly guest?: TableGuest | undefined;
}

/** Orders of one payer share one key. `own`: orders of this device, when an older server sends no sender. */
export const payerKey = ({ id, orderer, guest }: SentOrder, own: ReadonlySet<string>): string => {
  if (orderer.kind === 'staff') return 'staff';
  if (guest) return `guest ${guest.number}`;
  return own.has(id) ? 'own' : 'others';
};

/** The first order of each payer, in share order. */
export const payersOf = <O extends SentOrder>(orders: readonly O[], own: ReadonlySet<string>): readonly O[] => {
  const first = new Map<string, O>();
  for (const order of orders) {
    const key = payerKey(order, own);
    if (!first.has(key)) first.set(key, order);
  }
  return [...first.values()];
};
