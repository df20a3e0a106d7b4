// Source of a published venue: the text of its two files as given, and the stored files that they name.
import * as v from 'valibot';
import { json } from '#contract/owner/draft-edit.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { sha256 } from '../../store/canonical-json.ts';

const sourceSchema = v.object({
  venue: v.string(),
  pictures: v.object({ file: v.nullable(v.string()), hashes: v.record(v.string(), v.string()) }),
  videos: v.optional(v.record(v.string(), v.string()), {}),
});
export type VenueSource = v.InferOutput<typeof sourceSchema>;

/** `undefined` when the venue was not published from a folder. */
export const parseSource = (source: unknown): VenueSource | undefined => {
  const parsed = v.safeParse(sourceSchema, source);
  return parsed.success ? parsed.output : undefined;
};

/** Parsed file. Throws for a text that no import has accepted. */
export const fileOf = ({ venue }: VenueSource): VenueFile =>
  v.parse(v.record(v.string(), json), JSON.parse(venue.replace(/^\uFEFF/, '')));

/** Id of this file's content: an edit names the file that its author saw. */
export const baseOf = ({ venue }: VenueSource): string => sha256(venue).slice(0, 22);
