// Which rows of the journal a device that listens may hear: those of its table, and those of itself as an orderer.

import { isCounter } from '#domain/order/order-type.ts';
import { isSameOrderer } from '#domain/order/orderer.ts';
import type { JournalRow } from '../../store/journal.ts';
import type { KnownToken } from '../../store/session/sittings.ts';
import { ordererOfSitting } from '../outbox/take-command.ts';
import { isAlive } from './table-session.ts';

export interface Listener {
  /** Answered at once, from what was known when it was last looked up. */
  readonly concerns: (row: JournalRow) => boolean;
  /** Whether its right still stands is asked by `find` for each row: it may have lapsed or been closed since. */
  readonly mayHear: (row: JournalRow, find: FindToken) => Promise<boolean>;
  /** Strangers share what it hears: it is told that something has happened, and never whose. */
  readonly isCounter?: boolean;
  /** Its right stands: it may go on from the journal's number that it has seen last. */
  readonly isProven?: boolean;
}

/** Present owner of the device's token. `sittingId`: where it was last known to sit. */
export type FindToken = (sittingId: string) => Promise<KnownToken | undefined>;

/** Sitting whose party goes on at another's table with this row: its tokens are looked up again. */
export const movedOn = (row: JournalRow): string | undefined =>
  row.type === 'table.moved' ? row.payload.fromSitting : undefined;

const isOfAll = ({ orderId, sessionId }: JournalRow): boolean => orderId === null && sessionId === null;

/** Listener of the staff: their board changes with every row. */
export const STAFF_LISTENER: Listener = { concerns: () => true, mayHear: async () => true, isProven: true };

/** Listener that also hears of the orders whose secrets it has, whatever else it hears. */
export const withOrders = (listener: Listener, orderIds: ReadonlySet<string>): Listener => {
  const isOwn = ({ orderId }: JournalRow): boolean => orderId !== null && orderIds.has(orderId);
  return orderIds.size === 0
    ? listener
    : {
        ...listener,
        isProven: true,
        concerns: (row) => isOwn(row) || listener.concerns(row),
        mayHear: async (row, find) => isOwn(row) || listener.mayHear(row, find),
      };
};

/** Listener with the token that is known so; undefined: it hears the public events. */
export const listenerOf = (known: KnownToken | undefined, clock: () => number): Listener => {
  if (!isAlive(known, clock())) return { concerns: isOfAll, mayHear: async (row) => isOfAll(row) };
  const { sitting } = known;
  const orderer = ordererOfSitting(sitting);
  const isTheirs = (row: JournalRow): boolean => {
    const { sessionId, orderer: whose } = row;
    // A party that stays where another one has left reads its list again too.
    return (
      sessionId === sitting.id || movedOn(row) === sitting.id || (whose !== undefined && isSameOrderer(whose, orderer))
    );
  };
  return {
    isProven: true,
    isCounter: isCounter(sitting.orderType),
    concerns: (row) => isOfAll(row) || isTheirs(row),
    mayHear: async (row, find) => {
      if (isOfAll(row)) return true;
      return isTheirs(row) && isAlive(await find(sitting.id), clock());
    },
  };
};
