// Deletes uploaded pictures that no edit or menu uses any more. They stay for a while, because guests may still have the old
// menu and an owner may undo.
import { forgetUnused, isStoredFor } from '../../store/owner/uploaded-pictures.ts';
import { listPlaces } from '../../store/place/places.ts';
import { removePicture } from '../../venue/picture-files.ts';
import type { Services } from '../services.ts';

type Asked = Pick<Services, 'store' | 'clock'> & { readonly dataDir: string };

const HOUR_MS = 3_600_000;
/** Time for which an unused picture is kept, ms. */
export const KEPT_MS = 7 * 24 * HOUR_MS;

/** Deletes pictures unused for a week; returns their number. */
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
