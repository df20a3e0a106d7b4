// Reads a venue folder: venue.json, pictures.json, pictures/ and videos/. All content is checked.
import { readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { type Venue, type VenuePictures, venuePicturesSchema } from '#contract/place/venue.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { checkVenue } from './check-venue.ts';
import { isMissing, readJson, withLines } from './json/read-json.ts';
import { parseVenue, problemsOf } from './parse-venue.ts';
import { type PictureFile, readPictureFiles } from './picture-files.ts';
import type { Problem } from './problem.ts';
import { readVideoFiles, type VideoFile } from './video-files.ts';

export interface VenueFolder {
  readonly venue: Venue;
  readonly pictures: VenuePictures;
  /** By name in pictures.json. */
  readonly files: ReadonlyMap<string, readonly PictureFile[]>;
  /** By name in venue.json. */
  readonly videos: ReadonlyMap<string, VideoFile>;
  /** Text of the two files as given. */
  readonly source: { readonly venue: string; readonly pictures: string | undefined };
}

/** Reads and checks a folder. The error lists all problems, each with its path. */
export async function readVenueFolder(folder: string): Promise<Result<VenueFolder, readonly Problem[]>> {
  const notFound = await notAVenueFolder(folder);
  if (notFound) return fail([notFound]);
  const venueFile = await readJson(join(folder, 'venue.json'), 'venue.json');
  if (!venueFile.ok) return fail(venueFile.error);
  const picturesFile = await readJson(join(folder, 'pictures.json'), 'pictures.json');
  const problems: Problem[] = [];
  // A venue without pictures needs no pictures.json.
  if (!picturesFile.ok && !isMissing(picturesFile.error)) problems.push(...picturesFile.error);
  const rawPictures = picturesFile.ok ? picturesFile.value.content : undefined;
  const pictures = v.safeParse(venuePicturesSchema, rawPictures ?? {});
  if (!pictures.success) {
    problems.push(...problemsOf(pictures.issues).map((one) => ({ ...one, path: `pictures.json → ${one.path}` })));
  }
  const listed = pictures.success ? pictures.output : {};
  const files = await readPictureFiles(join(folder, 'pictures'), await fileNames(join(folder, 'pictures')), listed);
  problems.push(...files.problems);

  const { problems: shape, readable } = parseVenue(venueFile.value.content);
  problems.push(...withLines(shape, venueFile.value));
  // Only the names, because missing files are already reported.
  const names = new Set(typeof rawPictures === 'object' && rawPictures !== null ? Object.keys(rawPictures) : []);
  if (readable) problems.push(...withLines(checkVenue(readable, names), venueFile.value));
  const filmed = new Set((readable?.venue.categories ?? []).flatMap(({ video }) => video ?? []));
  const videos = await readVideoFiles(join(folder, 'videos'), await fileNames(join(folder, 'videos')), filmed);
  problems.push(...videos.problems);
  if (problems.length > 0 || !readable) return fail(problems);
  return ok({
    venue: readable.venue,
    pictures: listed,
    files: files.byName,
    videos: videos.byName,
    source: { venue: venueFile.value.text, pictures: picturesFile.ok ? picturesFile.value.text : undefined },
  });
}

/** Explains why a path is no venue folder, and where the folder probably is. */
async function notAVenueFolder(folder: string): Promise<Problem | undefined> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) return { path: '', message: `there is no folder "${resolve(folder)}"` };
  if (!found.isDirectory()) {
    return { path: '', message: `"${folder}" is a file; name the folder that it lies in, "${dirname(folder)}"` };
  }
  const entries = await readdir(folder, { withFileTypes: true });
  if (entries.some(({ name }) => name === 'venue.json')) return undefined;
  const alike = entries.find(({ name }) => /^venue\.(?:json|txt|csv|xlsx?)(?:\.txt)?$/i.test(name));
  if (alike) return { path: 'venue.json', message: `is missing; is it "${alike.name}"? The name must be venue.json` };
  for (const entry of entries) {
    const below = entry.isDirectory() && (await stat(join(folder, entry.name, 'venue.json')).catch(() => undefined));
    if (below) return { path: 'venue.json', message: `is missing; there is one in "${join(folder, entry.name)}"` };
  }
  return { path: 'venue.json', message: 'is missing' };
}

const fileNames = async (folder: string): Promise<ReadonlySet<string>> =>
  new Set(await readdir(folder).catch(() => []));
