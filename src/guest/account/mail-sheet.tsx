import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { emailFault } from '#domain/account/profile.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { EmailField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import type { Done } from './use-account.ts';
import { useSubmit } from './use-submit.ts';

/** Requests a mail with a link to set a new password or to sign in. [S2.55] */
export const MailSheet = ({
  kind,
  typedEmail = '',
  onAsk,
  onSignIn,
  onDone,
  onClose,
}: {
  readonly kind: 'reset' | 'sign-in';
  /** Address typed in another sheet. */
  readonly typedEmail?: string | undefined;
  readonly onAsk: (email: string) => Promise<Done>;
  /** Called with the address as typed. */
  readonly onSignIn: (email: string) => void;
  /** Called with the address that receives the mail. */
  readonly onDone: (email: string) => void;
  readonly onClose: () => void;
}) => {
  const [email, setEmail] = useState(typedEmail);
  const submit = useSubmit();
  const fault = emailFault(email);
  const send = async () => {
    if (await submit.submit(fault ? { email: fault } : {}, () => onAsk(email.trim()))) onDone(email.trim());
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={kind === 'reset' ? <Trans>Forgotten password</Trans> : <Trans>Sign in by mail</Trans>}
      subtitle={
        kind === 'reset' ? (
          <Trans>We send you a link to choose a new one.</Trans>
        ) : (
          <Trans>We send you a link that signs you in, without a password.</Trans>
        )
      }
    >
      <AccountForm
        submit={submit}
        action={<Trans>Send the link</Trans>}
        onSubmit={() => void send()}
        beside={
          <Button wide onClick={() => onSignIn(email)}>
            <Trans>Back to signing in</Trans>
          </Button>
        }
      >
        <EmailField value={email} onChange={setEmail} fault={submit.faults.email} />
      </AccountForm>
    </Sheet>
  );
};
