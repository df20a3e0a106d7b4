import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { asHouse, type DeliveryAddress, isHouse } from '#domain/delivery/address.ts';
import type { AddressFault, AddressField } from '#domain/delivery/address-faults.ts';
import { CheckRow } from '#ui/form/check-row.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import styles from './address-dialog.module.css';
import { AddressFaultWords } from './address-fault-words.tsx';

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

/** The words of an address, kept as they are typed. [S5.16] */
export const AddressFields = ({
  draft,
  faults,
  onChange,
  search,
}: {
  readonly draft: DeliveryAddress;
  /** What is to be told; nothing before the guest has asked. */
  readonly faults: readonly AddressFault[];
  readonly onChange: (draft: DeliveryAddress) => void;
  /** What finds the pin by the words above it. */
  readonly search?: ReactNode;
}) => {
  const field = (name: AddressField, autoComplete: string) => {
    const fault = faults.find((one) => one.field === name);
    return (
      <TextField
        label={LABELS[name]}
        value={draft[keyOf(name)]}
        onChange={(text) => onChange({ ...draft, [keyOf(name)]: text })}
        problem={fault && <AddressFaultWords fault={fault} />}
        autoComplete={autoComplete}
        name={name}
      />
    );
  };
  return (
    <>
      {field('address', 'street-address')}
      {field('streetNumber', 'off')}
      {search}
      <CheckRow
        label={<Trans>A house: no entrance, floor, flat or bell</Trans>}
        checked={isHouse(draft)}
        onChange={(house) => onChange(asHouse(draft, house))}
      />
      {!isHouse(draft) && (
        <>
          <div className={styles.pair}>
            {field('entrance', 'off')}
            {field('floor', 'off')}
          </div>
          <div className={styles.pair}>
            {field('apartment', 'off')}
            {field('bell', 'off')}
          </div>
        </>
      )}
    </>
  );
};
