import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { NO_CONSENTS, PASSWORD_SHORTEST, type ProfileForm, registrationFaults } from '#domain/account/profile.ts';
import type { KnownGuest } from '#domain/order/checkout/checkout-form.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretRightBold } from '#ui/look/icons-later.ts';
import styles from './account.module.css';
import { PasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { ConsentRows, OptionalFields, ProfileFields } from './profile-fields.tsx';
import { profileToSend } from './profile-to-send.ts';
import type { Credentials } from './sign-in-sheet.tsx';
import type { AccountHere, Registered } from './use-account.ts';
import { useSubmit } from './use-submit.ts';

/** Prefills the form with the name and number that the guest typed for an order or a booking here, and with `email`. */
const formOf = (guest: KnownGuest | undefined, email: string): ProfileForm => {
  const [firstName = '', ...others] = (guest?.name ?? '').trim().split(/\s+/);
  return { firstName, lastName: others.join(' '), email, phone: guest?.phone ?? '', address: '' };
};

const OPTIONAL = ['lastName', 'phone', 'address'] as const;

/** Creates an account. [S2.55] */
export const RegisterSheet = ({
  guest,
  typedEmail = '',
  placePhone = '',
  onRegister,
  onSignIn,
  onDone,
  onClose,
}: {
  /** Guest known from an order or a booking on this device; `undefined` when there is none. */
  readonly guest?: KnownGuest | undefined;
  /** Address typed in another sheet, or for an order. */
  readonly typedEmail?: string | undefined;
  /** The place's phone number, for numbers without a country code. */
  readonly placePhone?: string;
  readonly onRegister: AccountHere['register'];
  /** Called with the address as typed. */
  readonly onSignIn: (email: string) => void;
  /** Called with the credentials as typed. */
  readonly onDone: (typed: Credentials, registered: Registered) => void;
  readonly onClose: () => void;
}) => {
  const [form, setForm] = useState(() => formOf(guest, typedEmail));
  // The email of an order is read from the device, perhaps only after the sheet has opened.
  const [known, setKnown] = useState(typedEmail);
  if (known !== typedEmail) {
    setKnown(typedEmail);
    if (form.email === '') setForm({ ...form, email: typedEmail });
  }
  const [password, setPassword] = useState('');
  const [consents, setConsents] = useState(NO_CONSENTS);
  const submit = useSubmit();
  // A value that is sent is seen, also while its field is folded.
  const filled = OPTIONAL.map((field) => form[field].trim()).filter(Boolean);
  const isFaulty = OPTIONAL.some((field) => submit.faults[field] !== undefined);
  const send = async () => {
    const toSend = profileToSend(form, placePhone);
    const judged = { ...registrationFaults({ ...form, password }), ...toSend.faults };
    let registered: Registered = 'ready';
    const isDone = await submit.submit(judged, async () => {
      const done = await onRegister({ form: toSend.form, password, consents });
      if (done.ok) registered = done.value;
      return done;
    });
    if (isDone) onDone({ email: form.email.trim(), password }, registered);
  };
  return (
    <Sheet open onClose={onClose} size="full" title={<Trans>A new profile</Trans>}>
      <AccountForm
        submit={submit}
        action={<Trans>Create the profile</Trans>}
        onSubmit={() => void send()}
        beside={
          <Button wide onClick={() => onSignIn(form.email)}>
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
        <details className={styles.more} open={isFaulty || undefined}>
          <summary>
            <span>
              <Trans>Add last name, phone or address (optional)</Trans>
              {filled.length > 0 && <span className={styles.filled}>{filled.join(' · ')}</span>}
            </span>
            <Icon path={caretRightBold} size="1rem" />
          </summary>
          <div className={styles.stack}>
            <OptionalFields form={form} faults={submit.faults} onChange={setForm} />
          </div>
        </details>
        <p className={styles.hint}>
          <Trans>What follows is up to you. Refusing costs nothing.</Trans>
        </p>
        <ConsentRows consents={consents} onChange={setConsents} />
      </AccountForm>
    </Sheet>
  );
};
