// VAT and service charge of a venue file, in the published form.
import type { Venue } from '#contract/place/venue.ts';
import type { VenueVat } from '#contract/pricing/venue-charges.ts';
import type { Place } from '#domain/place/place.ts';
import type { VatRates } from '#domain/pricing/vat-rates.ts';
import { amountOf } from '../compile-input.ts';

const ratesOf = (vat: VenueVat): VatRates =>
  typeof vat === 'string'
    ? { here: Number(vat), away: Number(vat) }
    : { here: Number(vat.here), away: Number(vat.away) };

/** VAT and service charge of the place. */
export const compileCharges = ({
  vat,
  serviceCharge: charge,
  currency,
}: Venue): Pick<Place, 'vat' | 'serviceCharge'> => ({
  ...(vat !== undefined && { vat: ratesOf(vat) }),
  ...(charge && {
    serviceCharge: {
      valueType: charge.valueType,
      value: charge.valueType === 'percent' ? Number(charge.value) : amountOf(charge.value, currency),
      orderTypes: charge.orderTypes,
    },
  }),
});

/** VAT of the dish, or of its home category or that category's parents; empty when the place's rate applies. */
export const vatOfDish = ({ categories }: Venue, dish: Venue['products'][number]): { readonly vat?: VatRates } => {
  if (dish.vat !== undefined) return { vat: ratesOf(dish.vat) };
  const seen = new Set<string>();
  let slug = dish.categories[0];
  while (slug !== undefined && !seen.has(slug)) {
    seen.add(slug);
    const category = categories.find((one) => one.slug === slug);
    if (category?.vat !== undefined) return { vat: ratesOf(category.vat) };
    slug = category?.parent;
  }
  return {};
};
