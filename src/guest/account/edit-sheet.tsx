import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import {
  type Consents,
  emailKey,
  type OwnProfile,
  PASSWORD_SHORTEST,
  type ProfileFaults,
  type ProfileForm,
  passwordFault,
  profileFaults,
} from '#domain/account/profile.ts';
import { Sheet } from '#ui/layout/sheet.tsx';
import styles from './account.module.css';
import { PasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { ConsentRows, OptionalFields, ProfileFields } from './profile-fields.tsx';
import { profileToSend } from './profile-to-send.ts';
import type { Done } from './use-account.ts';
import { useSubmit } from './use-submit.ts';

/** Edits a profile; changing the email address or password asks for the current password. [S2.55, S3.33] */
export const EditSheet = ({
  profile,
  placePhone = '',
  canMove = true,
  onEdit,
  onDone,
  onClose,
}: {
  readonly profile: OwnProfile;
  /** The place's phone number, for numbers without a country code. */
  readonly placePhone?: string;
  /** False: no mail can confirm another email address, so the form does not offer to change the address. */
  readonly canMove?: boolean;
  readonly onEdit: (of: {
    readonly form: ProfileForm;
    readonly consents: Consents;
    readonly password: string;
    readonly newPassword: string;
  }) => Promise<Done>;
  /** `moving`: the new email address waits for its confirmation link. */
  readonly onDone: (done: 'moving' | 'password' | 'saved') => void;
  readonly onClose: () => void;
}) => {
  const [form, setForm] = useState(profile.form);
  const [consents, setConsents] = useState(profile.consents);
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const submit = useSubmit();
  const isMoved = emailKey(form.email) !== emailKey(profile.form.email);
  const asksPassword = profile.hasPassword && (isMoved || newPassword !== '');
  const fault = newPassword === '' ? undefined : passwordFault(newPassword);
  const toSend = profileToSend(form, placePhone);
  const judged: ProfileFaults = {
    ...profileFaults(form),
    ...toSend.faults,
    ...(fault && { newPassword: fault }),
    ...(asksPassword && password === '' && { password: 'missing' as const }),
  };
  const send = async () => {
    if (await submit.submit(judged, () => onEdit({ form: toSend.form, consents, password, newPassword })))
      onDone(isMoved ? 'moving' : newPassword === '' ? 'saved' : 'password');
  };
  return (
    <Sheet open onClose={onClose} size="full" title={<Trans>Your details</Trans>}>
      <AccountForm submit={submit} action={<Trans>Save</Trans>} onSubmit={() => void send()}>
        <ProfileFields hasEmail={canMove} form={form} faults={submit.faults} onChange={setForm} />
        <OptionalFields form={form} faults={submit.faults} onChange={setForm} />
        {isMoved && (
          <p className={styles.hint}>
            <Trans>The new address counts once you open the link that we send to it.</Trans>
          </p>
        )}
        <PasswordField
          isNew
          label={<Trans>New password (optional)</Trans>}
          value={newPassword}
          onChange={setNewPassword}
          fault={submit.faults.newPassword}
          hint={<Trans>At least {PASSWORD_SHORTEST} characters</Trans>}
        />
        {asksPassword && (
          <PasswordField
            label={<Trans>Present password</Trans>}
            value={password}
            onChange={setPassword}
            fault={submit.faults.password}
          />
        )}
        {submit.faults.password && !asksPassword && (
          <p role="alert" className={styles.hint}>
            <Trans>Sign in by mail once more, then save within a quarter of an hour.</Trans>
          </p>
        )}
        <ConsentRows consents={consents} onChange={setConsents} />
      </AccountForm>
    </Sheet>
  );
};
