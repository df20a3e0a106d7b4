import type { Venue } from '#contract/place/venue.ts';
import type { OrderNumberDiscount } from '#domain/place/place.ts';
import type { PromoCode } from '#domain/promotion/promo-code.ts';
import { amountOf } from '../compile-input.ts';

const worthOf = (
  { valueType, value }: Pick<Venue['promoCodes'][number], 'valueType' | 'value'>,
  currency: string,
): number => (valueType === 'percent' ? Number(value) : amountOf(value, currency));

export const compilePromoCodes = ({ promoCodes, currency }: Venue): readonly PromoCode[] =>
  promoCodes.map((promo) => ({
    code: promo.code,
    valueType: promo.valueType,
    value: worthOf(promo, currency),
    ignoresOtherDiscounts: promo.ignoresOtherDiscounts,
    orderTypes: promo.orderTypes,
    from: promo.from,
    until: promo.until,
    minimum: amountOf(promo.minimum, currency),
    uses: promo.uses,
    usesPerGuest: promo.usesPerGuest,
    isOff: promo.off,
  }));

export const compileOrderNumberDiscounts = ({
  orderNumberDiscounts,
  currency,
}: Venue): readonly OrderNumberDiscount[] =>
  orderNumberDiscounts.map((one) => ({
    onOrderNumber: one.onOrderNumber,
    valueType: one.valueType,
    value: worthOf(one, currency),
  }));
