// Tax and service charge as an owner enters them into the venue's file.

import { canOrder } from '../../order/order-type.ts';
import { ORDER_TYPES, type OrderType } from '../../place/place.ts';
import { PERCENT } from '../../pricing/vat-rates.ts';
import { type FileTier, valueFault } from '../discount-tiers.ts';
import { isObject, type Json, listOf, type VenueFile } from '../venue-file.ts';
import { type FaultAt, faultAt } from './fault-at.ts';
import { textsIn } from './kitchen.ts';

/** Rates for eating in and taking away, as in the file; empty: unset. */
export interface FileVat {
  readonly here: string;
  readonly away: string;
}

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** A single rate for both is written once. */
export const vatIn = (value: Json | undefined): FileVat =>
  isObject(value) ? { here: text(value.here), away: text(value.away) } : { here: text(value), away: text(value) };

/** Returns undefined without any rate. */
export const vatToJson = ({ here, away }: FileVat): Json | undefined => {
  if (here === '' && away === '') return undefined;
  return here === away ? here : { here, away };
};

export const ratesFault = (value: Json): FaultAt | undefined => {
  const { here, away } = vatIn(value);
  if (!PERCENT.test(here)) return faultAt('here', 'percent');
  return PERCENT.test(away) ? undefined : faultAt('away', 'percent');
};

/** A general rate is required when some dishes or categories have rates of their own, since the others need one too. */
export const noVatFault = (file: VenueFile): FaultAt | undefined =>
  [...listOf(file, 'categories'), ...listOf(file, 'products')].some(({ vat }) => vat !== undefined)
    ? faultAt('here', 'vat-needed')
    : undefined;

export interface FileCharge extends Pick<FileTier, 'valueType' | 'value'> {
  readonly orderTypes: readonly OrderType[];
}

const isOrderType = (name: string): name is OrderType => ORDER_TYPES.some((type) => type === name);

/** Order types of this place, in file order. */
export const orderTypesIn = (file: VenueFile): readonly OrderType[] =>
  listOf(file, 'orderTypes').flatMap(({ type }) => (typeof type === 'string' && isOrderType(type) ? [type] : []));

/** Order types that can have a service charge. */
export const chargedTypes = (file: VenueFile): readonly OrderType[] => orderTypesIn(file).filter(canOrder);

/** The service charge; undefined: none. */
export const chargeIn = (value: Json | undefined): FileCharge | undefined =>
  isObject(value)
    ? {
        valueType: value.valueType === 'money' ? 'money' : 'percent',
        value: text(value.value),
        orderTypes: value.orderTypes === undefined ? ['spot'] : textsIn(value.orderTypes).filter(isOrderType),
      }
    : undefined;

export const chargeToJson = (charge: FileCharge | undefined): Json | undefined =>
  charge && { ...charge, orderTypes: [...charge.orderTypes] };

/** First fault of a charge, with its field. */
export function chargeFault(file: VenueFile, value: Json): FaultAt | undefined {
  const charge = chargeIn(value);
  if (!charge) return faultAt('value', 'amount');
  const wrong = valueFault(String(file.currency), charge);
  if (wrong) return faultAt('value', wrong.kind);
  const types = chargedTypes(file);
  return charge.orderTypes.some((type) => types.includes(type)) ? undefined : faultAt('orderTypes', 'no-orders');
}
