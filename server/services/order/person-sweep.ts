// Deletes guests' personal data from orders after the days set by the place.
import { DEFAULT_DEVICE_SETTINGS } from '#domain/place/device-settings.ts';
import { removeBookingPersons } from '../../store/booking/bookings-rows.ts';
import { removePersons, removeTableNames } from '../../store/order/remove-persons.ts';
import { listPlaces } from '../../store/place/places.ts';
import type { PublishedPlaces } from '../place/published-places.ts';
import type { Services } from '../services.ts';

const DAY_MS = 24 * 3_600_000;
/** Rows per transaction; small, because orders wait for the transaction. */
const AT_ONCE = 200;

type Sweeping = Pick<Services, 'store' | 'clock'> & { readonly places: Pick<PublishedPlaces, 'find'> };

const sweepPlace = async ({ store, clock, places }: Sweeping, placeId: number): Promise<number> => {
  const place = await places.find(String(placeId));
  if (!place) return 0;
  const { keepsGuestsDays } = place.document.house ?? DEFAULT_DEVICE_SETTINGS;
  const now = clock();
  // Keeps the data for at least a day: until then the order is cooked, delivered and paid.
  const before = now - Math.max(1, keepsGuestsDays ?? DEFAULT_DEVICE_SETTINGS.keepsGuestsDays) * DAY_MS;
  let count = await store.write(placeId, (tx) => removeTableNames(tx, placeId, before));
  count += await store.write(placeId, (tx) => removeBookingPersons(tx, placeId, { before, now }));
  let removed = AT_ONCE;
  while (removed === AT_ONCE) {
    removed = await store.write(placeId, (tx) => removePersons(tx, placeId, { before, now, most: AT_ONCE }));
    count += removed;
  }
  return count;
};

/**
 * Deletes the personal data of all places' orders and of guests' names at tables when their days are over; returns the
 * number.
 */
export async function sweepPersons(sweeping: Sweeping): Promise<number> {
  let count = 0;
  for (const { id } of await listPlaces(sweeping.store)) count += await sweepPlace(sweeping, id);
  return count;
}
