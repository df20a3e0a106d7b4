// Faults of an address by itself: the dialog checks them before it hands the address on.
import { type DetailFault, detailsVerdict } from '../order/details-verdict.ts';
import type { DeliveryAddress } from './address.ts';

/** The fields of an address, in the order in which they are asked. */
export const ADDRESS_FIELDS = ['address', 'streetNumber', 'entrance', 'floor', 'apartment', 'bell'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

export interface AddressFault extends DetailFault {
  readonly field: AddressField;
}

const isOfAddress = (fault: DetailFault): fault is AddressFault =>
  ADDRESS_FIELDS.some((field) => field === fault.field);

/** Every missing or wrong part of an address's words; empty: an order can be brought there. [S5.13, S5.16] */
export const addressFaults = (address: DeliveryAddress): readonly AddressFault[] =>
  detailsVerdict('delivery', { address }).filter(isOfAddress);
