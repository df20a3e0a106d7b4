// Checks of promo codes and order-number discounts that a schema cannot express.
import type { Venue } from '#contract/place/venue.ts';
import { isPlaceMinute } from '#domain/promotion/promo-code.ts';
import { checkAmount, checkUnique } from '../check-place.ts';
import type { Path, Report } from '../problem.ts';

type Value = Pick<Venue['promoCodes'][number], 'valueType' | 'value'>;

function checkValue({ valueType, value }: Value, currency: string, at: Path, report: Report): void {
  if (valueType === 'money') checkAmount(value, currency, [...at, 'value'], report);
  else if (Number(value) > 100) report([...at, 'value'], `${value} is over 100 percent`);
  if (Number(value) === 0) report([...at, 'value'], `${value} takes nothing off`);
}

export function checkDiscounts({ promoCodes, orderNumberDiscounts, currency }: Venue, report: Report): void {
  checkUnique(
    promoCodes.map(({ code }, i) => [code, ['promoCodes', i, 'code']]),
    'code',
    report,
  );
  for (const [i, promo] of promoCodes.entries()) {
    const at: Path = ['promoCodes', i];
    checkValue(promo, currency, at, report);
    checkAmount(promo.minimum, currency, [...at, 'minimum'], report);
    const { from, until } = promo;
    for (const end of ['from', 'until'] as const) {
      const minute = promo[end];
      if (minute !== undefined && !isPlaceMinute(minute)) report([...at, end], `${minute} is no day of the calendar`);
    }
    if (from !== undefined && until !== undefined && from >= until) {
      report([...at, 'until'], `${until} is not after ${from}`);
    }
  }
  checkUnique(
    orderNumberDiscounts.map(({ onOrderNumber }, i) => [
      String(onOrderNumber),
      ['orderNumberDiscounts', i, 'onOrderNumber'],
    ]),
    'order number',
    report,
  );
  for (const [i, one] of orderNumberDiscounts.entries()) {
    checkValue(one, currency, ['orderNumberDiscounts', i], report);
  }
}
