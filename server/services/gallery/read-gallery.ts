// The pictures of guests, for guests and for staff.
import type { StaffGallery, WireGuestGallery } from '#contract/gallery/gallery-wire.ts';
import { MOST_SHOWN_PICTURES, MOST_WAITING_PICTURES } from '#domain/gallery/guest-picture.ts';
import { findGuestPicture, type GuestPictureRow, guestPicturesIn } from '../../store/gallery/guest-pictures.ts';
import { readWaiting } from '../../venue/picture/waiting-files.ts';
import { readStored } from '../../venue/picture-files.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { takesPictures } from './take-guest-picture.ts';

const pictureOf = ({ hash, sizes: { width, height, widths, placeholder } }: GuestPictureRow) => ({
  path: `/pictures/${hash}`,
  width,
  height,
  widths: [...widths].sort((a, b) => a - b),
  placeholder: placeholder ?? null,
});

export const guestGallery = async (
  { store }: Pick<Services, 'store'>,
  place: PublishedPlace,
): Promise<WireGuestGallery> => {
  const shown = await guestPicturesIn(store.read, place.id, 'shown', MOST_SHOWN_PICTURES);
  const byHash = new Map(shown.map((row) => [row.hash, pictureOf(row)]));
  return { takes: takesPictures(place), pictures: [...byHash.values()] };
};

export const staffGallery = async (
  { store }: Pick<Services, 'store'>,
  place: PublishedPlace,
): Promise<StaffGallery> => {
  const [waiting, shown] = await Promise.all([
    guestPicturesIn(store.read, place.id, 'waiting', MOST_WAITING_PICTURES),
    guestPicturesIn(store.read, place.id, 'shown', MOST_SHOWN_PICTURES),
  ]);
  return {
    takes: takesPictures(place),
    waiting: waiting.map(({ id, at, sizes: { width, height } }) => ({ id, at, width, height })),
    shown: shown.map((row) => ({ id: row.id, at: row.at, by: row.decidedBy ?? null, picture: pictureOf(row) })),
  };
};

/** A waiting picture as a data URL, because it has no public address. */
export async function waitingImage(
  { store, dataDir }: Pick<Services, 'store'> & { readonly dataDir: string },
  placeId: number,
  id: string,
): Promise<string | undefined> {
  const row = await findGuestPicture(store.read, placeId, id);
  if (row?.status !== 'waiting') return undefined;
  const waiting = await readWaiting(dataDir, placeId, id);
  // An interrupted approval may already have moved the files.
  const bytes = waiting ?? (await readStored(dataDir, row.hash));
  return bytes && `data:image/${waiting ? 'webp' : 'avif'};base64,${bytes.toString('base64')}`;
}
