// Venue devices that guests use: a tablet on a table, a kiosk, a hotel room's tablet.

/** Storage key of the device kind that the venue has set up. */
export const SHARED_MARK_KEY = 'house_device';

/**
 * Storage key of crash times, epoch ms, oldest first, each preceded by a comma. A start adds itself and is removed when it
 * completes; a start that never completes is a crash.
 */
export const CRASHES_KEY = 'crashes';

/** Persisted: values are added and never renamed. */
export const SHARED_DEVICE_KINDS = ['tablet', 'kiosk', 'room'] as const;
export type SharedDeviceKind = (typeof SHARED_DEVICE_KINDS)[number];

export const isSharedDeviceKind = (kind: string): kind is SharedDeviceKind =>
  SHARED_DEVICE_KINDS.some((one) => one === kind);

/** Whether a device of this kind belongs to one table or room, and orders for this table or room. */
export const hasTable = (kind: string): kind is 'tablet' | 'room' => kind === 'tablet' || kind === 'room';

/** Whether a device kind fits a table: a room's tablet needs a room, a table's tablet needs no room. */
export const fitsTable = (kind: 'tablet' | 'room', table: { readonly room?: string | undefined }): boolean =>
  (table.room !== undefined) === (kind === 'room');
