import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import {
  type Consents,
  NO_CONSENTS,
  PASSWORD_SHORTEST,
  type ProfileForm,
  registrationFaults,
} from '#domain/account/profile.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import styles from './account.module.css';
import { PasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { ConsentRows, ProfileFields } from './profile-fields.tsx';
import type { Done } from './use-account.ts';
import { useSubmit } from './use-submit.ts';

const EMPTY: ProfileForm = { firstName: '', lastName: '', email: '', phone: '', address: '' };

/** Makes an account. [S2.55] */
export const RegisterSheet = ({
  onRegister,
  onSignIn,
  onDone,
  onClose,
}: {
  readonly onRegister: (of: {
    readonly form: ProfileForm;
    readonly password: string;
    readonly consents: Consents;
  }) => Promise<Done>;
  readonly onSignIn: () => void;
  /** Called with the address that a mail goes to. */
  readonly onDone: (email: string) => void;
  readonly onClose: () => void;
}) => {
  const [form, setForm] = useState(EMPTY);
  const [password, setPassword] = useState('');
  const [consents, setConsents] = useState(NO_CONSENTS);
  const submit = useSubmit();
  const send = async () => {
    const judged = registrationFaults({ ...form, password });
    if (await submit.submit(judged, () => onRegister({ form, password, consents }))) onDone(form.email.trim());
  };
  return (
    <Sheet open onClose={onClose} size="full" title={<Trans>A new profile</Trans>}>
      <AccountForm
        submit={submit}
        action={<Trans>Create the profile</Trans>}
        onSubmit={() => void send()}
        beside={
          <Button wide onClick={onSignIn}>
            <Trans>I have a profile</Trans>
          </Button>
        }
      >
        <ProfileFields form={form} faults={submit.faults} onChange={setForm} />
        <PasswordField
          isNew
          label={<Trans>Password</Trans>}
          value={password}
          onChange={setPassword}
          fault={submit.faults.password}
          hint={<Trans>At least {PASSWORD_SHORTEST} characters</Trans>}
        />
        <p className={styles.hint}>
          <Trans>What follows is up to you. Refusing costs nothing.</Trans>
        </p>
        <ConsentRows consents={consents} onChange={setConsents} />
      </AccountForm>
    </Sheet>
  );
};
