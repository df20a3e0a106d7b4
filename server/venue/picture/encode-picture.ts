// One photograph becomes the files that guests load: AVIF in three widths and one WebP, never larger than the source.
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { VenuePictures } from '#contract/place/venue.ts';
import type { PictureFile } from '../picture-files.ts';

const WIDTHS: readonly number[] = [320, 640, 1080];
/** The width of the one WebP of a picture, for WebViews without AVIF; nearly all browsers read AVIF. */
const WEBP_WIDTH = 640;
const AVIF = { quality: 52, effort: 6 } as const;
/** For pictures of guests: at the usual effort an image of noise takes a core for a minute, at this one for a second. */
export const QUICK_EFFORT = 1;
const WEBP = { quality: 74, effort: 6 } as const;
/** The longest side in pixels that ThumbHash accepts. */
const HASH_SIDE = 100;

export type EncodedPicture = VenuePictures[string];

/** A photograph in memory, with the size that guests see. */
export interface UprightPhotograph {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

/** Reads a photograph and turns it upright. Throws where it is no picture. */
export const readUpright = async (source: string): Promise<UprightPhotograph> =>
  // Cameras note the orientation instead of turning the pixels, so the pixels are turned before they are measured.
  uprightOf(sharp(await readFile(source)).autoOrient());

/** A photograph's pixels as they are, without a word of what the file said beside them. */
export async function uprightOf(pixels: Sharp): Promise<UprightPhotograph> {
  const { data, info } = await pixels
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const widths = WIDTHS.filter((candidate) => candidate <= info.width);
  return { data, width: info.width, height: info.height, widths: widths.length > 0 ? widths : [info.width] };
}

/** The files of a photograph, one after another, and what pictures.json says of it. */
export async function encode(
  photograph: UprightPhotograph,
  effort: number = AVIF.effort,
): Promise<{ readonly files: readonly PictureFile[]; readonly picture: EncodedPicture }> {
  const { data, width, height, widths } = photograph;
  const files: PictureFile[] = [];
  for (const at of widths)
    files.push({
      width: at,
      format: 'avif',
      bytes: await sharp(data)
        .resize({ width: at })
        .avif({ ...AVIF, effort })
        .toBuffer(),
    });
  const at = webpWidthOf(widths);
  files.push({ width: at, format: 'webp', bytes: await sharp(data).resize({ width: at }).webp(WEBP).toBuffer() });
  return { files, picture: { width, height, widths: [...widths], placeholder: await placeholderOf(data) } };
}

async function placeholderOf(picture: Buffer): Promise<string> {
  const small = await sharp(picture)
    .resize({ width: HASH_SIDE, height: HASH_SIDE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString('base64');
}

/** The width of a picture's WebP: 640, or the widest one where the source is narrower. */
const webpWidthOf = (widths: readonly number[]): number =>
  widths.includes(WEBP_WIDTH) ? WEBP_WIDTH : Math.max(...widths);

/** The file names of all pictures in the `pictures` folder. */
export const filesOf = (pictures: VenuePictures): string[] =>
  Object.entries(pictures).flatMap(([name, { widths }]) => [
    ...widths.map((width) => `${name}-${width}.avif`),
    `${name}-${webpWidthOf(widths)}.webp`,
  ]);
