// Devices of a venue that guests use: a tablet on a table, a kiosk, a hotel room's tablet.

/** Storage key of what the venue has set a device up as. */
export const SHARED_MARK_KEY = 'house_device';

/**
 * Storage key of the times of crashes, epoch ms, oldest first, each with a comma before it. A start notes itself there, and is
 * taken off once it has ended: one that never ends is a crash.
 */
export const CRASHES_KEY = 'crashes';

/** Persisted: added to and never renamed. */
export const SHARED_DEVICE_KINDS = ['tablet', 'kiosk', 'room'] as const;
export type SharedDeviceKind = (typeof SHARED_DEVICE_KINDS)[number];

export const isSharedDeviceKind = (kind: string): kind is SharedDeviceKind =>
  SHARED_DEVICE_KINDS.some((one) => one === kind);

/** Whether a device of the kind stands at one table, or in one room, and orders for it. */
export const hasTable = (kind: string): kind is 'tablet' | 'room' => kind === 'tablet' || kind === 'room';

/** The tables that a device of the kind may stand at: a room's tablet in a room, a table's where no room is. */
export const fitsTable = (kind: 'tablet' | 'room', table: { readonly room?: string | undefined }): boolean =>
  (table.room !== undefined) === (kind === 'room');
