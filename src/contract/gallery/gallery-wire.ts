// Guests' pictures: POST places/gallery [S7.41], and our endpoints to read and approve them.
import * as v from 'valibot';
import { PICTURE_FAULTS } from '#contract/owner/pictures-wire.ts';
import { pictureSchema, toPicture } from '#contract/picture.ts';
import { typedReader } from '#contract/staff/staff-answers.ts';
import { type GuestGallery, MOST_SHOWN_PICTURES, MOST_WAITING_PICTURES } from '#domain/gallery/guest-picture.ts';
import type { Picture } from '#domain/picture.ts';

/** Larger than a phone camera's usual file. */
export const LARGEST_GUEST_PICTURE_BYTES = 12 * 1024 * 1024;

/** Fields of the form. */
export const GUEST_PICTURE_FIELDS = { picture: 'picture', session: 'session' } as const;

const GUEST_PICTURE_REFUSALS = [
  ...PICTURE_FAULTS,
  'id_reused',
  /** The venue accepts no pictures. */
  'not_taken',
  'shared_device',
  'too_many_pictures',
  /** Too many pictures wait for approval. */
  'gallery_full',
  /** Too many pictures are being encoded now. */
  'busy',
] as const;
export type GuestPictureRefusal = (typeof GUEST_PICTURE_REFUSALS)[number];

const refusedSchema = v.object({ payload: v.object({ message: v.picklist(GUEST_PICTURE_REFUSALS) }) });

/** `undefined` for an unknown refusal of a newer server. */
export const readPictureRefusal = (body: unknown): GuestPictureRefusal | undefined => {
  const parsed = v.safeParse(refusedSchema, body);
  return parsed.success ? parsed.output.payload.message : undefined;
};

export const sentPictureSchema = v.object({ success: v.literal(true) });

export const guestGallerySchema = v.object({
  takes: v.boolean(),
  pictures: v.pipe(v.array(pictureSchema), v.maxLength(MOST_SHOWN_PICTURES)),
});
export type WireGuestGallery = v.InferInput<typeof guestGallerySchema>;

const looseGallery = v.object({ takes: v.boolean(), pictures: v.array(v.unknown()) });

/** Leaves out unreadable pictures; `undefined` when the whole answer is unreadable. */
export const readGuestGallery = (body: unknown): GuestGallery | undefined => {
  const parsed = v.safeParse(looseGallery, body);
  if (!parsed.success) return undefined;
  const { takes, pictures } = parsed.output;
  return {
    takes,
    pictures: pictures.flatMap((one): Picture[] => {
      const picture = v.safeParse(pictureSchema, one);
      return picture.success ? [toPicture(picture.output)] : [];
    }),
  };
};

const id = v.pipe(v.string(), v.regex(/^[0-9A-Fa-f-]{36}$/));
export const guestPictureParams = v.object({ id });

export const staffGallerySchema = v.object({
  takes: v.boolean(),
  waiting: v.pipe(
    v.array(v.object({ id, at: v.number(), width: v.number(), height: v.number() })),
    v.maxLength(MOST_WAITING_PICTURES),
  ),
  shown: v.pipe(
    v.array(v.object({ id, at: v.number(), by: v.nullable(v.string()), picture: pictureSchema })),
    v.maxLength(MOST_SHOWN_PICTURES),
  ),
});
export type StaffGallery = v.InferInput<typeof staffGallerySchema>;
export type GuestPictures = v.InferOutput<typeof staffGallerySchema>;
export const readStaffGallery = typedReader<GuestPictures>(staffGallerySchema);

export const waitingImageSchema = v.object({
  /** A data URL. */
  image: v.pipe(v.string(), v.startsWith('data:image/')),
});
export const readWaitingImage = typedReader<v.InferOutput<typeof waitingImageSchema>>(waitingImageSchema);

export const decisionSchema = v.object({ status: v.picklist(['shown', 'refused']) });
export type PictureDecision = v.InferOutput<typeof decisionSchema>['status'];
export const decidedSchema = v.object({ success: v.literal(true) });
