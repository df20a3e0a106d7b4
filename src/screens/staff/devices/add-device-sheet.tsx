import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { LONGEST_STAFF_NAME, type StaffDeviceKind } from '#domain/staff/staff.ts';
import { Button } from '#ui/form/button.tsx';
import { RadioList } from '#ui/form/radio-list.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import styles from '../manage/manage.module.css';

export interface NewDevice {
  readonly name: string;
  readonly kind: StaffDeviceKind;
  /** Of a kitchen's screen. */
  readonly stationId: string;
}

export interface StationOption {
  readonly id: string;
  readonly name: string;
}

export interface AddDeviceSheetProps {
  readonly stations: readonly StationOption[];
  readonly onClose: () => void;
  readonly onAdd: (device: NewDevice) => Promise<void>;
}

/** A device to be: its name, what it is for, and which station it shows. */
export const AddDeviceSheet = ({ stations, onClose, onAdd }: AddDeviceSheetProps) => {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<StaffDeviceKind>('shared');
  const [stationId, setStation] = useState(stations[0]?.id ?? '');
  const [isBusy, setBusy] = useState(false);
  const kinds = [
    { value: 'shared' as const, label: t`Shared tablet`, note: <Trans>People sign in by their PIN.</Trans> },
    { value: 'station' as const, label: t`Kitchen’s screen`, note: <Trans>Shows one station’s orders.</Trans> },
  ];
  const add = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void onAdd({ name: name.trim(), kind, stationId });
  };
  return (
    <Sheet open onClose={onClose} title={<Trans>Add a device</Trans>}>
      <form className={styles.form} onSubmit={add}>
        <TextField
          label={<Trans>Name, as people call it</Trans>}
          value={name}
          onChange={setName}
          maxLength={LONGEST_STAFF_NAME}
          autoComplete="off"
        />
        <RadioList name={t`What it is for`} options={kinds} value={kind} onTake={setKind} />
        {kind === 'station' && stations.length > 1 && (
          <RadioList
            name={t`Station`}
            options={stations.map((one) => ({ value: one.id, label: one.name }))}
            value={stationId}
            onTake={setStation}
          />
        )}
        <Button type="submit" look="primary" wide disabled={isBusy || name.trim() === ''}>
          <Trans>Make a code</Trans>
        </Button>
      </form>
    </Sheet>
  );
};
