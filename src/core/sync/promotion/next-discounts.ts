// Discounts of a guest's next order: fetched with the menu, and at each sign-in and sign-out. [S4.20, S4.21, S7.34]
import type { Http } from '#core/api/http.ts';
import { getNextDiscounts } from '#core/api/next-discounts.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readDeviceId } from '#core/db/device/device-id.ts';
import { saveOrderNumber } from '#core/db/promotion/order-number-table.ts';
import { saveRegisteredDiscount } from '#core/db/promotion/registered-discount-table.ts';
import type { Place } from '#domain/place/place.ts';

interface Asking {
  readonly http: Http;
  readonly db: TablDatabase;
}

/** undefined: not fetched, so the last read discounts stay. */
export const askNextDiscounts = async (
  { http, db }: Asking,
  place: Pick<Place, 'id' | 'currency'>,
): Promise<{ readonly store: () => Promise<void> } | undefined> => {
  const next = await getNextDiscounts(http, place, await readDeviceId(db).catch(() => undefined));
  if (!next) return undefined;
  const { number, registered } = next;
  return {
    store: async () => {
      if (number !== undefined) await saveOrderNumber(db, place.id, number);
      await saveRegisteredDiscount(db, place.id, registered);
    },
  };
};

/** Fetches and stores the discounts. When the device cannot be written, the old ones stay. */
export const reloadNextDiscounts = async (asking: Asking, place: Pick<Place, 'id' | 'currency'>): Promise<void> => {
  const next = await askNextDiscounts(asking, place);
  await next?.store().catch(() => undefined);
};
