// Deletes visit log entries after the number of days set by the place.
import { DEFAULT_DEVICE_SETTINGS } from '#domain/place/device-settings.ts';
import { removeLogEntries } from '../../store/log/log-entries.ts';
import type { PublishedPlaces } from '../place/published-places.ts';
import type { Services } from '../services.ts';

const DAY_MS = 24 * 3_600_000;
/** Rows per transaction; small, because orders wait for the transaction. */
const AT_ONCE = 500;

type Sweeping = Pick<Services, 'store' | 'clock'> & { readonly places: Pick<PublishedPlaces, 'all'> };

/** Deletes entries older than the place's limit; returns their number. */
export async function sweepLogs({ store, clock, places }: Sweeping): Promise<number> {
  let count = 0;
  for (const { id, document } of await places.all()) {
    const days = document.house?.keepsLogsDays ?? DEFAULT_DEVICE_SETTINGS.keepsLogsDays;
    // At least a day, because devices report entries up to a day old.
    const before = clock() - Math.max(1, days) * DAY_MS;
    let removed = AT_ONCE;
    while (removed === AT_ONCE) {
      removed = await store.write(id, (tx) => removeLogEntries(tx, id, before, AT_ONCE));
      count += removed;
    }
  }
  return count;
}
