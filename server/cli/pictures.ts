// `npm run pictures -- <source folder> <venue folder>`: encodes the pictures that a venue's venue.json names, and writes
// pictures.json beside it. A tool for whoever keeps a venue folder; a running server never needs it.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import * as v from 'valibot';
import { type Venue, type VenuePictures, venuePicturesSchema, venueSchema } from '#contract/place/venue.ts';

const WIDTHS: readonly number[] = [320, 640, 1080];
/** The width of the one WebP of a picture, for WebViews without AVIF; nearly all browsers read AVIF. */
const WEBP_WIDTH = 640;
const AVIF = { quality: 52, effort: 6 } as const;
const WEBP = { quality: 74, effort: 6 } as const;
/** The longest side in pixels that ThumbHash accepts. */
const HASH_SIDE = 100;
const SOURCE_TYPES: readonly string[] = ['.png', '.webp', '.jpg', '.jpeg', '.avif', '.tif', '.tiff'];

interface EncodedPictures {
  /** The names of newly encoded pictures, in alphabetical order. */
  readonly encoded: readonly string[];
  /** The names of pictures that cannot be encoded: absent from the source folder, or not used by the venue. */
  readonly missing: readonly string[];
}

/** The names of all pictures of a venue, each once, in alphabetical order. */
export function picturesOf(venue: Venue): string[] {
  const names = new Set<string>();
  for (const product of venue.products) for (const image of product.images) names.add(image.name);
  for (const category of venue.categories) if (category.image) names.add(category.image.name);
  for (const { picture } of venue.gallery) names.add(picture.name);
  for (const own of [venue.logo, venue.picture]) if (own) names.add(own.name);
  for (const html of htmlOf(venue)) for (const [, name] of html.matchAll(IMAGE)) if (name) names.add(name);
  return [...names].sort();
}

/** A picture inside a page's HTML, by its name. */
const IMAGE = /<img\b[^>]*\bsrc="([a-z0-9_-]+)"/g;

const htmlOf = ({ pages, settings }: Venue): string[] =>
  [...Object.values(pages), settings.promotions_html, settings.footer_html].flatMap((words) =>
    typeof words === 'object' ? Object.values(words) : typeof words === 'string' ? [words] : [],
  );

/**
 * Encodes what `venueDir/venue.json` uses from `sourceDir`: AVIF in three widths and one WebP, never larger than the
 * source, into `venueDir/pictures`, with sizes and placeholders in `venueDir/pictures.json`. With `names` only these are
 * encoded anew and the others stay. Afterwards the folder holds no file that the venue does not use.
 * Throws where venue.json or pictures.json cannot be read or is not a venue's.
 */
export async function encodePictures(
  sourceDir: string,
  venueDir: string,
  names?: readonly string[],
): Promise<EncodedPictures> {
  const used = picturesOf(v.parse(venueSchema, JSON.parse(await readFile(join(venueDir, 'venue.json'), 'utf8'))));
  const folder = join(venueDir, 'pictures');
  await mkdir(folder, { recursive: true });
  const sources = await sourcesByName(sourceDir);
  const pictures: VenuePictures = names ? await existingPictures(venueDir) : {};
  const encoded: string[] = [];
  const missing = (names ?? []).filter((name) => !used.includes(name));
  for (const name of used) {
    if (names && !names.includes(name)) continue;
    const source = sources.get(name);
    if (source === undefined) missing.push(name);
    else {
      pictures[name] = await encodeOne(join(sourceDir, source), folder, name);
      encoded.push(name);
    }
  }
  const kept = Object.fromEntries(used.flatMap((name) => (pictures[name] ? [[name, pictures[name]]] : [])));
  await writeFile(join(venueDir, 'pictures.json'), `${JSON.stringify(kept, undefined, 2)}\n`);
  await removeStrangers(folder, kept);
  return { encoded, missing };
}

async function sourcesByName(sourceDir: string): Promise<Map<string, string>> {
  const files = (await readdir(sourceDir)).sort();
  return new Map(
    files.filter((file) => SOURCE_TYPES.includes(parse(file).ext)).map((file) => [parse(file).name, file]),
  );
}

async function existingPictures(venueDir: string): Promise<VenuePictures> {
  const path = join(venueDir, 'pictures.json');
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return v.parse(venuePicturesSchema, JSON.parse(text));
}

async function encodeOne(source: string, folder: string, name: string): Promise<VenuePictures[string]> {
  // Cameras note the orientation instead of turning the pixels, so the pixels are turned before they are measured.
  const upright = await sharp(await readFile(source))
    .autoOrient()
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = upright.info;
  const widths = WIDTHS.filter((candidate) => candidate <= width);
  if (widths.length === 0) widths.push(width);
  for (const each of widths) {
    await sharp(upright.data)
      .resize({ width: each })
      .avif(AVIF)
      .toFile(fileOf(folder, name, each, 'avif'));
  }
  const webpWidth = webpWidthOf(widths);
  await sharp(upright.data)
    .resize({ width: webpWidth })
    .webp(WEBP)
    .toFile(fileOf(folder, name, webpWidth, 'webp'));
  return { width, height, widths, placeholder: await placeholderOf(upright.data) };
}

/** The width of a picture's WebP: 640, or the widest one where the source is narrower. */
const webpWidthOf = (widths: readonly number[]): number =>
  widths.includes(WEBP_WIDTH) ? WEBP_WIDTH : Math.max(...widths);

async function placeholderOf(picture: Buffer): Promise<string> {
  const small = await sharp(picture)
    .resize({ width: HASH_SIDE, height: HASH_SIDE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString('base64');
}

const fileOf = (folder: string, name: string, width: number, type: 'avif' | 'webp') =>
  join(folder, `${name}-${width}.${type}`);

/** The file names of all pictures in the `pictures` folder. */
export function filesOf(pictures: VenuePictures): string[] {
  return Object.entries(pictures).flatMap(([name, { widths }]) => [
    ...widths.map((width) => `${name}-${width}.avif`),
    `${name}-${webpWidthOf(widths)}.webp`,
  ]);
}

async function removeStrangers(folder: string, pictures: VenuePictures): Promise<void> {
  const wanted = new Set(filesOf(pictures));
  for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(join(folder, file));
}

/** Runs the command. Returns the exit code: 1 if a picture is missing or the arguments are wrong. */
export async function main(args: string[]): Promise<number> {
  const [sourceDir, venueDir, ...names] = args;
  if (sourceDir === undefined || venueDir === undefined) {
    console.error('Usage: npm run pictures -- <source folder> <venue folder> [name …]');
    return 1;
  }
  const { encoded, missing } = await encodePictures(sourceDir, venueDir, names.length > 0 ? names : undefined);
  console.log(`${encoded.length} pictures encoded into ${join(venueDir, 'pictures')}`);
  if (missing.length > 0) console.error(`Not in ${sourceDir}, or not used by the venue: ${missing.join(', ')}`);
  return missing.length > 0 ? 1 : 0;
}
