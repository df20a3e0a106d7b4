// Checks of the order page that a schema cannot express.
import { detailsAsked } from '#domain/order/order-details.ts';
import { checkAmount, checkUnique } from '../check-place.ts';
import type { ReadableVenue } from '../parse-venue.ts';
import type { Path, Report } from '../problem.ts';

/** Reports settings that do not suit an order type, and repeated ones. */
export function checkCheckout({ venue, indexes }: ReadableVenue, report: Report): void {
  for (const [i, one] of venue.orderTypes.entries()) {
    const { type, payments = [], asksCutlery, cutleryPrice, pickupPlaces, byNumber } = one;
    const at: Path = ['orderTypes', indexes.orderTypes[i] ?? i];
    const asked = detailsAsked(type);
    if (!asked?.payment && payments.length > 0) report([...at, 'payments'], `"${type}" is paid with the bill`);
    if (!asked?.cutlery && asksCutlery) report([...at, 'asksCutlery'], `"${type}" is asked nothing`);
    if (!asksCutlery && cutleryPrice !== undefined) {
      report([...at, 'cutleryPrice'], 'nobody is asked whether they want cutlery: say "asksCutlery": true');
    }
    if (cutleryPrice !== undefined) checkAmount(cutleryPrice, venue.currency, [...at, 'cutleryPrice'], report);
    if (!asked?.pickupPlace && pickupPlaces.length > 0) report([...at, 'pickupPlaces'], `"${type}" is not fetched`);
    if (!asked?.pickupPlace && byNumber) report([...at, 'byNumber'], `"${type}" is not fetched`);
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
  }
}
