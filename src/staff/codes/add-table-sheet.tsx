import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { LONGEST_TABLE_NAME, type TableKind } from '#domain/table/managed-table.ts';
import styles from '#staff/frame/manage.module.css';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { Button } from '#ui/form/button.tsx';
import { RadioList } from '#ui/form/radio-list.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';

export interface TableToBe {
  readonly name: string;
  readonly orderType: TableKind;
  /** Number of a room. */
  readonly room: string;
}

export interface AddTableSheetProps {
  /** Kinds available for the place's tables; at least one. */
  readonly kinds: readonly TableKind[];
  readonly why: string | undefined;
  readonly onClose: () => void;
  /** Resolves true when created; otherwise the typed text stays. */
  readonly onAdd: (table: TableToBe) => Promise<boolean>;
}

/** Form for a new table: its name, and the purpose of its code. */
export const AddTableSheet = ({ kinds, why, onClose, onAdd }: AddTableSheetProps) => {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [orderType, setKind] = useState<TableKind>(kinds[0] ?? 'spot');
  const [room, setRoom] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const options = [
    { value: 'spot' as const, label: t`Ordering at the table` },
    { value: 'tablet_mode' as const, label: t`Tablet on the table`, note: <Trans>It stays signed in there.</Trans> },
    { value: 'room' as const, label: t`Room`, note: <Trans>Whoever scans it orders to the room.</Trans> },
    {
      value: 'served_on_spot' as const,
      label: t`Served at the place`,
      note: <Trans>Guests say when and how they pay, and are served where they are.</Trans>,
    },
    { value: 'spot_browse' as const, label: t`Looking only`, note: <Trans>A menu on the wall or the door.</Trans> },
  ].filter(({ value }) => kinds.includes(value));
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setTried(true);
    const isMade = await onAdd({ name: name.trim(), orderType, room: room.trim() });
    if (isMade) onClose();
    else setBusy(false);
  };
  return (
    <Sheet open onClose={onClose} title={<Trans>New table</Trans>}>
      <form className={styles.form} onSubmit={(event) => void add(event)}>
        <TextField
          label={<Trans>Name or number</Trans>}
          value={name}
          onChange={setName}
          maxLength={LONGEST_TABLE_NAME}
          autoComplete="off"
        />
        <RadioList name={t`What its code is for`} options={options} value={orderType} onTake={setKind} />
        {orderType === 'room' && (
          <TextField
            label={<Trans>Room number, as the kitchen reads it</Trans>}
            value={room}
            onChange={setRoom}
            maxLength={LONGEST_TABLE_NAME}
            autoComplete="off"
          />
        )}
        <ManageProblemText why={isTried ? why : undefined} />
        <Button
          type="submit"
          look="primary"
          wide
          disabled={isBusy || name.trim() === '' || (orderType === 'room' && room.trim() === '')}
        >
          <Trans>Add the table</Trans>
        </Button>
      </form>
    </Sheet>
  );
};
