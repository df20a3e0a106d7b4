import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LinkKind } from '#domain/account/account-mail.ts';
import { PASSWORD_SHORTEST, passwordFault } from '#domain/account/profile.ts';
import { ButtonLink } from '#ui/form/button.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';
import { WordsPage } from '#ui/words/words-page.tsx';
import styles from './account.module.css';
import { PasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import type { Done } from './use-account.ts';
import { useSubmit } from './use-submit.ts';

/** Action of a mailed link. Only the button uses it up, because mail scanners open links. */
export const MailLinkScreen = ({
  kind,
  profileHref,
  onUse,
  onSignedIn,
}: {
  /** `undefined`: not one of our links. */
  readonly kind: LinkKind | undefined;
  readonly profileHref: string;
  readonly onUse: (newPassword?: string) => Promise<Done>;
  readonly onSignedIn: () => void;
}) => {
  const { t } = useLingui();
  const [newPassword, setNewPassword] = useState('');
  const [isProved, setProved] = useState(false);
  const submit = useSubmit();
  const titles: Readonly<Record<LinkKind, string>> = {
    verify: t`Confirm your email`,
    email: t`Your new email`,
    'sign-in': t`Sign in`,
    reset: t`A new password`,
  };
  const fault = kind === 'reset' ? passwordFault(newPassword) : undefined;
  const isDead = kind === undefined || submit.failure?.kind === 'refused';
  const send = async () => {
    const judged = fault ? { newPassword: fault } : {};
    if (!(await submit.submit(judged, () => onUse(kind === 'reset' ? newPassword : undefined)))) return;
    if (kind === 'verify' || kind === 'email') setProved(true);
    else onSignedIn();
  };
  const title = isProved ? t`Your email is confirmed` : kind ? titles[kind] : t`Profile`;
  const toProfile = (
    <ButtonLink href={profileHref} look="primary">
      <Trans>To the profile</Trans>
    </ButtonLink>
  );
  return (
    <WordsPage testId="mail-link" title={title}>
      {isDead && (
        <Notice icon={warningCircle} title={<Trans>This link does not work any more</Trans>} action={toProfile}>
          <Trans>It was used, is too old, or is not whole. You can ask for a new one.</Trans>
          {kind !== undefined && kind !== 'sign-in' && ' '}
          {(kind === 'verify' || kind === 'email') && (
            <Trans>If you have just confirmed, it may be done already: look in your profile.</Trans>
          )}
          {kind === 'reset' && <Trans>If you have just saved a new password, try to sign in with it first.</Trans>}
        </Notice>
      )}
      {isProved && toProfile}
      {!isDead && !isProved && (
        <div className={styles.stack}>
          <AccountForm
            submit={submit}
            action={
              kind === 'reset' ? (
                <Trans>Save and sign in</Trans>
              ) : kind === 'sign-in' ? (
                <Trans>Sign in</Trans>
              ) : (
                <Trans>Confirm</Trans>
              )
            }
            onSubmit={() => void send()}
          >
            {kind === 'reset' ? (
              <PasswordField
                isNew
                label={<Trans>New password</Trans>}
                value={newPassword}
                onChange={setNewPassword}
                fault={submit.faults.newPassword}
                hint={<Trans>At least {PASSWORD_SHORTEST} characters</Trans>}
              />
            ) : (
              <p>
                {kind === 'sign-in' ? (
                  <Trans>Tap the button to sign in on this device.</Trans>
                ) : (
                  <Trans>Tap the button to confirm that this address is yours.</Trans>
                )}
              </p>
            )}
          </AccountForm>
        </div>
      )}
    </WordsPage>
  );
};
