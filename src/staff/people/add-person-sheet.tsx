import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Role } from '#domain/account/user.ts';
import { LONGEST_STAFF_NAME } from '#domain/staff/staff.ts';
import styles from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { RoleChoice } from './role-choice.tsx';

export interface NewPerson {
  readonly name: string;
  readonly role: Role;
}

export interface AddPersonSheetProps {
  readonly roles: readonly Role[];
  readonly onClose: () => void;
  readonly onAdd: (person: NewPerson) => Promise<void>;
}

/** A new person: a name and a role; the link to sign in by comes next. */
export const AddPersonSheet = ({ roles, onClose, onAdd }: AddPersonSheetProps) => {
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('WAITER');
  const [isBusy, setBusy] = useState(false);
  const add = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void onAdd({ name: name.trim(), role });
  };
  return (
    <Sheet open onClose={onClose} title={<Trans>Add a person</Trans>}>
      <form className={styles.form} onSubmit={add}>
        <TextField
          label={<Trans>Name</Trans>}
          value={name}
          onChange={setName}
          maxLength={LONGEST_STAFF_NAME}
          autoComplete="off"
        />
        <h3 className={styles.heading}>
          <Trans>Role</Trans>
        </h3>
        <RoleChoice roles={roles} value={role} onTake={setRole} />
        <Button type="submit" look="primary" wide disabled={isBusy || name.trim() === ''}>
          <Trans>Make a link</Trans>
        </Button>
      </form>
    </Sheet>
  );
};
