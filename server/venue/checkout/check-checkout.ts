// Checks of the order page that a schema cannot express.
import type { Venue } from '#contract/place/venue.ts';
import { detailFault } from '#domain/order/details-verdict.ts';
import { DETAIL_LIMITS, detailsAsked } from '#domain/order/order-details.ts';
import { checkAmount, checkUnique } from '../check-place.ts';
import type { ReadableVenue } from '../parse-venue.ts';
import type { Path, Report } from '../problem.ts';
import { wordsIn } from '../venue-text.ts';

/** An order bears the name of its additional type, so each name is told apart and fits the order's field. */
function checkAdditionalNames(
  { additionalTypes }: Venue['orderTypes'][number],
  language: Venue['defaultLanguage'],
  at: Path,
  report: Report,
): void {
  const names = additionalTypes.flatMap(({ name }, j): [string, Path][] => {
    const said = wordsIn(name, language, language)?.trim();
    return said ? [[said, [...at, 'additionalTypes', j, 'name']]] : [];
  });
  checkUnique(names, 'name', report);
  for (const [name, where] of names) {
    if (detailFault('additionalType', name)) {
      report(where, `has over ${DETAIL_LIMITS.additionalType} characters, or some that an order does not take`);
    }
  }
}

/** Reports settings that do not suit an order type, and repeated ones. */
export function checkCheckout({ venue, indexes }: ReadableVenue, report: Report): void {
  for (const [i, one] of venue.orderTypes.entries()) {
    const { type, payments = [], asksCutlery, cutleryPrice, pickupPlaces, additionalTypes, byNumber } = one;
    const at: Path = ['orderTypes', indexes.orderTypes[i] ?? i];
    const asked = detailsAsked(type);
    if (!asked?.payment && payments.length > 0) report([...at, 'payments'], `"${type}" is paid with the bill`);
    if (type !== 'room' && payments.includes('room')) report([...at, 'payments'], `"${type}" has no room to put it on`);
    if (!asked?.cutlery && asksCutlery) report([...at, 'asksCutlery'], `"${type}" is asked nothing`);
    if (!asksCutlery && cutleryPrice !== undefined) {
      report([...at, 'cutleryPrice'], 'nobody is asked whether they want cutlery: say "asksCutlery": true');
    }
    if (cutleryPrice !== undefined) checkAmount(cutleryPrice, venue.currency, [...at, 'cutleryPrice'], report);
    if (!asked?.pickupPlace && pickupPlaces.length > 0) report([...at, 'pickupPlaces'], `"${type}" is not fetched`);
    if (!asked?.pickupPlace && byNumber) report([...at, 'byNumber'], `"${type}" is not fetched`);
    if (!asked?.additionalType && additionalTypes.length > 0) {
      report([...at, 'additionalTypes'], `"${type}" is not for rooms`);
    }
    checkUnique(
      payments.map((method, j) => [method, [...at, 'payments', j]]),
      'payment',
      report,
    );
    checkUnique(
      pickupPlaces.map(({ key }, j) => [key, [...at, 'pickupPlaces', j, 'key']]),
      'key',
      report,
    );
    checkUnique(
      additionalTypes.map(({ key }, j) => [key, [...at, 'additionalTypes', j, 'key']]),
      'key',
      report,
    );
    checkAdditionalNames(one, venue.defaultLanguage, at, report);
  }
}
