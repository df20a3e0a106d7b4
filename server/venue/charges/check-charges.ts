// Checks of VAT and service charge that a schema cannot express.
import { checkAmount } from '../check-place.ts';
import type { ReadableVenue } from '../parse-venue.ts';
import type { Report } from '../problem.ts';

/** Reports dish rates without a venue rate, and a service charge of zero or above 100 %. */
export function checkCharges({ venue, indexes }: ReadableVenue, report: Report): void {
  for (const list of ['categories', 'products'] as const) {
    for (const [i, { vat }] of venue[list].entries()) {
      if (vat === undefined || venue.vat !== undefined) continue;
      report([list, indexes[list][i] ?? i, 'vat'], 'the venue itself names no vat, which all other dishes would have');
    }
  }
  const { serviceCharge: charge } = venue;
  if (!charge) return;
  const at = ['serviceCharge', 'value'];
  if (charge.valueType === 'money') checkAmount(charge.value, venue.currency, at, report);
  else if (Number(charge.value) > 100) report(at, `${charge.value} is over 100 percent`);
  if (Number(charge.value) === 0) report(at, `${charge.value} charges nothing`);
}
