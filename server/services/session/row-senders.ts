// Finds the phone of a row's order, or the shared device that a row addresses: one query for all listeners.
import { findSharedDevice } from '../../store/device/shared-devices.ts';
import type { JournalRow } from '../../store/journal.ts';
import { senderOfOrder } from '../../store/session/table-guests.ts';
import type { Store } from '../../store/store.ts';

/** `undefined`: the row has no order, or no guest's phone sent it. */
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

/** Whether the row is a command to a shared device; its result is no news to the device. */
export const isForSharedDevice = (row: JournalRow): boolean =>
  row.type === 'device.command' && row.payload.outcome === undefined;

/** Stream id of the addressed device; `undefined` when the row addresses none, or the device has not sent a heartbeat. */
export const createSharedSenders = ({ read }: Pick<Store, 'read'>): SenderOfRow =>
  askedOnce(async (row) =>
    row.type === 'device.command' ? (await findSharedDevice(read, row.payload.deviceId))?.sender : undefined,
  );
