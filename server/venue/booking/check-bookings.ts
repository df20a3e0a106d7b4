// Checks of a venue's bookings that a schema cannot express.

import { parseSeason } from '#domain/booking/season.ts';
import { checkUnique } from '../check-place.ts';
import { checkCategoryHours } from '../hours/category-hours.ts';
import { unknownName } from '../known-names.ts';
import type { ReadableVenue } from '../parse-venue.ts';
import type { Path, Report } from '../problem.ts';

const checkSeason = (season: string | undefined, at: Path, report: Report): void => {
  if (season !== undefined && !parseSeason(season)) report(at, `"${season}" names a day that no calendar has`);
};

/** Reports missing tables, tables in two halls, and booking terms on a dish that cannot be booked. */
export function checkBookings({ venue, indexes }: ReadableVenue, report: Report): void {
  for (const [i, { type, booking }] of venue.products.entries()) {
    if (booking && type !== 'booking')
      report(['products', indexes.products[i] ?? i, 'booking'], 'is of a product with "type": "booking" alone');
    if (booking?.hours !== undefined)
      checkCategoryHours(booking.hours, ['products', indexes.products[i] ?? i, 'booking', 'hours'], report);
    checkSeason(booking?.season, ['products', indexes.products[i] ?? i, 'booking', 'season'], report);
  }
  const { halls = [], durations = [] } = venue.reservations ?? {};
  const at = (...path: Path): Path => ['reservations', ...path];
  const known = venue.tables.map(({ name }) => name);
  checkUnique(
    halls.map(({ key }, i) => [key, at('halls', i, 'key')]),
    'key',
    report,
  );
  checkUnique(
    halls.flatMap(({ tables }, i) =>
      tables.map(({ table }, j) => [table, at('halls', i, 'tables', j, 'table')] as const),
    ),
    'table',
    report,
  );
  checkUnique(
    durations.map(({ people }, i) => [String(people), at('durations', i, 'people')]),
    'number of people',
    report,
  );
  for (const [i, { tables, joins, season }] of halls.entries()) {
    checkSeason(season, at('halls', i, 'season'), report);
    const here = tables.map(({ table }) => table);
    for (const [j, { table, seats, least }] of tables.entries()) {
      if (!known.includes(table)) report(at('halls', i, 'tables', j, 'table'), unknownName('table', table, known));
      if (least > seats) report(at('halls', i, 'tables', j, 'least'), `${least} people do not sit on ${seats} seats`);
    }
    for (const [j, join] of joins.entries()) {
      for (const [k, table] of join.tables.entries()) {
        if (!here.includes(table))
          report(at('halls', i, 'joins', j, 'tables', k), unknownName('table of this hall', table, here));
      }
      checkUnique(
        join.tables.map((table, k) => [table, at('halls', i, 'joins', j, 'tables', k)]),
        'table',
        report,
      );
    }
  }
}
