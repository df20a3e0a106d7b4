// Deletes old rows and files of guest pictures that no guest can see.
import { findGuestPicture, removeOldGuestPictures } from '../../store/gallery/guest-pictures.ts';
import { listPlaces } from '../../store/place/places.ts';
import { listWaiting, removeWaiting } from '../../venue/picture/waiting-files.ts';
import type { Services } from '../services.ts';

type Asked = Pick<Services, 'store' | 'clock'> & { readonly dataDir: string };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Time for which a refused row answers the guest's retries. */
const REFUSED_KEPT_MS = 7 * DAY_MS;
/** Age at which an undecided picture is deleted. */
export const WAITING_KEPT_MS = 60 * DAY_MS;

/** Returns the number of deleted rows and folders. */
export async function sweepGuestPictures({ store, clock, dataDir }: Asked): Promise<number> {
  const now = clock();
  let count = 0;
  for (const { id: placeId } of await listPlaces(store)) {
    const gone = await store.write(placeId, (tx) =>
      removeOldGuestPictures(tx, placeId, { refused: now - REFUSED_KEPT_MS, waiting: now - WAITING_KEPT_MS }),
    );
    for (const id of gone) await removeWaiting(dataDir, placeId, id);
    count += gone.length;
    // A picture being uploaded has files but no row yet.
    for (const id of await listWaiting(dataDir, placeId, now - HOUR_MS)) {
      const row = await findGuestPicture(store.read, placeId, id);
      if (row?.status === 'waiting') continue;
      await removeWaiting(dataDir, placeId, id);
      count += 1;
    }
  }
  return count;
}
