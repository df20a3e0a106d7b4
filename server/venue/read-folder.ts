// A venue folder as it lies on the disk: venue.json, pictures.json, pictures/ and videos/. Nothing of it is believed
// unchecked.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Venue, type VenuePictures, venuePicturesSchema } from '#contract/place/venue.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { checkVenue } from './check-venue.ts';
import { parseVenue, problemsOf } from './parse-venue.ts';
import { type PictureFile, readPictureFiles } from './picture-files.ts';
import type { Problem } from './problem.ts';
import { readVideoFiles, type VideoFile } from './video-files.ts';

export interface VenueFolder {
  readonly venue: Venue;
  readonly pictures: VenuePictures;
  /** By the name in pictures.json. */
  readonly files: ReadonlyMap<string, readonly PictureFile[]>;
  /** By the name in venue.json. */
  readonly videos: ReadonlyMap<string, VideoFile>;
  /** The text of the two files as they were given. */
  readonly source: { readonly venue: string; readonly pictures: string | undefined };
}

/** Reads and checks a folder. The error is the list of all problems found, each with its path. */
export async function readVenueFolder(folder: string): Promise<Result<VenueFolder, readonly Problem[]>> {
  const venueFile = await readJson(join(folder, 'venue.json'));
  if (!venueFile.ok) return fail([{ path: 'venue.json', message: venueFile.error }]);
  const picturesFile = await readJson(join(folder, 'pictures.json'));
  const problems: Problem[] = [];
  // A venue without pictures needs no list of them.
  if (!picturesFile.ok && picturesFile.error !== MISSING) {
    problems.push({ path: 'pictures.json', message: picturesFile.error });
  }
  const rawPictures = picturesFile.ok ? picturesFile.value.content : undefined;
  const pictures = v.safeParse(venuePicturesSchema, rawPictures ?? {});
  if (!pictures.success) {
    problems.push(...problemsOf(pictures.issues).map((one) => ({ ...one, path: `pictures.json → ${one.path}` })));
  }
  const listed = pictures.success ? pictures.output : {};
  const files = await readPictureFiles(join(folder, 'pictures'), await fileNames(join(folder, 'pictures')), listed);
  problems.push(...files.problems);

  const { problems: shape, readable } = parseVenue(venueFile.value.content);
  problems.push(...shape);
  // Names alone are asked for here: a picture whose file is missing has been told already.
  const names = new Set(typeof rawPictures === 'object' && rawPictures !== null ? Object.keys(rawPictures) : []);
  if (readable) problems.push(...checkVenue(readable, names));
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

const MISSING = 'is missing';

async function readJson(path: string): Promise<Result<{ content: unknown; text: string }, string>> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return fail(MISSING);
    return fail(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    // Editors on Windows begin a file with a byte-order mark.
    return ok({ content: JSON.parse(text.replace(/^\uFEFF/, '')), text });
  } catch (error) {
    return fail(`is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const fileNames = async (folder: string): Promise<ReadonlySet<string>> =>
  new Set(await readdir(folder).catch(() => []));
