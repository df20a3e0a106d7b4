// Which pictures a venue names, and which photograph of a folder is meant by each name.
import { readdir, stat } from 'node:fs/promises';
import { parse, resolve } from 'node:path';
import type { Venue } from '#contract/place/venue.ts';
import { Mistake } from './configuration.ts';

const READ: readonly string[] = ['.png', '.webp', '.jpg', '.jpeg', '.avif', '.tif', '.tiff'];
/** What cameras and programs write, and the encoder cannot read. */
const NOT_READ: readonly string[] = ['.heic', '.heif', '.raw', '.dng', '.cr2', '.nef', '.psd', '.bmp', '.pdf'];

/** The names of all pictures of a venue, each once, in alphabetical order. */
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

/** The files of a folder by the name that venue.json would call them. */
export interface Photographs {
  /** The file of each name; several are a question to the owner. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  readonly notRead: ReadonlyMap<string, string>;
}

/** Looks through a folder of photographs. Cameras write their names large, a venue small. */
export async function photographsIn(folder: string): Promise<Photographs> {
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

/** Throws a Mistake where a path leads to no folder. */
export async function existingFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) throw new Mistake(`There is no folder "${resolve(folder)}".`);
  if (!found.isDirectory()) throw new Mistake(`"${folder}" is a file. Name the folder that it lies in.`);
}
