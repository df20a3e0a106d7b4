import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { DeviceChange } from '#domain/device/device-command.ts';
import { LONGEST_STAFF_NAME } from '#domain/staff/staff.ts';
import manage from '#staff/frame/manage.module.css';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { Button } from '#ui/form/button.tsx';
import { RadioList } from '#ui/form/radio-list.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import type { StationOption } from './add-device-sheet.tsx';
import { DeviceKindText } from './device-text.tsx';

interface StaffDeviceSheetProps {
  readonly name: string;
  /** Station of a kitchen screen; `undefined`: a shared tablet. */
  readonly stationId: string | undefined;
  readonly stations: readonly StationOption[];
  readonly why: string | undefined;
  readonly onClose: () => void;
  readonly onChange: (change: DeviceChange) => Promise<boolean>;
  readonly onNewCode: () => void;
  readonly onRemove: () => void;
}

/** A staff device: rename it, change its station, get a new code, or remove it. */
export const StaffDeviceSheet = (props: StaffDeviceSheetProps) => {
  const { name, stationId, stations, why, onClose, onChange, onNewCode, onRemove } = props;
  const { t } = useLingui();
  const [newName, setNewName] = useState(name);
  const [station, setStation] = useState(stationId);
  const [isBusy, setBusy] = useState(false);
  const isRenamed = newName.trim() !== name;
  const isMoved = station !== stationId;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const isDone = await onChange({
      ...(isRenamed && { name: newName.trim() }),
      ...(isMoved && { stationId: station }),
    });
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={<bdi>{name}</bdi>}
      subtitle={<DeviceKindText kind={stationId === undefined ? 'shared' : 'station'} />}
    >
      <form className={manage.form} onSubmit={(event) => void save(event)} data-testid="staff-device">
        <TextField
          label={<Trans>Name, as people call it</Trans>}
          value={newName}
          onChange={setNewName}
          maxLength={LONGEST_STAFF_NAME}
          autoComplete="off"
        />
        {station !== undefined && stations.length > 1 && (
          <>
            <RadioList
              name={t`Station`}
              options={stations.map((one) => ({ value: one.id, label: one.name }))}
              value={station}
              onTake={setStation}
            />
            <p className={manage.lines}>
              <Trans>The screen itself shows the other station within a minute.</Trans>
            </p>
          </>
        )}
        <ManageProblemText why={why} />
        <Button type="submit" look="primary" wide disabled={isBusy || newName.trim() === '' || !(isRenamed || isMoved)}>
          <Trans>Save</Trans>
        </Button>
        <Button wide disabled={isBusy} onClick={onNewCode}>
          <Trans>New code</Trans>
        </Button>
        <Button wide className={manage.danger} disabled={isBusy} onClick={onRemove}>
          <Trans>Remove the device</Trans>
        </Button>
      </form>
    </Sheet>
  );
};
