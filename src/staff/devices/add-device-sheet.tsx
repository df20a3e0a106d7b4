import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { fitsTable, hasTable, isSharedDeviceKind } from '#domain/device/shared-device.ts';
import { LONGEST_STAFF_NAME, type StaffDeviceKind } from '#domain/staff/staff.ts';
import styles from '#staff/frame/manage.module.css';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { Button } from '#ui/form/button.tsx';
import { RadioList } from '#ui/form/radio-list.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';

export interface NewDevice {
  readonly name: string;
  readonly kind: StaffDeviceKind;
  /** Station of a kitchen screen. */
  readonly stationId: string;
  /** Table of a table's or room's tablet. */
  readonly table: string | undefined;
}

export interface StationOption {
  readonly id: string;
  readonly name: string;
}

/** An active table. `room`: number of the room when the table stands for a room. */
export interface TableOption {
  readonly name: string;
  readonly room?: string | undefined;
}

export interface AddDeviceSheetProps {
  readonly stations: readonly StationOption[];
  readonly tables: readonly TableOption[];
  readonly why: string | undefined;
  readonly onClose: () => void;
  readonly onAdd: (device: NewDevice) => Promise<void>;
  /** Enrols this very device, which signs the current person out. */
  readonly onSetUpHere: (device: NewDevice) => Promise<void>;
}

/** Form for a new device: name, purpose, and its station or table. */
export const AddDeviceSheet = ({ stations, tables, why, onClose, onAdd, onSetUpHere }: AddDeviceSheetProps) => {
  const { t } = useLingui();
  const hint = useId();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<StaffDeviceKind>('shared');
  const [stationId, setStation] = useState(stations[0]?.id ?? '');
  const [chosen, setTable] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const fitting = hasTable(kind) ? tables.filter((table) => fitsTable(kind, table)) : [];
  // No table is preselected: a wrong one would send this device's orders to other guests.
  const table = fitting.find((one) => one.name === chosen)?.name;
  // A place without rooms is offered no room's tablet, and one without tables no table's; both, while it has neither.
  const isOffered = (one: 'tablet' | 'room') => tables.length === 0 || tables.some((table) => fitsTable(one, table));
  const allKinds = [
    { value: 'shared' as const, label: t`Shared tablet`, note: <Trans>People sign in by their PIN.</Trans> },
    {
      value: 'station' as const,
      label: t`Kitchen’s screen`,
      note: stations.length > 1 ? <Trans>Shows one station’s orders.</Trans> : <Trans>Shows all orders.</Trans>,
    },
    { value: 'tablet' as const, label: t`Tablet on a table`, note: <Trans>Guests of one table order on it.</Trans> },
    { value: 'kiosk' as const, label: t`Kiosk`, note: <Trans>One guest after the other orders on it.</Trans> },
    { value: 'room' as const, label: t`Tablet in a room`, note: <Trans>It orders to one room of the hotel.</Trans> },
  ];
  const kinds = allKinds.filter(({ value }) => !hasTable(value) || isOffered(value));
  const isReady = !isBusy && name.trim() !== '' && (!hasTable(kind) || table !== undefined);
  const missing =
    name.trim() === '' ? (
      <Trans comment="why a button cannot be pressed yet">Enter the device’s name first.</Trans>
    ) : (
      hasTable(kind) &&
      fitting.length > 0 &&
      table === undefined && (
        <Trans comment="why a button cannot be pressed yet">Choose first where the device stands.</Trans>
      )
    );
  const work = (todo: AddDeviceSheetProps['onAdd']) => {
    setBusy(true);
    void todo({ name: name.trim(), kind, stationId, table }).finally(() => setBusy(false));
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    work(onAdd);
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
        {fitting.length > 0 && (
          <SelectField label={<Trans>Where it stands</Trans>} value={table ?? ''} onChange={setTable}>
            <option value="" disabled>
              {kind === 'room' ? t`Choose a room` : t`Choose a table`}
            </option>
            {fitting.map((one) => (
              <option key={one.name} value={one.name}>
                {one.name}
              </option>
            ))}
          </SelectField>
        )}
        {hasTable(kind) && fitting.length === 0 && (
          <p className={styles.lines} data-testid="no-tables">
            <Trans>There is no such table yet. Add it under “Tables and codes” first.</Trans>
          </p>
        )}
        <ManageProblemText why={why} />
        {!isBusy && missing && (
          <p className={styles.lines} id={hint}>
            {missing}
          </p>
        )}
        <Button type="submit" look="primary" wide disabled={!isReady} aria-describedby={missing ? hint : undefined}>
          <Trans>Make a code</Trans>
        </Button>
        {isSharedDeviceKind(kind) && (
          <>
            <Button wide disabled={!isReady} onClick={() => work(onSetUpHere)}>
              <Trans>Set up this very device</Trans>
            </Button>
            <p className={styles.lines}>
              <Trans>You are signed out here, and guests have the device from then on.</Trans>
            </p>
          </>
        )}
      </form>
    </Sheet>
  );
};
