import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountMail } from '#contract/order/order-mail.ts';
import { Button } from '#ui/form/button.tsx';
import { envelope } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';
import { WordsPage } from '#ui/words/words-page.tsx';
import styles from './account.module.css';

interface MailSentProps {
  readonly mail: AccountMail;
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

/** Never reveals whether the address has a profile. [S8.31, S8.32] */
export const MailSentText = () => <Trans>If a profile with that email exists, you will receive instructions</Trans>;

export const MailSentBody = ({ mail, onSignIn }: MailSentProps) => (
  <>
    {mail === 'folder' ? (
      <Notice icon={envelope} title={<FolderText />} />
    ) : (
      <Notice icon={envelope} title={<Trans>No mail?</Trans>}>
        <Trans>Look among unwanted mail too.</Trans>
      </Notice>
    )}
    <div className={styles.buttons}>
      <Button look="primary" wide onClick={onSignIn}>
        <Trans>Sign in</Trans>
      </Button>
    </div>
  </>
);

/** Says that a mail may be on its way, without revealing whether the address has a profile. */
export const MailSentScreen = (props: MailSentProps) => (
  <WordsPage testId="mail-sent" title={useMailedTitle()} lead={<MailSentText />}>
    <MailSentBody {...props} />
  </WordsPage>
);
