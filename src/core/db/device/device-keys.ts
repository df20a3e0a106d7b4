// The keys of the tables that hold small facts of several owners. A key that is not declared here does not compile.
import type { Owner } from '#contract/owner.ts';

export const DEVICE_KEYS = {
  /** Server minus device, ms. */
  'clock-offset': 'device',
  /** How many orders this device has saved. */
  'order-counter': 'device',
  /** The device's own id: by it a slip of the finger is told from another guest's order. */
  'device-id': 'device',
  /** Prefix of its orders' labels. */
  'order-label-prefix': 'device',
  /** The mark by which a wiped database is noticed. */
  'storage-id': 'device',
  /** The place that was opened last: it outlives its guest. [S4.05] */
  'opened-place': 'device',
  /** The presses before the app was there that are in an order already, by their own ids. */
  'taken-presses': 'device',
  /** Outcomes of the commands that this shared device was sent. */
  'done-commands': 'device',
  /** Orders that were turned down when their guest had gone: somebody of the venue hears of them. */
  'unseen-refusals': 'device',
} as const satisfies Record<string, Owner>;

/** One row for each place: `menu-version:7`. */
export const PLACE_KEYS = {
  'menu-version': 'place',
  'accumulated-amount': 'place',
  /** Which order of this device the next one is, as the server said last. */
  'order-number': 'place',
  /** Discount of a signed-in guest there. */
  'registered-discount': 'place',
  /** The way to order that was chosen there without a scan. */
  'order-way': 'device',
  /** The day as the place's manager has read it: gone with their sign-in. */
  'owner-today': 'device',
  /** Meanings of a sheet's columns the last time, by name. */
  'sheet-columns': 'device',
  /** People whose PIN was right on this shared device in this shift. */
  'opened-by': 'device',
  /** Orders that staff are taking for tables, by person and table. */
  'table-drafts': 'device',
} as const satisfies Record<string, Owner>;

export type DeviceKey = keyof typeof DEVICE_KEYS | `${keyof typeof PLACE_KEYS}:${number}`;
/** All of them the guest's: what they want to be watched for, what they need to see and reach a shared device, what they have begun on dishes' pages; by place a table's calls, its bill and what the order page asked. */
export type GuestKey = 'diet' | 'needs' | 'drafts' | `calls:${number}` | `bill:${number}` | `checkout:${number}`;

const OWNERS: Readonly<Record<string, Owner>> = { ...DEVICE_KEYS, ...PLACE_KEYS };

/** Owner of a row of the table `device`; undefined for a key of another build. */
export const ownerOfDeviceKey = (key: string): Owner | undefined => {
  const name = key.split(':', 1)[0] ?? key;
  return Object.hasOwn(OWNERS, name) ? OWNERS[name] : undefined;
};
