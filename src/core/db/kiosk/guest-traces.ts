// Traces that a guest left on a shared device without choosing a dish: the next guest must not inherit them.
import type { TablDatabase } from '#core/db/database.ts';
import { hasChosenType } from '#core/db/order/chosen-type-table.ts';

/** Followed by a device at its table, whether somebody is there or not. */
const CALLS = /^calls:\d+$/;

/** Whether there are needs, a diet, a dish half chosen, words on the order page, or a way to order. */
export const hasTraces = async (db: TablDatabase): Promise<boolean> =>
  (await db.guest.toCollection().primaryKeys()).some((key) => !CALLS.test(key)) || (await hasChosenType(db));
