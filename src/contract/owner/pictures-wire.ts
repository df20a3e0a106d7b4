// Picture uploads for a dish, and the server's answers.
import * as v from 'valibot';
import type { Picture } from '#domain/picture.ts';

/** Why a picture was rejected. */
export const PICTURE_FAULTS = [
  'picture_unknown_kind',
  'picture_heic',
  'picture_broken',
  'picture_too_many_pixels',
  'picture_too_small',
  'unknown_picture',
] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];

/** The body is the file itself: 20 MB, more than a phone camera writes. */
export const LARGEST_PICTURE_BYTES = 20 * 1024 * 1024;

const share = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^[01](?:\.\d{1,20})?$/), v.transform(Number))]),
  v.minValue(0),
  v.maxValue(1),
);
/** Part of the upright picture; in a URL its numbers are text. */
const crop = {
  left: share,
  top: share,
  width: v.pipe(share, v.minValue(0.01)),
  height: v.pipe(share, v.minValue(0.01)),
};
const dish = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(80));

/** Crop of an uploaded picture, and the slug of its dish, which gives the picture its name. */
export const uploadQuerySchema = v.object({ ...crop, dish });
export type UploadQuery = v.InferOutput<typeof uploadQuerySchema>;

/** A picture on the server with a new crop. */
export const cropBodySchema = v.object({ name: v.pipe(v.string(), v.maxLength(80)), crop: v.object(crop), dish });
export type CropBody = v.InferOutput<typeof cropBodySchema>;

const length = v.pipe(v.number(), v.integer(), v.minValue(1));
export const filePictureSchema = v.object({
  path: v.pipe(v.string(), v.regex(/^\/pictures\/[A-Za-z0-9_-]{8,64}$/)),
  width: length,
  height: length,
  widths: v.pipe(v.array(length), v.minLength(1)),
  placeholder: v.optional(v.string()),
});
/** A picture in the venue's file: its path and size. */
export type FilePicture = v.InferOutput<typeof filePictureSchema>;

export const uploadedAnswerSchema = v.object({ name: v.string(), picture: filePictureSchema });
export type UploadedAnswer = v.InferOutput<typeof uploadedAnswerSchema>;

/** A picture of the file for display, with the file's framing. */
export const shownPicture = (
  { path, width, height, widths, placeholder }: FilePicture,
  { positionY, scale }: Pick<Picture, 'positionY' | 'scale'>,
): Picture => ({ path, width, height, widths, placeholder, positionY, scale });
