// Tax and service charge on the wire, both ours. They explain a price that the server gives anyway: unreadable ones are left
// out.
import * as v from 'valibot';
import { ORDER_TYPES, type Place } from '#domain/place/place.ts';
import { type Currency, formatAmountPlain, minor, parseAmount } from '#domain/pricing/money.ts';
import { amountText } from '../wire.ts';

const rate = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** Tax rates of a place, or of a dish with its own. */
export const vatSchema = v.fallback(v.optional(v.object({ here: rate, away: rate })), undefined);

const serviceCharge = v.object({
  value_type: v.picklist(['percent', 'money']),
  value: amountText,
  ordertypes: v.array(v.string()),
});

export const chargeFields = { vat: vatSchema, service_charge: v.fallback(v.optional(serviceCharge), undefined) };

type Wire = { readonly [K in keyof typeof chargeFields]?: v.InferOutput<(typeof chargeFields)[K]> };

const toServiceCharge = (
  { value_type: valueType, value: text, ordertypes }: v.InferOutput<typeof serviceCharge>,
  currency: Currency,
): Pick<Place, 'serviceCharge'> => {
  const value = valueType === 'percent' ? Number(text) : parseAmount(text, currency);
  if (value === undefined) return {};
  return { serviceCharge: { valueType, value, orderTypes: ORDER_TYPES.filter((type) => ordertypes.includes(type)) } };
};

export const chargesFromWire = (
  { vat, service_charge: charge }: Wire,
  currency: Currency,
): Pick<Place, 'vat' | 'serviceCharge'> => ({
  ...(vat && { vat }),
  ...(charge && toServiceCharge(charge, currency)),
});

export const chargesToWire = ({ vat, serviceCharge: charge, currency }: Place) => ({
  ...(vat && { vat }),
  ...(charge && {
    service_charge: {
      value_type: charge.valueType,
      value: charge.valueType === 'percent' ? String(charge.value) : formatAmountPlain(minor(charge.value), currency),
      ordertypes: [...charge.orderTypes],
    },
  }),
});
