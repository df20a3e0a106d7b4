// The rows that an order touches on its way out, whatever they are kept in.

import type { StoredPlacedOrder } from '#contract/order/stored-order.ts';
import type { StoredCommand } from '#contract/outbox/command.ts';
import type { DeviceKey } from '#core/db/device/device-keys.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CommandId, PlaceId, SessionId } from '#domain/ids.ts';

/** The rows that an order touches, inside one transaction. What is read may be anything; what is written is ours. */
export interface OutboxRows {
  readonly entry: (id: CommandId) => Promise<unknown>;
  /** Entries whose state is none of the settled ones. */
  readonly openEntries: () => Promise<readonly unknown[]>;
  readonly putEntry: (entry: StoredCommand) => Promise<void>;
  readonly cart: (placeId: PlaceId) => Promise<unknown>;
  readonly putCart: (cart: Cart) => Promise<void>;
  readonly session: (placeId: PlaceId, id: SessionId) => Promise<unknown>;
  readonly deleteSession: (placeId: PlaceId, id: SessionId) => Promise<void>;
  /** Leaves an order that is there already: its status may have moved on since the answer was made. */
  readonly addOrder: (order: StoredPlacedOrder) => Promise<void>;
  readonly deviceValue: (key: DeviceKey) => Promise<unknown>;
  readonly putDeviceValue: (key: DeviceKey, value: unknown) => Promise<void>;
}
/** All or nothing; one at a time. A step that only reads says so. */
export type Transact = <T>(work: (rows: OutboxRows) => Promise<T>, mode?: 'read' | 'write') => Promise<T>;
