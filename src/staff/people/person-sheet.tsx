import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Role } from '#domain/account/user.ts';
import { LONGEST_STAFF_NAME } from '#domain/staff/staff.ts';
import styles from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import own from './person-sheet.module.css';
import { PinForm } from './pin-form.tsx';
import { RoleChoice } from './role-choice.tsx';
import { RoleText } from './role-text.tsx';

export interface PersonView {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly hasPin: boolean;
  /** The person is the viewer. */
  readonly isSelf: boolean;
  /** The viewer may change this person. */
  readonly isMine: boolean;
}

export interface PersonSheetProps {
  readonly person: PersonView;
  /** The sheet was opened for the PIN, so its fields are open. */
  readonly opensPin?: boolean | undefined;
  readonly roles: readonly Role[];
  readonly onClose: () => void;
  readonly onLink: () => Promise<void>;
  /** Resolves to the reason of a rejection; `undefined` on success. */
  readonly onPin: (pin: string, old: string | undefined) => Promise<string | undefined>;
  readonly onName: (name: string) => Promise<boolean>;
  readonly onRole: (role: Role) => Promise<boolean>;
  readonly onRemove: () => Promise<void>;
}

/** Actions on one person: change the name, set a PIN, link another phone, change the role, remove. */
export const PersonSheet = (props: PersonSheetProps) => {
  const { person, opensPin, roles, onClose, onLink, onPin, onName, onRole, onRemove } = props;
  const { name, role, hasPin, isSelf, isMine } = person;
  return (
    <Sheet open onClose={onClose} title={<bdi>{name}</bdi>} subtitle={<RoleText role={role} />}>
      <div className={styles.form}>
        {(isMine || isSelf) && <NameForm name={name} onName={onName} />}
        <PinPart {...{ hasPin, isSelf, opensPin, onPin }} />
        {isMine && (
          <section className={own.part}>
            <p className={styles.note}>
              <Trans>For another phone, or in place of a lost one:</Trans>
            </p>
            <Button wide onClick={() => void onLink()}>
              <Trans>New link to sign in</Trans>
            </Button>
          </section>
        )}
        {isMine && !isSelf && (
          <section className={own.part}>
            <h3 className={styles.heading}>
              <Trans>Role</Trans>
            </h3>
            <RoleChoice roles={roles} value={role} onTake={(next) => void onRole(next)} />
            <RemoveButton onRemove={onRemove} />
          </section>
        )}
      </div>
    </Sheet>
  );
};

/** Says whether the person has a PIN; its empty fields are opened on request. */
const PinPart = ({
  hasPin,
  isSelf,
  opensPin,
  onPin,
}: Pick<PersonView, 'hasPin' | 'isSelf'> & Pick<PersonSheetProps, 'opensPin' | 'onPin'>) => {
  const [isOpen, setOpen] = useState(opensPin === true);
  return (
    <section className={own.part}>
      <h3 className={styles.heading}>
        <Trans>PIN for the venue’s tablets</Trans>
      </h3>
      {isOpen ? (
        <PinForm asksOld={isSelf && hasPin} onPin={onPin} />
      ) : (
        <>
          <p className={styles.note} data-testid="pin-state">
            {hasPin ? (
              <Trans comment="of a person of the staff">A PIN is set.</Trans>
            ) : (
              <Trans comment="of a person of the staff">No PIN is set yet.</Trans>
            )}
          </p>
          <Button wide onClick={() => setOpen(true)} data-testid="open-pin">
            {hasPin ? <Trans>Change the PIN</Trans> : <Trans>Choose a PIN</Trans>}
          </Button>
        </>
      )}
    </section>
  );
};

const NameForm = ({ name, onName }: Pick<PersonView, 'name'> & Pick<PersonSheetProps, 'onName'>) => {
  const [typed, setTyped] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const next = typed.trim();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await onName(next);
    setBusy(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <TextField
        label={<Trans>Name</Trans>}
        value={typed}
        onChange={setTyped}
        maxLength={LONGEST_STAFF_NAME}
        autoComplete="off"
      />
      {next !== name && (
        <Button type="submit" look="ink" wide disabled={isBusy || next === ''}>
          <Trans>Save the name</Trans>
        </Button>
      )}
    </form>
  );
};

/** Removing a person cannot be undone, so the button asks again in place. */
const RemoveButton = ({ onRemove }: Pick<PersonSheetProps, 'onRemove'>) => {
  const [isAsked, setAsked] = useState(false);
  return isAsked ? (
    <Button wide className={styles.danger} onClick={() => void onRemove()}>
      <Trans>Yes, sign out everywhere</Trans>
    </Button>
  ) : (
    <Button wide className={styles.danger} onClick={() => setAsked(true)}>
      <Trans>Remove from the staff</Trans>
    </Button>
  );
};
