// Checks and compiles an edited venue file like an import, with the pictures that already exist.
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { UploadedPicture } from '../../store/owner/uploaded-pictures.ts';
import type { IdFor, PublishedVenue } from '../../store/place/published.ts';
import { checkVenue } from '../check-venue.ts';
import { compilePages } from '../compile-pages.ts';
import { compileVenue } from '../compile-venue.ts';
import { parseVenue } from '../parse-venue.ts';
import type { Problem } from '../problem.ts';
import { compileSettings } from '../venue-settings.ts';
import { picturesNamed, picturesOf } from './source-pictures.ts';
import type { VenueSource } from './venue-source.ts';

/** All errors for which an import would reject the file. `source`: the file before the edits. */
export function checkFile(
  file: VenueFile,
  source: VenueSource,
  uploads: readonly UploadedPicture[],
): readonly Problem[] {
  const { problems, readable } = parseVenue(file);
  const names = new Set([...Object.keys(picturesOf(source)), ...uploads.map(({ name }) => name)]);
  return readable ? [...problems, ...checkVenue(readable, names)] : problems;
}

export interface EditedVenue {
  readonly source: VenueSource;
  readonly build: (idFor: IdFor) => PublishedVenue;
}

/** Compiles an edited file; the error lists all objections of an import. `text`: as stored and exported. */
export function compileFile(
  file: VenueFile,
  before: VenueSource,
  uploads: readonly UploadedPicture[],
  text = `${JSON.stringify(file, undefined, 2)}\n`,
): Result<EditedVenue, readonly Problem[]> {
  const problems = checkFile(file, before, uploads);
  const { readable } = parseVenue(file);
  if (problems.length > 0 || !readable) return fail(problems);
  const { venue } = readable;
  const source = { ...before, venue: text, pictures: picturesNamed(text, before, uploads) };
  const pictures = picturesOf(source);
  const hashes = new Map(Object.entries(source.pictures.hashes));
  const compiled = {
    venue,
    pictures,
    hashes,
    settings: compileSettings({ venue, pictures, hashes }).settings,
    pages: compilePages({ venue, pictures, hashes }).pages,
    videos: new Map(Object.entries(before.videos).map(([name, path]) => [name, `/videos/${path}`])),
    source,
  };
  return ok({ source, build: (idFor) => compileVenue(compiled, idFor) });
}
