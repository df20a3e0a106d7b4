import { readOpenedPlace } from '#db/cart/cart-table.ts';
import { readClient } from '#db/place/client-table.ts';
import type { Place } from '#domain/place/place.ts';
import { useRows } from '../use-rows.ts';

/** The venue where the guest was last, as far as this device remembers it. */
export const useOpenedPlace = (): Place | undefined =>
  useRows(async (db) => {
    const [opened, client] = await Promise.all([readOpenedPlace(db), readClient(db)]);
    return client?.places.find(({ id }) => id === opened);
  }, []);
