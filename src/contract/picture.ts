import * as v from 'valibot';
import type { Picture } from '#domain/picture.ts';
import { maybeText, numeric, numericOr } from './wire.ts';

/** Only a path on our own server, so that a picture never contacts a foreign one. */
const path = v.pipe(v.string(), v.regex(/^\/pictures\/[A-Za-z0-9_-]{8,64}$/, 'a path below /pictures/'));

export const pictureSchema = v.object({
  path,
  width: v.pipe(numeric, v.integer(), v.minValue(1)),
  height: v.pipe(numeric, v.integer(), v.minValue(1)),
  widths: v.pipe(v.array(v.pipe(numeric, v.integer(), v.minValue(1))), v.minLength(1)),
  placeholder: maybeText,
  image_position_y: numericOr(undefined),
  image_scale: numericOr(undefined),
});
export type WirePicture = v.InferInput<typeof pictureSchema>;

/** `positionY` and `scale` may be on the product instead [S3.04]; defaults: the middle and the full frame. */
export const toPicture = (
  wire: v.InferOutput<typeof pictureSchema>,
  product?: { positionY: number | undefined; scale: number | undefined },
): Picture => ({
  path: wire.path,
  width: wire.width,
  height: wire.height,
  widths: wire.widths,
  placeholder: wire.placeholder,
  positionY: wire.image_position_y ?? product?.positionY ?? 50,
  scale: wire.image_scale ?? product?.scale ?? 100,
});

export const pictureToWire = (picture: Picture): WirePicture => ({
  path: picture.path,
  width: picture.width,
  height: picture.height,
  widths: [...picture.widths],
  placeholder: picture.placeholder ?? null,
  image_position_y: picture.positionY,
  image_scale: picture.scale,
});
