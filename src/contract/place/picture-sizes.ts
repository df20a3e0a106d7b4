// Entry of one picture in pictures.json, in its own file because no page reads it.
import * as v from 'valibot';
import { type VenuePictures, venuePicturesSchema } from './venue.ts';

export type PictureSizes = VenuePictures[string];

/** Parses a stored row. Throws for a text that this server has not written. */
export const parseSizes = (text: string): PictureSizes =>
  v.parse(v.pipe(v.string(), v.parseJson(), venuePicturesSchema.value), text);
