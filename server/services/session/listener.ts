// Decides which journal rows a listening device may get: those of its table and those of its own orders.

import { isCounter } from '#domain/order/handover.ts';
import { isSameOrderer } from '#domain/order/orderer.ts';
import type { JournalRow } from '../../store/journal.ts';
import type { KnownToken } from '../../store/session/sittings.ts';
import { ordererOfSitting } from '../outbox/take-command.ts';
import { isAlive } from './table-session.ts';

export interface Listener {
  /** Answers at once from the last lookup. */
  readonly concerns: (row: JournalRow) => boolean;
  /** Looks up by `find` for each row whether the session is still valid. */
  readonly mayHear: (row: JournalRow, find: FindToken) => Promise<boolean>;
  /** Strangers get the events of this listener's sitting, so the events must not identify an orderer. */
  readonly isCounter?: boolean;
  /** The listener's session is valid, so it may resume from the last journal number that it has seen. */
  readonly isProven?: boolean;
}

/** Present session of the device's token. `sittingId`: its last known sitting. */
export type FindToken = (sittingId: string) => Promise<KnownToken | undefined>;

/** Sitting whose party moves to another one with this row: its tokens must be looked up again. */
export const movedOn = (row: JournalRow): string | undefined =>
  row.type === 'table.moved' ? row.payload.fromSitting : undefined;

const isOfAll = ({ orderId, sessionId }: JournalRow): boolean => orderId === null && sessionId === null;

/** Listener of the staff, whose board changes with every row. */
export const STAFF_LISTENER: Listener = { concerns: () => true, mayHear: async () => true, isProven: true };

/** Adds events of the orders whose secrets the listener has. */
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

/** Listener for a token's session; `undefined`: public events only. */
export const listenerOf = (known: KnownToken | undefined, clock: () => number): Listener => {
  if (!isAlive(known, clock())) return { concerns: isOfAll, mayHear: async (row) => isOfAll(row) };
  const { sitting } = known;
  const orderer = ordererOfSitting(sitting);
  const isTheirs = (row: JournalRow): boolean => {
    const { sessionId, orderer: whose } = row;
    // A party whose co-guests have left for another table reads its list again too.
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
