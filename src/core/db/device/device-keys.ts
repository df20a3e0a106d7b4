// Keys of tables with several owners. An undeclared key does not compile.
import type { Owner } from '#contract/owner.ts';

export const DEVICE_KEYS = {
  /** Server minus device, ms. */
  'clock-offset': 'device',
  /** Number of commands that this device has saved. */
  'order-counter': 'device',
  /** Number in the label of this device's latest order. */
  'order-label-counter': 'device',
  /** The device's own id: distinguishes an accidental repeat from another guest's order. */
  'device-id': 'device',
  /** Prefix of the labels of this device's orders. */
  'order-label-prefix': 'device',
  /** Id by which a wiped database is detected. */
  'storage-id': 'device',
  /** The last opened place: kept after its guest has left. [S4.05] */
  'opened-place': 'device',
  /** Ids of early presses that were already counted. */
  'taken-presses': 'device',
  /** Outcomes of commands to this shared device. */
  'done-commands': 'device',
  /** Orders refused after their guest had left, to be reported to the venue. */
  'unseen-refusals': 'device',
} as const satisfies Record<string, Owner>;

/** One row per place: `menu-version:7`. */
export const PLACE_KEYS = {
  'menu-version': 'place',
  'accumulated-amount': 'place',
  /** Number of this device's next order, as last sent by the server. */
  'order-number': 'place',
  /** Discount for a signed-in guest at the place. */
  'registered-discount': 'place',
  /** Order type chosen at the place without a scan. */
  'order-way': 'device',
  /** The manager's day page: deleted at sign-out. */
  'owner-today': 'device',
  /** Meanings that the owner chose earlier for a sheet's columns. The key is the column's name. */
  'sheet-columns': 'device',
  /** People whose PIN was verified on this shared device during this shift. */
  'opened-by': 'device',
  /** Staff's drafts of orders for tables, by person and table. */
  'table-drafts': 'device',
} as const satisfies Record<string, Owner>;

export type DeviceKey = keyof typeof DEVICE_KEYS | `${keyof typeof PLACE_KEYS}:${number}`;
/**
 * All owned by the guest: avoidance, accessibility needs, unfinished choices; by place the table's calls, its bill and the
 * order page's fields.
 */
export type GuestKey = 'diet' | 'needs' | 'drafts' | `calls:${number}` | `bill:${number}` | `checkout:${number}`;

const OWNERS: Readonly<Record<string, Owner>> = { ...DEVICE_KEYS, ...PLACE_KEYS };

/** Owner of a row of the table `device`; undefined for a key of another build. */
export const ownerOfDeviceKey = (key: string): Owner | undefined => {
  const name = key.split(':', 1)[0] ?? key;
  return Object.hasOwn(OWNERS, name) ? OWNERS[name] : undefined;
};
