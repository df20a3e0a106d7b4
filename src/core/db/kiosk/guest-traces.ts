// Traces of a guest on a shared device without a chosen dish: the next guest must not inherit them.
import type { TablDatabase } from '#core/db/database.ts';
import { hasChosenType } from '#core/db/order/chosen-type-table.ts';

/** Keys that a device at its table polls with or without a guest. */
const CALLS = /^calls:\d+$/;

/** Whether there are needs, a diet, an unfinished choice, text on the order page, or a chosen order type. */
export const hasTraces = async (db: TablDatabase): Promise<boolean> =>
  (await db.guest.toCollection().primaryKeys()).some((key) => !CALLS.test(key)) || (await hasChosenType(db));
