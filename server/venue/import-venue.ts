// Import: checks a folder as a whole, stores its pictures and videos, and publishes the menu in one transaction.
import type { Place } from '#domain/place/place.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { publishWithin } from '../store/place/publish.ts';
import { INSTALLATION, type Store } from '../store/store.ts';
import { unaskedChoices } from './check-groups.ts';
import { compilePages } from './compile-pages.ts';
import { compileVenue } from './compile-venue.ts';
import { overlappingZones } from './delivery/overlapping-zones.ts';
import { lostByImport, noteImport } from './edited/edits-kept.ts';
import { strayCategories } from './kitchen/check-stations.ts';
import { storePicture } from './picture-files.ts';
import type { Problem } from './problem.ts';
import { readVenueFolder } from './read-folder.ts';
import { compileSettings } from './venue-settings.ts';
import { storeVideo } from './video-files.ts';

export interface Imported {
  readonly place: Place;
  /** Equal contents have an equal version. */
  readonly menuVersion: string;
  readonly tables: readonly { readonly name: string; readonly code: string }[];
  readonly products: number;
  /** Notes for the owner: changed texts, and suggestions. */
  readonly notes: readonly string[];
}

/**
 * Publishes the venue of a folder, replacing the one with the same slug. A folder with any error changes nothing: the error
 * lists all of them. An edit that the import would lose is an error, unless overwriting is allowed.
 */
export async function importVenue(
  store: Store,
  dataDir: string,
  folder: string,
  { overwriteEdits = false }: { readonly overwriteEdits?: boolean } = {},
): Promise<Result<Imported, readonly Problem[]>> {
  const read = await readVenueFolder(folder);
  if (!read.ok) return fail(read.error);
  const { venue, pictures, files, videos, source } = read.value;
  // Pictures first, so that a published menu never refers to a missing one.
  const hashes = new Map<string, string>();
  for (const [name, encoded] of files) hashes.set(name, await storePicture(dataDir, encoded));
  const films = new Map<string, string>();
  for (const [name, video] of videos) films.set(name, await storeVideo(dataDir, video));

  const { settings, notes } = compileSettings({ venue, pictures, hashes });
  const { pages, notes: pageNotes } = compilePages({ venue, pictures, hashes });
  const compiled = {
    venue,
    settings,
    pages,
    pictures,
    hashes,
    videos: new Map([...films].map(([name, file]) => [name, `/videos/${file}`])),
    // Needed by an export to find the files.
    source: {
      venue: source.venue,
      pictures: { file: source.pictures ?? null, hashes: Object.fromEntries(hashes) },
      videos: Object.fromEntries(films),
    },
  };
  const done = await store.write(INSTALLATION, async (tx) => {
    const lost = overwriteEdits ? [] : await lostByImport(tx, venue.slug, compiled.source);
    if (lost.length > 0) return fail(lost);
    const now = Date.now();
    const published = await publishWithin(tx, venue.slug, (idFor) => compileVenue(compiled, idFor), { now });
    await noteImport(tx, published.place.id, compiled.source, now);
    return ok(published);
  });
  if (!done.ok) return done;
  const published = done.value;
  return ok({
    ...published,
    products: venue.products.length,
    notes: [
      ...notes,
      ...pageNotes,
      ...published.notes,
      ...unaskedChoices(venue),
      ...strayCategories(venue),
      ...overlappingZones(venue),
    ],
  });
}
