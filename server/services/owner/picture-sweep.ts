// Pictures that owners sent and nobody names any more are taken away: not at once, since guests may still have the menu
// that shows them, and an owner may change his mind.
import { forgetUnused, isStoredFor } from '../../store/owner/uploaded-pictures.ts';
import { listPlaces } from '../../store/place/places.ts';
import { removePicture } from '../../venue/picture-files.ts';
import type { Services } from '../services.ts';

type Asked = Pick<Services, 'store' | 'clock'> & { readonly dataDir: string };

const HOUR_MS = 3_600_000;
/** Time for which an unused picture stays, ms. */
export const KEPT_MS = 7 * 24 * HOUR_MS;

/** Takes away what nothing has named for a week; gives how many pictures went. */
export async function sweepPictures({ store, clock, dataDir }: Asked): Promise<number> {
  const now = clock();
  let count = 0;
  for (const { id } of await listPlaces(store)) {
    const gone = await store.write(id, (tx) => forgetUnused(tx, id, { now, until: now - KEPT_MS }));
    for (const hash of gone) if (!(await isStoredFor(store.read, hash))) await removePicture(dataDir, hash);
    count += gone.length;
  }
  return count;
}
