// Charges and tax of an order, on the wire and in rows. They only explain the total: an unreadable part is left out, and the
// order is kept.
import * as v from 'valibot';
import { ORDER_CHARGES, type OrderBreakdown, type OrderCharge } from '#domain/pricing/order-breakdown.ts';
import { maybe, type Plain, rowReader, whole } from '../stored-fields.ts';

const charges = v.array(v.looseObject({ kind: v.picklist(ORDER_CHARGES), amount: whole, percent: maybe(v.number()) }));

/** Surcharges; undefined: none or unreadable. */
export const orderCharges: v.GenericSchema<unknown, Plain<readonly OrderCharge[]> | undefined> = v.fallback(
  maybe(charges),
  undefined,
);

export const orderBreakdown: v.GenericSchema<unknown, Plain<OrderBreakdown> | undefined> = v.fallback(
  maybe(
    v.looseObject({
      charges,
      vat: v.array(v.looseObject({ rate: v.number(), gross: whole, vat: whole })),
    }),
  ),
  undefined,
);

/** undefined: none or unreadable. */
export const readOrderBreakdown = rowReader<OrderBreakdown | undefined>(orderBreakdown);
