// What somebody told a device of the house without choosing a dish: the next guest must not inherit it.
import type { TablDatabase } from '../database.ts';
import type { PLACE_KEYS } from '../device/device-keys.ts';

/** Followed by a device at its table, whether somebody is there or not. */
const CALLS = /^calls:\d+$/;
const WAYS = 'order-way:' satisfies `${keyof typeof PLACE_KEYS}:`;

/** Whether there are needs, a diet, a dish half chosen, words on the order page, or a way to order. */
export const hasTraces = async (db: TablDatabase): Promise<boolean> =>
  (await db.guest.toCollection().primaryKeys()).some((key) => !CALLS.test(key)) ||
  (await db.device.where('key').startsWith(WAYS).count()) > 0;
