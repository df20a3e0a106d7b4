import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DeliveryAddress } from '#domain/delivery/address.ts';
import { ADDRESS_FIELDS, type AddressFault, type AddressField } from '#domain/delivery/address-faults.ts';
import { shownPart } from '#domain/delivery/house.ts';
import { TextField } from '#ui/form/text-field.tsx';
import styles from './address-dialog.module.css';

const MISSING: Readonly<Record<AddressField, ReactNode>> = {
  address: <Trans>Enter the street and the town.</Trans>,
  streetNumber: <Trans>Enter the number of the house.</Trans>,
  entrance: <Trans>Enter the entrance.</Trans>,
  floor: <Trans>Enter the floor.</Trans>,
  apartment: <Trans>Enter the flat.</Trans>,
  bell: <Trans>Enter the name on the bell.</Trans>,
};

const LONG: Readonly<Record<AddressField, (limit: number) => ReactNode>> = {
  address: (limit) => <Trans>The street and the town are too long: at most {limit} characters.</Trans>,
  streetNumber: (limit) => <Trans>The number is too long: at most {limit} characters.</Trans>,
  entrance: (limit) => <Trans>The entrance is too long: at most {limit} characters.</Trans>,
  floor: (limit) => <Trans>The floor is too long: at most {limit} characters.</Trans>,
  apartment: (limit) => <Trans>The flat is too long: at most {limit} characters.</Trans>,
  bell: (limit) => <Trans>The name on the bell is too long: at most {limit} characters.</Trans>,
};

/** Error message of an address field. [S5.13, S5.16] */
const AddressFaultText = ({ fault: { field, fault, limit } }: { readonly fault: AddressFault }) => {
  if (fault === 'missing') return MISSING[field];
  if (fault === 'long' && limit !== undefined) return LONG[field](limit);
  return field === ADDRESS_FIELDS[0] ? (
    <Trans>Enter a valid address.</Trans>
  ) : (
    <Trans>Only letters, numbers and signs of writing can stand here.</Trans>
  );
};

const LABELS = {
  address: <Trans>Street and town</Trans>,
  streetNumber: <Trans>Number</Trans>,
  entrance: <Trans>Entrance</Trans>,
  floor: <Trans>Floor</Trans>,
  apartment: <Trans>Flat</Trans>,
  bell: <Trans>Bell</Trans>,
} as const satisfies Record<AddressField, unknown>;

const keyOf = (field: AddressField): Exclude<AddressField, 'address'> | 'words' =>
  field === 'address' ? 'words' : field;

/** Text fields of an address, kept as typed. [S5.16] */
export const AddressFields = ({
  draft,
  faults,
  onChange,
  onRest,
  search,
}: {
  readonly draft: DeliveryAddress;
  /** Errors to show; empty before the guest has submitted. */
  readonly faults: readonly AddressFault[];
  readonly onChange: (draft: DeliveryAddress) => void;
  /** The guest leaves the street and town. */
  readonly onRest?: (() => void) | undefined;
  /** Search that places the pin from the fields above. */
  readonly search?: ReactNode;
}) => {
  const field = (name: AddressField, autoComplete: string) => {
    const fault = faults.find((one) => one.field === name);
    return (
      <TextField
        label={LABELS[name]}
        value={name === 'address' || name === 'streetNumber' ? draft[keyOf(name)] : shownPart(draft[keyOf(name)])}
        onChange={(text) => onChange({ ...draft, [keyOf(name)]: text })}
        problem={fault && <AddressFaultText fault={fault} />}
        onBlur={name === 'address' ? onRest : undefined}
        autoComplete={autoComplete}
        name={name}
      />
    );
  };
  return (
    <>
      <div className={styles.street}>
        {field('address', 'street-address')}
        {field('streetNumber', 'off')}
      </div>
      {search}
      <fieldset className={styles.building}>
        <legend className={styles.optional}>
          <Trans comment="heads the fields entrance, floor, flat and bell of an address">
            In the building (optional)
          </Trans>
        </legend>
        <div className={styles.inside}>
          {field('entrance', 'off')}
          {field('floor', 'off')}
          {field('apartment', 'off')}
          {field('bell', 'off')}
        </div>
      </fieldset>
    </>
  );
};
