import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { emailFault, type ProfileFaults } from '#domain/account/profile.ts';
import { Button } from '#ui/form/button.tsx';
import { LinkButton } from '#ui/form/link-button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { EmailField, PasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import type { Done, Registered } from './use-account.ts';
import { useSubmit } from './use-submit.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Reason why a guest who has just registered signs in by hand. */
const AfterRegistering = ({ registered }: { readonly registered: Exclude<Registered, 'signed_in'> }) =>
  registered === 'taken' ? (
    <Trans>There is a profile with this email already: sign in with its own password.</Trans>
  ) : (
    <Trans>Your profile is ready: tap “Sign in” once more.</Trans>
  );

/** Signs in with email address and password; the cart is kept. [S2.55, S4.20] */
export const SignInSheet = ({
  typed,
  registered,
  benefits,
  onSignIn,
  onRegister,
  onForgot,
  onMail,
  onClose,
}: {
  /** Credentials typed in another sheet, so that they need not be typed again. */
  readonly typed?: Credentials | undefined;
  /** How the registration just before this sign-in ended. */
  readonly registered?: Exclude<Registered, 'signed_in'> | undefined;
  /** Benefits of an account, for guests who have none. */
  readonly benefits?: ReactNode;
  readonly onSignIn: (typed: Credentials) => Promise<Done>;
  /** Other ways in take the typed credentials along. */
  readonly onRegister: (typed: Credentials) => void;
  /** `undefined`: the server sends no mails. */
  readonly onForgot?: ((typed: Credentials) => void) | undefined;
  /** Signs in by a mailed link instead of a password; `undefined`: the server sends no mails. */
  readonly onMail?: ((typed: Credentials) => void) | undefined;
  readonly onClose: () => void;
}) => {
  const [email, setEmail] = useState(typed?.email ?? '');
  const [password, setPassword] = useState(registered === 'taken' ? '' : (typed?.password ?? ''));
  const entered: Credentials = { email, password };
  const submit = useSubmit();
  const fault = emailFault(email);
  const judged: ProfileFaults = {
    ...(fault && { email: fault }),
    ...(password === '' && { password: 'missing' as const }),
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Sign in</Trans>}
      subtitle={
        registered ? (
          <AfterRegistering registered={registered} />
        ) : (
          <Trans>What you have chosen stays in your order.</Trans>
        )
      }
    >
      <AccountForm
        submit={submit}
        testId="sign-in"
        action={<Trans>Sign in</Trans>}
        onSubmit={() => void submit.submit(judged, () => onSignIn(entered))}
        beside={
          <>
            {onMail && (
              <Button wide onClick={() => onMail(entered)}>
                <Trans>Sign in by a link in a mail</Trans>
              </Button>
            )}
            {!registered && benefits}
            <Button look="quiet" wide onClick={() => onRegister(entered)}>
              <Trans>I am new here</Trans>
            </Button>
          </>
        }
      >
        <EmailField value={email} onChange={setEmail} fault={submit.faults.email} />
        <PasswordField
          label={<Trans>Password</Trans>}
          value={password}
          onChange={setPassword}
          fault={submit.faults.password}
          beside={
            onForgot && (
              <LinkButton onClick={() => onForgot(entered)}>
                <Trans>I forgot the password</Trans>
              </LinkButton>
            )
          }
        />
      </AccountForm>
    </Sheet>
  );
};
