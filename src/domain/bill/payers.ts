// Payers of a bill that is split by person: each has one share.

import type { Orderer } from '../order/orderer.ts';
import type { TableGuest } from '../session/guest-name.ts';
import { type Piece, pieceKey } from './bill-split.ts';

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

/**
 * The orders, each of this device with its guest: the answer to an order does not name the guest, and only the next list of
 * orders does. Without this, two orders of one phone are two payers until then. `own`: orders of this device.
 */
export const withOwnGuest = <O extends SentOrder>(orders: readonly O[], own: ReadonlySet<string>): readonly O[] => {
  const mine = orders.find(({ guest }) => guest?.isMine)?.guest;
  if (!mine) return orders;
  return orders.map((order) =>
    order.guest || order.orderer.kind === 'staff' || !own.has(order.id) ? order : { ...order, guest: mine },
  );
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

/**
 * Start of a split by dish: the person who ordered a dish pays for it. Persons are numbered from 1 in share order. Dishes of
 * the staff, of unnamed others, and of people beyond `people` are left to all. Empty: one person ordered everything.
 */
export const sharersByOrder = (
  orders: readonly SentOrder[],
  pieces: readonly Piece[],
  own: ReadonlySet<string>,
  people: number,
): ReadonlyMap<string, readonly number[]> => {
  const payers = payersOf(orders, own).map((order) => payerKey(order, own));
  if (payers.length < 2) return new Map();
  const keys = new Map(orders.map((order) => [order.id, payerKey(order, own)]));
  return new Map(
    pieces.flatMap((piece): [string, readonly number[]][] => {
      const key = keys.get(piece.orderId);
      const person = key === undefined || key === 'staff' || key === 'others' ? 0 : payers.indexOf(key) + 1;
      return person >= 1 && person <= people ? [[pieceKey(piece), [person]]] : [];
    }),
  );
};
