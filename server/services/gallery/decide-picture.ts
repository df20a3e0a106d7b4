// Staff approve or refuse a guest picture. Files move outside the transaction, so each step is repeatable.
import type { GuestPictureStatus } from '#domain/gallery/guest-picture.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { decideGuestPicture, findGuestPicture } from '../../store/gallery/guest-pictures.ts';
import { isStoredFor } from '../../store/owner/uploaded-pictures.ts';
import { removeWaiting, showWaiting } from '../../venue/picture/waiting-files.ts';
import { removePicture } from '../../venue/picture-files.ts';
import type { Services } from '../services.ts';

type Asked = Pick<Services, 'store' | 'clock'> & { readonly dataDir: string };
type Decided = Exclude<GuestPictureStatus, 'waiting'>;

const removeUnused = async ({ store, dataDir }: Asked, hash: string): Promise<void> => {
  if (!(await isStoredFor(store.read, hash))) await removePicture(dataDir, hash);
};

/** Publishes a waiting picture, or refuses a waiting or published one. A refusal deletes the files and is final. */
export async function decidePicture(
  services: Asked,
  placeId: number,
  { id, status, by }: { readonly id: string; readonly status: Decided; readonly by: string },
): Promise<Result<Decided, 'unknown_picture'>> {
  const { store, clock, dataDir } = services;
  const row = await findGuestPicture(store.read, placeId, id);
  if (!row) return fail('unknown_picture');
  if (row.status === status) return ok(status);
  if (status === 'shown' && !(await showWaiting(dataDir, placeId, id, row.hash))) return fail('unknown_picture');
  const decided = await store.write(placeId, async (tx): Promise<boolean> => {
    const now = await findGuestPicture(tx.db, placeId, id);
    if (!now || now.status === 'refused') return false;
    await decideGuestPicture(tx, placeId, id, { status, at: clock(), by });
    return true;
  });
  await removeWaiting(dataDir, placeId, id);
  if (status === 'refused' || !decided) await removeUnused(services, row.hash);
  return decided || status === 'refused' ? ok(status) : fail('unknown_picture');
}
