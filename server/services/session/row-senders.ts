// Which phone sent the order that a row of the journal is of, and which shared device one tells something: asked once
// of the database for all who listen.
import { findSharedDevice } from '../../store/device/shared-devices.ts';
import type { JournalRow } from '../../store/journal.ts';
import { senderOfOrder } from '../../store/session/table-guests.ts';
import type { Store } from '../../store/store.ts';

/** undefined: the row is of no order, or of one that no guest's phone sent. */
export type SenderOfRow = (row: JournalRow) => Promise<string | undefined>;

const askedOnce = (ask: SenderOfRow): SenderOfRow => {
  const asked = new WeakMap<JournalRow, Promise<string | undefined>>();
  return async (row) => {
    const sender = asked.get(row) ?? ask(row);
    asked.set(row, sender);
    return sender;
  };
};

export const createRowSenders = ({ read }: Pick<Store, 'read'>): SenderOfRow =>
  askedOnce(async ({ placeId, orderId }) => (orderId === null ? undefined : senderOfOrder(read, placeId, orderId)));

/** A row by which a shared device is told something; what became of that is no news to it. */
export const isForSharedDevice = (row: JournalRow): boolean =>
  row.type === 'device.command' && row.payload.outcome === undefined;

/** The id under which the device listens that a row tells something; undefined: the row tells none, or it has never spoken. */
export const createSharedSenders = ({ read }: Pick<Store, 'read'>): SenderOfRow =>
  askedOnce(async (row) =>
    row.type === 'device.command' ? (await findSharedDevice(read, row.payload.deviceId))?.sender : undefined,
  );
