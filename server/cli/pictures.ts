// `npm run pictures -- <source folder> <venue folder>`: encodes the pictures named in venue.json, and writes pictures.json.
// For the owner of a venue folder; a running server does not need it.
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import * as v from 'valibot';
import { type Venue, type VenuePictures, venuePicturesSchema } from '#contract/place/venue.ts';
import { isMissing, readJson } from '../venue/json/read-json.ts';
import { parseVenue } from '../venue/parse-venue.ts';
import { encode, filesOf, readUpright, type UprightPhotograph } from '../venue/picture/encode-picture.ts';
import { placedText } from '../venue/problem.ts';
import { Mistake } from './configuration.ts';

// Pictures named by a venue, and the matching photographs of a folder.
const READ: readonly string[] = ['.png', '.webp', '.jpg', '.jpeg', '.avif', '.tif', '.tiff'];
/** Formats that the encoder cannot read. */
const NOT_READ: readonly string[] = ['.heic', '.heif', '.raw', '.dng', '.cr2', '.nef', '.psd', '.bmp', '.pdf'];

/** Names of all pictures of a venue, unique and sorted. */
export function picturesOf(venue: Venue): string[] {
  const names = new Set<string>();
  for (const product of venue.products) for (const image of product.images) names.add(image.name);
  for (const category of venue.categories) if (category.image) names.add(category.image.name);
  for (const { picture } of venue.gallery) names.add(picture.name);
  for (const { name } of Object.values(venue.allergenImages)) names.add(name);
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

/** Files of a folder by their name in venue.json. */
interface Photographs {
  /** Files of each name; several are reported to the owner. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  readonly notRead: ReadonlyMap<string, string>;
}

/** Lists a folder of photographs, ignoring the case of file names. */
async function photographsIn(folder: string): Promise<Photographs> {
  await existingFolder(folder);
  const files = new Map<string, string[]>();
  const notRead = new Map<string, string>();
  for (const file of (await readdir(folder)).sort()) {
    const { name, ext } = parse(file.toLowerCase());
    if (READ.includes(ext)) files.set(name, [...(files.get(name) ?? []), file]);
    else if (NOT_READ.includes(ext)) notRead.set(name, file);
  }
  return { files, notRead };
}

/** Throws a Mistake when the path is no folder. */
async function existingFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) throw new Mistake(`There is no folder "${resolve(folder)}".`);
  if (!found.isDirectory()) throw new Mistake(`"${folder}" is a file. Name the folder that it lies in.`);
}

interface EncodedPictures {
  /** Names of newly encoded pictures, sorted. */
  readonly encoded: readonly string[];
  /** Names of earlier encoded pictures without a photograph, which stay unchanged. */
  readonly kept: readonly string[];
  /** Names of missing pictures: not in the source folder, or not used by the venue. */
  readonly missing: readonly string[];
  /** Errors of photographs, one sentence each. */
  readonly faults: readonly string[];
  /** Other files in the `pictures` folder; they are never changed. */
  readonly left: readonly string[];
}

/**
 * Encodes the pictures used by `venueDir/venue.json` from `sourceDir` into `venueDir/pictures`, with sizes and placeholders
 * in `venueDir/pictures.json`. With `names`, only these are encoded anew. Earlier encoded pictures without a photograph
 * stay. Deletes only widths listed in pictures.json that a new photograph no longer has. Throws a Mistake when a folder,
 * venue.json or pictures.json is invalid.
 */
export async function encodePictures(
  sourceDir: string,
  venueDir: string,
  names?: readonly string[],
): Promise<EncodedPictures> {
  const photographs = await photographsIn(sourceDir);
  const used = picturesOf(await readVenue(venueDir));
  const before = await existingPictures(venueDir);
  const folder = join(venueDir, 'pictures');
  await mkdir(folder, { recursive: true });

  const pictures: VenuePictures = Object.fromEntries(Object.entries(before).filter(([name]) => used.includes(name)));
  const encoded: string[] = [];
  const kept: string[] = [];
  const missing = (names ?? []).filter((name) => !used.includes(name));
  const faults: string[] = [];
  for (const name of used) {
    if (names && !names.includes(name)) continue;
    const earlier = pictures[name];
    const photograph = await readPhotograph(sourceDir, name, photographs);
    const picture =
      typeof photograph === 'object' ? await replacePicture(photograph, folder, name, earlier) : photograph;
    if (typeof picture === 'string') faults.push(picture);
    else if (picture) {
      pictures[name] = picture;
      encoded.push(name);
      // Written after each picture, so that an interrupted run leaves no unlisted picture.
      await writeList(venueDir, pictures);
    } else if (earlier && !names) kept.push(name);
    else missing.push(name);
  }
  await writeList(venueDir, pictures);
  const own = new Set(filesOf(pictures));
  return { encoded, kept, missing, faults, left: (await readdir(folder)).filter((file) => !own.has(file)).sort() };
}

const writeList = (venueDir: string, pictures: VenuePictures): Promise<void> => {
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  return writeFile(join(venueDir, 'pictures.json'), `${JSON.stringify(sorted, undefined, 2)}\n`);
};

async function readVenue(venueDir: string): Promise<Venue> {
  await existingFolder(venueDir);
  const file = await readJson(join(venueDir, 'venue.json'), 'venue.json');
  if (!file.ok) throw new Mistake(file.error.map(placedText).join('\n'));
  const { problems, readable } = parseVenue(file.value.content);
  if (problems.length === 0 && readable) return readable.venue;
  throw new Mistake(
    `${join(venueDir, 'venue.json')} has mistakes, so nobody knows which pictures it names. See them all with ` +
      `"npm run import -- ${venueDir}", and mend them first.`,
  );
}

async function existingPictures(venueDir: string): Promise<VenuePictures> {
  const file = await readJson(join(venueDir, 'pictures.json'), 'pictures.json');
  if (!file.ok && isMissing(file.error)) return {};
  const parsed = file.ok ? v.safeParse(venuePicturesSchema, file.value.content) : undefined;
  if (parsed?.success) return parsed.output;
  throw new Mistake(
    `${join(venueDir, 'pictures.json')} is not as this command had written it. Take the file away and run the command ` +
      'with all photographs; it is then made anew.',
  );
}

/** Photograph of a name; `undefined` when missing, a sentence when unusable. */
async function readPhotograph(
  sourceDir: string,
  name: string,
  { files, notRead }: Photographs,
): Promise<UprightPhotograph | string | undefined> {
  const [file, ...others] = files.get(name) ?? [];
  const strange = notRead.get(name);
  if (file === undefined) return strange && `${strange} is of a kind that is not read: save it as JPEG or PNG.`;
  if (others.length > 0) return `${[file, ...others].join(' and ')} have one name: keep the one that is meant.`;
  return readUpright(join(sourceDir, file)).catch(
    (error: unknown) => `${file} cannot be read: ${error instanceof Error ? error.message : error}`,
  );
}

/** Replaces a photograph's files; returns a sentence when a foreign file is in the way. */
async function replacePicture(
  photograph: UprightPhotograph,
  folder: string,
  name: string,
  earlier: VenuePictures[string] | undefined,
): Promise<VenuePictures[string] | string> {
  const written = earlier ? filesOf({ [name]: earlier }) : [];
  const wanted = filesOf({ [name]: { ...photograph, widths: [...photograph.widths] } });
  const present = await readdir(folder);
  const foreign = wanted.find((file) => present.includes(file) && !written.includes(file));
  if (foreign !== undefined) {
    return (
      `${join(folder, foreign)} is there, and pictures.json does not list it: it may be a photograph of yours. Move it ` +
      'to another folder, or delete it, and run the command again.'
    );
  }
  const { files, picture } = await encode(photograph);
  for (const { width, format, bytes } of files) await writeFile(join(folder, `${name}-${width}.${format}`), bytes);
  for (const file of written) if (!wanted.includes(file)) await rm(join(folder, file), { force: true });
  return picture;
}

const counted = (count: number): string => `${count} ${count === 1 ? 'picture' : 'pictures'}`;

/** Runs the command. Returns 1 when a picture is missing or a photograph is unusable. */
export async function main(args: string[]): Promise<number> {
  const [sourceDir, venueDir, ...names] = args;
  if (sourceDir === undefined || venueDir === undefined) {
    throw new Mistake('Usage: npm run pictures -- <source folder> <venue folder> [name …]');
  }
  const result = await encodePictures(sourceDir, venueDir, names.length > 0 ? names : undefined).catch((error) => {
    if (error instanceof Mistake) throw error;
    throw new Mistake(
      `The pictures in ${venueDir} cannot be written: ${error instanceof Error ? error.message : error}`,
    );
  });
  const { encoded, kept, missing, faults, left } = result;
  console.log(`${counted(encoded.length)} encoded into ${join(venueDir, 'pictures')}`);
  if (kept.length > 0) console.log(`Without a photograph in ${sourceDir}, and left as they were: ${kept.join(', ')}`);
  if (left.length > 0) console.log(`Not of this venue's pictures, and not touched: ${left.join(', ')}`);
  for (const fault of faults) console.error(fault);
  if (missing.length > 0) console.error(`Not in ${sourceDir}, or not used by the venue: ${missing.join(', ')}`);
  return missing.length + faults.length > 0 ? 1 : 0;
}
