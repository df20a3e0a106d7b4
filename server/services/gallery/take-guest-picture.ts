// Takes a picture that a guest sends for the gallery: detects its format, encodes it anew and stores it until staff decide.
import type { GuestPictureRefusal } from '#contract/gallery/gallery-wire.ts';
import { MOST_WAITING_PICTURES } from '#domain/gallery/guest-picture.ts';
import type { OrderId } from '#domain/ids.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { sha256 } from '../../store/canonical-json.ts';
import { isSharedSender } from '../../store/device/shared-senders.ts';
import { addGuestPicture, countGuestPictures, findGuestPicture } from '../../store/gallery/guest-pictures.ts';
import { encode, QUICK_EFFORT } from '../../venue/picture/encode-picture.ts';
import { oneByOne, queuedPictures } from '../../venue/picture/one-by-one.ts';
import { readUpload } from '../../venue/picture/read-upload.ts';
import { removeWaiting, storeWaiting } from '../../venue/picture/waiting-files.ts';
import { pictureHash } from '../../venue/picture-files.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { provenCaller } from '../session/proven-caller.ts';

type Asked = Pick<Services, 'store' | 'clock' | 'limits'> & { readonly dataDir: string };

export interface SentGuestPicture {
  readonly id: OrderId;
  readonly token: string | undefined;
  readonly device: string | undefined;
  readonly address: string;
  readonly bytes: Buffer;
}

export interface PictureRefused {
  readonly why: GuestPictureRefusal;
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number;
}

/** Limit of queued encodings, so that owners' pictures do not wait. */
const MOST_QUEUED = 3;
const BUSY_SECONDS = 15;

export const takesPictures = ({ document }: PublishedPlace): boolean => document.house?.takesPictures !== false;

const isFull = async ({ store }: Pick<Asked, 'store'>, placeId: number): Promise<boolean> =>
  (await countGuestPictures(store.read, placeId, 'waiting')) >= MOST_WAITING_PICTURES;

/** Takes a picture once per id. A known id gets its earlier answer and is not counted by the limit. */
export async function takeGuestPicture(
  services: Asked,
  place: PublishedPlace,
  { id, token, device, address, bytes }: SentGuestPicture,
): Promise<Result<true, PictureRefused>> {
  const { store, clock, limits, dataDir } = services;
  const fingerprint = sha256(bytes);
  const known = await findGuestPicture(store.read, place.id, id);
  if (known) return known.fingerprint === fingerprint ? ok(true) : fail({ why: 'id_reused' });
  if (!takesPictures(place)) return fail({ why: 'not_taken' });
  if (device !== undefined && (await isSharedSender(store.read, place.id, device)))
    return fail({ why: 'shared_device' });
  const proven = await provenCaller(services, place, { device: undefined, token });
  const wait = await (proven === undefined
    ? limits.unprovenGuestPictures.take(address)
    : limits.guestPictures.take(proven));
  if (wait !== undefined) return fail({ why: 'too_many_pictures', retryAfter: wait });
  if (await isFull(services, place.id)) return fail({ why: 'gallery_full' });
  if (queuedPictures() >= MOST_QUEUED) return fail({ why: 'busy', retryAfter: BUSY_SECONDS });
  return oneByOne(async () => {
    const answered = await findGuestPicture(store.read, place.id, id);
    if (answered) return answered.fingerprint === fingerprint ? ok(true) : fail({ why: 'id_reused' });
    const read = await readUpload(bytes, undefined);
    if (!read.ok) return fail({ why: read.error });
    const { files, picture: sizes } = await encode(read.value, QUICK_EFFORT);
    const row = { id, fingerprint, hash: pictureHash(files), sizes, at: clock() };
    await storeWaiting(dataDir, place.id, id, files);
    const kept = await store.write(place.id, async (tx): Promise<Result<true, PictureRefused>> => {
      const before = await findGuestPicture(tx.db, place.id, id);
      if (before) return before.fingerprint === fingerprint ? ok(true) : fail({ why: 'id_reused' });
      await addGuestPicture(tx, place.id, row);
      return ok(true);
    });
    if (!kept.ok) await removeWaiting(dataDir, place.id, id);
    return kept;
  });
}
