import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ADDRESS_FIELDS, type AddressFault, type AddressField } from '#domain/delivery/address-faults.ts';

const MISSING: Readonly<Record<AddressField, ReactNode>> = {
  address: <Trans>Enter the street and the town.</Trans>,
  streetNumber: <Trans>Enter the number of the house.</Trans>,
  entrance: <Trans>Enter the entrance; a dash where there is none.</Trans>,
  floor: <Trans>Enter the floor; a dash where there is none.</Trans>,
  apartment: <Trans>Enter the flat; a dash where there is none.</Trans>,
  bell: <Trans>Enter the name on the bell; a dash where there is none.</Trans>,
};

const LONG: Readonly<Record<AddressField, (limit: number) => ReactNode>> = {
  address: (limit) => <Trans>The street and the town are too long: at most {limit} characters.</Trans>,
  streetNumber: (limit) => <Trans>The number is too long: at most {limit} characters.</Trans>,
  entrance: (limit) => <Trans>The entrance is too long: at most {limit} characters.</Trans>,
  floor: (limit) => <Trans>The floor is too long: at most {limit} characters.</Trans>,
  apartment: (limit) => <Trans>The flat is too long: at most {limit} characters.</Trans>,
  bell: (limit) => <Trans>The name on the bell is too long: at most {limit} characters.</Trans>,
};

/** Advice about a field of an address. [S5.13, S5.16] */
export const AddressFaultWords = ({ fault: { field, fault, limit } }: { readonly fault: AddressFault }) => {
  if (fault === 'missing') return MISSING[field];
  if (fault === 'long' && limit !== undefined) return LONG[field](limit);
  return field === ADDRESS_FIELDS[0] ? (
    <Trans>Enter a valid address.</Trans>
  ) : (
    <Trans>Only letters, numbers and signs of writing can stand here.</Trans>
  );
};
