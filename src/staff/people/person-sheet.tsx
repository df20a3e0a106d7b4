import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Role } from '#domain/account/user.ts';
import { isPin } from '#domain/staff/staff.ts';
import styles from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { RoleChoice } from './role-choice.tsx';
import { RoleWords } from './role-words.tsx';

export interface PersonView {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly hasPin: boolean;
  /** Whoever looks at the page. */
  readonly isSelf: boolean;
  /** Whoever looks may change this one. */
  readonly isMine: boolean;
}

export interface PersonSheetProps {
  readonly person: PersonView;
  readonly roles: readonly Role[];
  readonly onClose: () => void;
  readonly onLink: () => Promise<void>;
  readonly onPin: (pin: string) => Promise<boolean>;
  readonly onRole: (role: Role) => Promise<boolean>;
  readonly onRemove: () => Promise<void>;
}

/** One of the people: a PIN, a link for another phone, another role, and letting go. */
export const PersonSheet = (props: PersonSheetProps) => {
  const { person, roles, onClose, onLink, onPin, onRole, onRemove } = props;
  const { name, role, isSelf, isMine } = person;
  return (
    <Sheet open onClose={onClose} title={name} subtitle={<RoleWords role={role} />}>
      <div className={styles.form}>
        <PinForm onPin={onPin} />
        {isMine && (
          <Button wide onClick={() => void onLink()}>
            <Trans>New link to sign in</Trans>
          </Button>
        )}
        {isMine && !isSelf && (
          <>
            <h3 className={styles.heading}>
              <Trans>Role</Trans>
            </h3>
            <RoleChoice roles={roles} value={role} onTake={(next) => void onRole(next)} />
            <RemoveButton onRemove={onRemove} />
          </>
        )}
      </div>
    </Sheet>
  );
};

const PinForm = ({ onPin }: Pick<PersonSheetProps, 'onPin'>) => {
  const [pin, setPin] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isDone, setDone] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setWrong(!isPin(pin));
    if (!isPin(pin)) return;
    setDone(await onPin(pin));
    setPin('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <TextField
        label={<Trans>PIN for the venue’s tablets</Trans>}
        value={pin}
        onChange={(typed) => {
          setPin(typed.replace(/\D/g, '').slice(0, 8));
          setWrong(false);
          setDone(false);
        }}
        type="password"
        inputMode="numeric"
        autoComplete="new-password"
        problem={isWrong && <Trans>A PIN has four to eight digits.</Trans>}
      />
      <Button type="submit" wide>
        <Trans>Set the PIN</Trans>
      </Button>
      <p role="status" className={styles.note}>
        {isDone && <Trans>The PIN is set.</Trans>}
      </p>
    </form>
  );
};

/** Letting somebody go cannot be undone, so it is asked once more, in the same place. */
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
