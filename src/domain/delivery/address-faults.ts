// Faults of an address alone: the dialog checks them before it accepts the address.
import { type DetailFault, detailsVerdict } from '../order/details-verdict.ts';
import type { DeliveryAddress } from './address.ts';

/** Fields of an address, in form order. */
export const ADDRESS_FIELDS = ['address', 'streetNumber', 'entrance', 'floor', 'apartment', 'bell'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

export interface AddressFault extends DetailFault {
  readonly field: AddressField;
}

const isOfAddress = (fault: DetailFault): fault is AddressFault =>
  ADDRESS_FIELDS.some((field) => field === fault.field);

/** All missing or wrong parts of an address; empty: the address is deliverable as written. [S5.13, S5.16] */
export const addressFaults = (address: DeliveryAddress): readonly AddressFault[] =>
  detailsVerdict('delivery', { address }).filter(isOfAddress);
