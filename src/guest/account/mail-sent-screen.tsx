import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AccountMail } from '#contract/order/order-mail.ts';
import { LINK_MINUTES } from '#domain/account/account-mail.ts';
import { Button } from '#ui/form/button.tsx';
import { check, envelope, warningCircle } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';
import { WordsPage } from '#ui/words/words-page.tsx';
import styles from './account.module.css';
import { FailureText } from './account-text.tsx';
import type { Done } from './use-account.ts';
import { useSubmit } from './use-submit.ts';

export interface Mailed {
  readonly kind: 'reset' | 'sign-in';
  readonly email: string;
}

export interface MailSentProps {
  readonly mail: AccountMail;
  readonly mailed: Mailed;
  /** Requests the same mail once more. */
  readonly onAgain: () => Promise<Done>;
  readonly onSignIn: () => void;
}

/** Names the place of a demo server's mails, so that nobody waits for one in vain. */
export const FolderText = () => (
  <Trans>This is a demo: the mail is a file in the folder “mail” of the server’s data.</Trans>
);

/** Title of the screen after a request that sends a mail. */
export const useMailedTitle = (): string => {
  const { t } = useLingui();
  return t`Look into your mail`;
};

const LinkLasts = ({ kind }: Pick<Mailed, 'kind'>) => {
  const minutes = LINK_MINUTES[kind];
  return <Trans>The link works once, for {minutes} minutes.</Trans>;
};

/** Never reveals whether the address has a profile. [S8.31, S8.32] */
export const MailSentText = ({ kind, email }: Mailed) =>
  kind === 'reset' ? (
    <>
      <Trans>If a profile with that email exists, you will receive instructions</Trans>
      {'. '}
      <LinkLasts kind={kind} />
    </>
  ) : (
    <>
      <Trans>If {email} has a profile, a link for signing in was sent there.</Trans> <LinkLasts kind={kind} />
    </>
  );

const SentNotice = ({ mail, isAgain }: Pick<MailSentProps, 'mail'> & { readonly isAgain: boolean }) => {
  const hint = mail === 'folder' ? <FolderText /> : <Trans>Look among unwanted mail too.</Trans>;
  if (isAgain)
    return (
      <Notice icon={check} title={<Trans>Sent again</Trans>}>
        {hint}
      </Notice>
    );
  if (mail === 'folder') return <Notice icon={envelope} title={hint} />;
  return (
    <Notice icon={envelope} title={<Trans>No mail?</Trans>}>
      {hint}
    </Notice>
  );
};

export const MailSentBody = ({ mail, onAgain, onSignIn }: MailSentProps) => {
  const { isBusy, failure, submit } = useSubmit();
  const [isAgain, setAgain] = useState(false);
  const again = async () => setAgain(await submit({}, onAgain));
  return (
    <>
      {failure ? (
        <Notice icon={warningCircle} title={<FailureText failure={failure} />} />
      ) : (
        <SentNotice mail={mail} isAgain={isAgain} />
      )}
      <div className={styles.buttons}>
        <Button look="primary" wide onClick={onSignIn}>
          <Trans>Sign in</Trans>
        </Button>
        <Button wide aria-busy={isBusy} onClick={() => void again()}>
          {isBusy ? <Trans>One moment…</Trans> : <Trans>Send again</Trans>}
        </Button>
      </div>
    </>
  );
};

/** Says that a mail may be on its way, without revealing whether the address has a profile. */
export const MailSentScreen = (props: MailSentProps) => (
  <WordsPage testId="mail-sent" title={useMailedTitle()} lead={<MailSentText {...props.mailed} />}>
    <MailSentBody {...props} />
  </WordsPage>
);
