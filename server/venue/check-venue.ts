import { checkBookings } from './booking/check-bookings.ts';
import { checkCharges } from './charges/check-charges.ts';
import { checkMenu } from './check-menu.ts';
import { checkPlace } from './check-place.ts';
import { checkCheckout } from './checkout/check-checkout.ts';
import { checkDelivery } from './delivery/check-delivery.ts';
import { checkDiscounts } from './discounts/check-discounts.ts';
import { checkStations } from './kitchen/check-stations.ts';
import type { ReadableVenue } from './parse-venue.ts';
import { type Problem, pathText, type Report } from './problem.ts';
import { checkSettings } from './venue-settings.ts';
import { checkText } from './venue-text.ts';

/** All semantic errors of a venue. `pictures`: the names in pictures.json. */
export function checkVenue(readable: ReadableVenue, pictures: ReadonlySet<string>): readonly Problem[] {
  const problems: Problem[] = [];
  const report: Report = (path, message) => {
    const at = pathText(path);
    const isTold = readable.touched.some((one) => at === one || at.startsWith(`${one}.`) || at.startsWith(`${one}[`));
    if (!isTold) problems.push({ path: at, message });
  };
  checkPlace(readable, report);
  checkDelivery(readable, report);
  checkCheckout(readable, report);
  checkDiscounts(readable.venue, report);
  checkCharges(readable, report);
  checkSettings(readable.venue, report);
  checkText(readable, report);
  checkMenu(readable, pictures, report);
  checkStations(readable, report);
  checkBookings(readable, report);
  return problems;
}
