// Rows of the pictures that guests sent.
import { type PictureSizes, parseSizes } from '#contract/place/picture-sizes.ts';
import type { GuestPictureStatus } from '#domain/gallery/guest-picture.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

export interface GuestPictureRow {
  readonly id: string;
  readonly fingerprint: string;
  readonly status: GuestPictureStatus;
  readonly hash: string;
  readonly sizes: PictureSizes;
  readonly at: number;
  readonly decidedBy: string | undefined;
}

const pictures = (db: Db, placeId: number) =>
  db
    .selectFrom('guest_pictures')
    .select(['id', 'fingerprint', 'status', 'hash', 'sizes', 'at', 'decided_by'])
    .where('place_id', '=', placeId);

type Found = Awaited<ReturnType<ReturnType<typeof pictures>['execute']>>[number];

const toRow = ({ id, fingerprint, status, hash, sizes, at, decided_by }: Found): GuestPictureRow => ({
  ...{ id, fingerprint, hash, at },
  status: status as GuestPictureStatus,
  sizes: parseSizes(sizes),
  decidedBy: decided_by ?? undefined,
});

export const findGuestPicture = async (db: Db, placeId: number, id: string): Promise<GuestPictureRow | undefined> => {
  const found = await pictures(db, placeId).where('id', '=', id).executeTakeFirst();
  return found && toRow(found);
};

/** The newest first. */
export const guestPicturesIn = async (
  db: Db,
  placeId: number,
  status: GuestPictureStatus,
  most: number,
): Promise<GuestPictureRow[]> => {
  const found = await pictures(db, placeId)
    .where('status', '=', status)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return found.map(toRow);
};

export const countGuestPictures = async (db: Db, placeId: number, status: GuestPictureStatus): Promise<number> => {
  const { count } = await db
    .selectFrom('guest_pictures')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('place_id', '=', placeId)
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const addGuestPicture = async (
  { db }: Tx,
  placeId: number,
  { id, fingerprint, hash, sizes, at }: Pick<GuestPictureRow, 'id' | 'fingerprint' | 'hash' | 'sizes' | 'at'>,
): Promise<void> => {
  await db
    .insertInto('guest_pictures')
    .values({
      ...{ place_id: placeId, id, fingerprint, hash, at, sizes: JSON.stringify(sizes) },
      ...{ status: 'waiting', decided_at: null, decided_by: null },
    })
    .execute();
};

export const decideGuestPicture = async (
  { db }: Tx,
  placeId: number,
  id: string,
  decided: { readonly status: GuestPictureStatus; readonly at: number; readonly by: string },
): Promise<void> => {
  await db
    .updateTable('guest_pictures')
    .set({ status: decided.status, decided_at: decided.at, decided_by: decided.by })
    .where('place_id', '=', placeId)
    .where('id', '=', id)
    .execute();
};

/** Deletes refused rows decided before `refused`, and waiting rows sent before `waiting`. Returns their ids. */
export const removeOldGuestPictures = async (
  { db }: Tx,
  placeId: number,
  before: { readonly refused: number; readonly waiting: number },
): Promise<readonly string[]> => {
  const gone = await db
    .deleteFrom('guest_pictures')
    .where('place_id', '=', placeId)
    .where((row) =>
      row.or([
        row.and([row('status', '=', 'refused'), row('decided_at', '<', before.refused)]),
        row.and([row('status', '=', 'waiting'), row('at', '<', before.waiting)]),
      ]),
    )
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
};
