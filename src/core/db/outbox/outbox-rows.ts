// Rows that an order touches in the outbox, independent of the storage.

import type { StoredPlacedOrder } from '#contract/order/stored-order.ts';
import type { StoredCommand } from '#contract/outbox/command.ts';
import type { DeviceKey } from '#core/db/device/device-keys.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CommandId, PlaceId, SessionId } from '#domain/ids.ts';

/** Access to an order's rows within one transaction. Values read are unvalidated; values written are ours. */
export interface OutboxRows {
  readonly entry: (id: CommandId) => Promise<unknown>;
  /** Entries in an unsettled state. */
  readonly openEntries: () => Promise<readonly unknown[]>;
  readonly putEntry: (entry: StoredCommand) => Promise<void>;
  readonly cart: (placeId: PlaceId) => Promise<unknown>;
  readonly putCart: (cart: Cart) => Promise<void>;
  readonly session: (placeId: PlaceId, id: SessionId) => Promise<unknown>;
  readonly deleteSession: (placeId: PlaceId, id: SessionId) => Promise<void>;
  /** Skips an existing order: its status may have moved on since the answer. */
  readonly addOrder: (order: StoredPlacedOrder) => Promise<void>;
  readonly deviceValue: (key: DeviceKey) => Promise<unknown>;
  readonly putDeviceValue: (key: DeviceKey, value: unknown) => Promise<void>;
}
/** Atomic and serialised. `mode`: a step that only reads. */
export type Transact = <T>(work: (rows: OutboxRows) => Promise<T>, mode?: 'read' | 'write') => Promise<T>;
