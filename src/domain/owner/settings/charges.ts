// Tax and service as an owner enters them into the venue's file.

import { canOrder } from '../../order/order-type.ts';
import { ORDER_TYPES, type OrderType } from '../../place/place.ts';
import { PERCENT } from '../../pricing/vat-rates.ts';
import { type FileTier, valueFault } from '../discount-tiers.ts';
import { isObject, type Json, listOf, type VenueFile } from '../venue-file.ts';
import { type FaultAt, faultAt } from './fault-at.ts';
import { textsIn } from './kitchen.ts';

/** Eaten in the venue and taken away, as the file spells them; empty where nothing is said. */
export interface FileVat {
  readonly here: string;
  readonly away: string;
}

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** One rate for everything is written once. */
export const vatIn = (value: Json | undefined): FileVat =>
  isObject(value) ? { here: text(value.here), away: text(value.away) } : { here: text(value), away: text(value) };

/** Without any rate nothing is written. */
export const vatToJson = ({ here, away }: FileVat): Json | undefined => {
  if (here === '' && away === '') return undefined;
  return here === away ? here : { here, away };
};

/** The fault of rates that are said. */
export const ratesFault = (value: Json): FaultAt | undefined => {
  const { here, away } = vatIn(value);
  if (!PERCENT.test(here)) return faultAt('here', 'percent');
  return PERCENT.test(away) ? undefined : faultAt('away', 'percent');
};

/** Dishes or categories that have rates of their own stand beside others, which need one too. */
export const noVatFault = (file: VenueFile): FaultAt | undefined =>
  [...listOf(file, 'categories'), ...listOf(file, 'products')].some(({ vat }) => vat !== undefined)
    ? faultAt('here', 'vat-needed')
    : undefined;

export interface FileCharge extends Pick<FileTier, 'valueType' | 'value'> {
  readonly orderTypes: readonly OrderType[];
}

const isOrderType = (name: string): name is OrderType => ORDER_TYPES.some((type) => type === name);

/** The ways to order of this place, in the order of the file. */
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

/** The first fault of a charge, at its field. */
export function chargeFault(file: VenueFile, value: Json): FaultAt | undefined {
  const charge = chargeIn(value);
  if (!charge) return faultAt('value', 'amount');
  const wrong = valueFault(String(file.currency), charge);
  if (wrong) return faultAt('value', wrong.kind);
  const types = chargedTypes(file);
  return charge.orderTypes.some((type) => types.includes(type)) ? undefined : faultAt('orderTypes', 'no-orders');
}
