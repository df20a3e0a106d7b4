import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { ADDRESS_KINDS, type AddressKind, type AddressName } from '#domain/delivery/saved-addresses.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { ToggleChip } from '#ui/form/toggle-chip.tsx';
import styles from './address-dialog.module.css';

const WORDS: Readonly<Record<AddressKind, ReactNode>> = {
  home: <Trans context="address">Home</Trans>,
  work: <Trans context="address">Work</Trans>,
  other: <Trans context="address">Other</Trans>,
};

/** Default name of an address, by its kind. */
const KindText = ({ kind }: { readonly kind: AddressKind }) => WORDS[kind];

const LONGEST_NAME = 40;

/** Name for saving an address on this device; without a choice it is not saved. */
export const NameChips = ({
  value,
  isMissing,
  isOfProfile = false,
  onChange,
}: {
  readonly value: AddressName | undefined;
  readonly isMissing: boolean;
  /** The address is saved in the customer's profile. */
  readonly isOfProfile?: boolean;
  readonly onChange: (value: AddressName | undefined) => void;
}) => {
  const heading = useId();
  return (
    <fieldset className={styles.keep} aria-labelledby={heading}>
      <p id={heading} className={styles.heading}>
        {isOfProfile ? <Trans>Keep in your profile as</Trans> : <Trans>Keep on this device as</Trans>}
      </p>
      <div className={styles.chips}>
        {ADDRESS_KINDS.map((kind) => (
          <ToggleChip
            key={kind}
            checked={value?.kind === kind}
            onChange={(checked) => onChange(checked ? { kind, name: value?.name ?? '' } : undefined)}
            testId={`keep-${kind}`}
          >
            <KindText kind={kind} />
          </ToggleChip>
        ))}
      </div>
      {value?.kind === 'other' && (
        <TextField
          label={<Trans>Name of the address</Trans>}
          value={value.name}
          maxLength={LONGEST_NAME}
          onChange={(name) => onChange({ ...value, name })}
          problem={isMissing && <Trans>Enter a name.</Trans>}
        />
      )}
    </fieldset>
  );
};
