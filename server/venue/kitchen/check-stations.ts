// Checks of stations: names are unique, and each category belongs to one station.
import type { Venue } from '#contract/place/venue.ts';
import { uncookedCategories } from '#domain/kitchen/uncooked-categories.ts';
import { checkUnique } from '../check-place.ts';
import type { ReadableVenue } from '../parse-venue.ts';
import type { Report } from '../problem.ts';

/** Reports repeated names and unknown names. */
export function checkStations({ venue, unread, touched }: ReadableVenue, report: Report): void {
  const { stations, printers, categories } = venue;
  checkUnique(
    stations.map(({ id }, i) => [id, ['stations', i, 'id']]),
    'id',
    report,
  );
  checkUnique(
    stations.flatMap((station, i) =>
      station.categories.map((slug, j) => [slug, ['stations', i, 'categories', j]] as const),
    ),
    'category',
    report,
  );
  const slugs = new Set(categories.map(({ slug }) => slug));
  for (const [i, station] of stations.entries()) {
    for (const [j, slug] of station.categories.entries()) {
      if (slugs.has(slug) || unread.categories.has(slug)) continue;
      report(['stations', i, 'categories', j], `there is no category "${slug}"`);
    }
  }
  const spare = stations.flatMap((station, i) => (station.default ? [i] : []));
  for (const i of spare.slice(1)) report(['stations', i, 'default'], 'one station alone cooks what belongs to none');
  // Unreadable stations are already reported, so references to them are not errors.
  if (touched.some((path) => path.startsWith('stations'))) return;
  const ids = stations.length > 0 ? stations.map(({ id }) => id) : ['kitchen'];
  for (const [i, printer] of printers.entries()) {
    for (const [j, id] of printer.stations.entries()) {
      if (!ids.includes(id)) report(['printers', i, 'stations', j], `there is no station "${id}"`);
    }
  }
}

/** Notes for the owner: categories without a station, whose dishes go to the default one. */
export function strayCategories(venue: Venue): string[] {
  const { stations } = venue;
  const spare = stations.find((station) => station.default) ?? stations[0];
  return uncookedCategories(venue).map(
    (slug) => `stations: nobody has the category "${slug}"; "${spare?.id}" cooks it`,
  );
}
