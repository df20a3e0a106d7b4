// Which phone sent the order that a row of the journal is of: asked once of the database for all who listen.
import type { JournalRow } from '../../store/journal.ts';
import { senderOfOrder } from '../../store/session/table-guests.ts';
import type { Store } from '../../store/store.ts';

/** undefined: the row is of no order, or of one that no guest's phone sent. */
export type SenderOfRow = (row: JournalRow) => Promise<string | undefined>;

export const createRowSenders = ({ read }: Pick<Store, 'read'>): SenderOfRow => {
  const asked = new WeakMap<JournalRow, Promise<string | undefined>>();
  return async (row) => {
    if (row.orderId === null) return undefined;
    const sender = asked.get(row) ?? senderOfOrder(read, row.placeId, row.orderId);
    asked.set(row, sender);
    return sender;
  };
};
