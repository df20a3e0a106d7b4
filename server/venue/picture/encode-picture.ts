// Encodes a photograph for guests: AVIF in three widths and one WebP, never larger than the source.
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { VenuePictures } from '#contract/place/venue.ts';
import type { PictureFile } from '../picture-files.ts';

const WIDTHS: readonly number[] = [320, 640, 1080];
/** Width of a picture's WebP, for WebViews without AVIF. */
const WEBP_WIDTH = 640;
const AVIF = { quality: 52, effort: 6 } as const;
/** For guest pictures: with the usual effort, noise takes a core for a minute, with this one a second. */
export const QUICK_EFFORT = 1;
const WEBP = { quality: 74, effort: 6 } as const;
/** Longest side that ThumbHash accepts, pixels. */
const HASH_SIDE = 100;

export type EncodedPicture = VenuePictures[string];

/** A photograph in memory, with its upright size. */
export interface UprightPhotograph {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

/** Reads a photograph and rotates it upright. Throws when it is no picture. */
export const readUpright = async (source: string): Promise<UprightPhotograph> =>
  // Rotates the pixels before measuring, because cameras only store the orientation.
  uprightOf(sharp(await readFile(source)).autoOrient());

/** Pixels of a photograph without the file's metadata. */
export async function uprightOf(pixels: Sharp): Promise<UprightPhotograph> {
  const { data, info } = await pixels
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const widths = WIDTHS.filter((candidate) => candidate <= info.width);
  return { data, width: info.width, height: info.height, widths: widths.length > 0 ? widths : [info.width] };
}

/** Files of a photograph, encoded one after another, and its pictures.json entry. */
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

/** Width of a picture's WebP: 640, or the widest when the source is narrower. */
const webpWidthOf = (widths: readonly number[]): number =>
  widths.includes(WEBP_WIDTH) ? WEBP_WIDTH : Math.max(...widths);

/** File names of all pictures in the `pictures` folder. */
export const filesOf = (pictures: VenuePictures): string[] =>
  Object.entries(pictures).flatMap(([name, { widths }]) => [
    ...widths.map((width) => `${name}-${width}.avif`),
    `${name}-${webpWidthOf(widths)}.webp`,
  ]);
